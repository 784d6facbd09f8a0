/*
 * What a shell needs of the releases: `runtimePlugins: ['@cadence/releases/browser']` in the configuration of the Module
 * Federation plugin is enough. The functions are for shells that say more to their users.
 */
import { releasesPlugin, usedRelease } from './browser/federation-plugin.ts'
import { askWhileVisible } from './browser/follow-registry.ts'
import { askNewest, documentRegistry } from './browser/live-registry.ts'
import { announceFailure, reportOutcome } from './browser/outcomes.ts'
import type { Registry, ShownPreview } from './browser/page-registry.ts'
import { PREVIEW_PATH } from './registry.ts'

export default releasesPlugin
export { FAILURE_EVENT, type FailureDetail } from './browser/outcomes.ts'
export type { ShownPreview }

/** Time between two questions for newer releases, in milliseconds. */
const EVERY_MS = 60_000

/** A part that is live in another release than this document has. */
export interface NewerRelease {
  /** `host`, or the name of a remote. */
  part: string
  /** The release that a document would get now; also after a rollback. */
  version: string
}

/** The live release of a remote in a registry; undefined when the registry does not name it, or has a wrong entry for it. */
function versionIn(registry: Registry, remote: string): string | undefined {
  try {
    return registry.remote(remote)?.version
  } catch {
    return undefined
  }
}

/** The shell's release; undefined in a document whose registry cannot be read. */
function ownVersion(): string | undefined {
  try {
    return documentRegistry().host
  } catch {
    return undefined
  }
}

/**
 * Asks the release server which parts of this document are live in another release by now. A release that did not load here
 * and gave way to the one before is none: a new document would try it again.
 */
export async function newerReleases(): Promise<NewerRelease[]> {
  const here = documentRegistry()
  const now = await askNewest()
  const host = now.host !== undefined && now.host !== here.host ? [{ part: 'host', version: now.host }] : []
  const remotes = now.names.flatMap((part) => {
    const version = versionIn(now, part)
    const known = [versionIn(here, part), usedRelease(part)?.version]
    return version === undefined || known.includes(version) ? [] : [{ part, version }]
  })
  return [...host, ...remotes]
}

/**
 * Calls back when another release is live than this document has, and with an empty list when that is over, because it was rolled
 * back. It asks about once a minute while the tab is visible, when it becomes visible, and when the network is back. Nothing is
 * reloaded by itself.
 * @returns a function that ends it.
 */
export function followReleases(onNewer: (newer: NewerRelease[]) => void): () => void {
  let known = '[]'
  const ask = async () => {
    const newer = await newerReleases()
    const written = JSON.stringify(newer)
    if (written === known) return
    known = written
    onNewer(newer)
  }
  // Not all at the same moment.
  return askWhileVisible(ask, () => EVERY_MS * (0.75 + Math.random() / 2))
}

/**
 * Reports that a page of a remote broke after it had loaded, for example from an error boundary. A canary or a new release
 * that breaks for too many is taken back by the release server.
 * @param remote name by which the shell imports it; undefined when the shell itself failed.
 */
export function reportFailure(remote: string | undefined, error: unknown): void {
  const version = remote === undefined ? ownVersion() : usedRelease(remote)?.version
  reportOutcome(remote ?? 'host', version, 'render')
  announceFailure({ error, phase: 'render', ...(remote === undefined ? {} : { remote }) })
}

/** The previews that this browser sees in the place of live releases. */
export function shownPreviews(): ShownPreview[] {
  return documentRegistry().previews()
}

/** Ends this browser's previews, or that of one remote. The next document has what is live. */
export async function endPreviews(remote?: string): Promise<void> {
  const query = remote === undefined ? '' : `?${new URLSearchParams({ remote })}`
  await fetch(PREVIEW_PATH + query, { method: 'DELETE' })
}
