import { documentRegistry } from '@cadence/releases/browser/live-registry'
import { RegistryError } from '@cadence/releases/browser/page-registry'
import { remoteNames } from '@cadence/shared/contract'
import { HOST_OWNER } from '../errors/report-error.ts'
import { placeText } from '../preview/preview-wording.ts'
import { remoteNamed } from '../remotes/remotes.ts'
import type { PanelDetails, PartDetails } from './panel-contract.ts'

/** What a remote costs in this document. */
export interface LoadTimes {
  /** How long its entry took, in milliseconds; undefined when it was not loaded. */
  entry?: number
  files: number
  /**
   * Bytes that came over the network; files from the browser's cache count as 0. Undefined for another origin that
   * does not let its sizes be read.
   */
  bytes?: number
}

type Resource = Pick<PerformanceResourceTiming, 'name' | 'duration' | 'transferSize' | 'encodedBodySize'>

/** Adds up what was loaded from the folder of an entry. Pure. */
export function loadTimes(entry: string, resources: readonly Resource[]): LoadTimes {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  const own = resources.filter(({ name }) => name.startsWith(folder))
  const asked = own.find(({ name }) => name.split('?')[0] === entry)
  const isTold = own.every(({ transferSize, encodedBodySize }) => transferSize > 0 || encodedBodySize > 0)
  return {
    ...(asked ? { entry: asked.duration } : {}),
    files: new Set(own.map(({ name }) => name)).size,
    ...(isTold ? { bytes: own.reduce((sum, { transferSize }) => sum + transferSize, 0) } : {}),
  }
}

/** The host or a remote, as the panel shows it. */
export interface ShownPart
  extends Pick<PartDetails, 'name' | 'owner' | 'commit' | 'since' | 'previous' | 'canary' | 'pin'> {
  /** What this tab runs, or would load. */
  here: string
  /** What is live, if the server answered. */
  live?: string
  /** Where this browser alone has it from. */
  preview?: string
  /** Whether this tab has shown a page of it. */
  used: boolean
  load?: LoadTimes
}

function ofDocument(name: string): ShownPart | undefined {
  try {
    const { entry: remote, source } = remoteNamed(name)
    if (!remote) return undefined
    const { version, entry } = source?.release ?? remote
    const resources = performance
      .getEntriesByType('resource')
      .filter((timing) => timing instanceof PerformanceResourceTiming)
    const { owner, commit, since, previous, preview } = remote
    return {
      name,
      owner,
      here: version,
      used: source !== undefined,
      load: loadTimes(entry, resources),
      ...(commit ? { commit } : {}),
      ...(since ? { since } : {}),
      ...(previous ? { previous: previous.version } : {}),
      ...(preview ? { preview: placeText({ remote: name, ...preview }) } : {}),
    }
  } catch (error) {
    if (error instanceof RegistryError) return undefined
    throw error
  }
}

/** The host and each remote as the panel shows them: what this document knows, and what the server sends. */
export function shownParts(details: PanelDetails | null): ShownPart[] {
  const { host = 'développement' } = documentRegistry()
  const parts: ShownPart[] = [
    { name: 'host', owner: HOST_OWNER, here: host, used: true },
    ...remoteNames.flatMap((name) => ofDocument(name) ?? []),
  ]
  return parts.map((part) => {
    const told = details?.parts.find(({ name }) => name === part.name)
    if (!told) return part
    const { version: live, ...rest } = told
    // In a preview this document's previous release is another one, so only the server's counts.
    const { previous: _, ...known } = part
    return { ...known, ...rest, live }
  })
}
