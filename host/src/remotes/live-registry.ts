import type { RegisteredRemote } from '@cadence/releases/registry'
import { documentRegistry } from './document-registry.ts'
import { newestRegistry } from './newest.ts'
import { type Registry, RegistryError } from './registry.ts'
import { usedSource } from './used.ts'

/** By remote, what was taken when a page of it was first asked for: a release made since is not mixed with it. */
const taken = new Map<string, RegisteredRemote>()

/** What a newer registry says about a remote, as far as this document can use it. */
function newer(name: string): RegisteredRemote | undefined {
  try {
    const live = newestRegistry()?.remote(name)
    // The policy of this document lets no other origin in than the ones it came with.
    return live && new URL(live.entry).origin === location.origin ? live : undefined
  } catch (error) {
    if (error instanceof RegistryError) return undefined
    throw error
  }
}

/**
 * The registry that pages are loaded by. A remote of which nothing was asked for yet is the one that is live now, as
 * far as that is known; every other is the one that this document uses. @throws RegistryError
 */
export function liveRegistry(): Registry {
  const { remote, ...first } = documentRegistry()
  return { ...first, remote: (name) => taken.get(name) ?? newer(name) ?? remote(name) }
}

/** Settles on the release of a remote from which pages are loaded from now on; undefined when none is known. */
export function takeRemote(name: string): RegisteredRemote | undefined {
  const remote = liveRegistry().remote(name)
  if (remote) taken.set(name, remote)
  return remote
}

/** Leaves it open again, when it gave nothing. */
export function leaveRemote(name: string): void {
  if (!usedSource(name)) taken.delete(name)
}

/** The name of a release among its remote's: the one that the document came with is called as its remote. */
export function sourceId({ name, entry, version }: RegisteredRemote): string {
  return documentRegistry().remote(name)?.entry === entry ? name : `${name}@${version}`
}

/** What a report says about a remote: what this document uses of it, as far as the registry can be read. */
export function whose(remote: string | undefined): { remote?: string; version?: string; owner?: string } {
  if (!remote) return {}
  try {
    const { version: live, owner } = liveRegistry().remote(remote) ?? {}
    const version = usedSource(remote)?.release.version ?? live
    return { remote, ...(version ? { version } : {}), ...(owner ? { owner } : {}) }
  } catch (error) {
    if (error instanceof RegistryError) return { remote }
    throw error
  }
}
