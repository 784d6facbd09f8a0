import { isIP } from 'node:net'

/** Browsers that are kept for one release, and of these, of one network: a sample is enough. */
const MAX_BROWSERS = 2000
const MAX_PER_NETWORK = 100

/** What nobody has told about for this long is forgotten, in milliseconds. */
const KEPT_MS = 20 * 60_000

/**
 * The network of a client: its IPv4 address, or the first 48 bits of its IPv6 address, which a household or an office
 * may have to itself. Pure.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0')
  return [...groups, ...(tail === undefined ? [] : zeros), ...after].slice(0, 3).join(':')
}

/** What one browser told about one release. */
interface Told {
  network: string
  /** When it last showed a page, and when one last failed, in milliseconds; undefined for never. */
  shown?: number
  failed?: number
}

/** How a release does. A browser counts once, and as failing when anything failed in it. */
export interface Count {
  browsers: number
  failing: number
  /** Networks with a browser in which it fails, and those in which it only works. */
  failingNetworks: number
  soundNetworks: number
}

/** What browsers told about releases lately. */
export interface OutcomeCounts {
  note: (release: string, told: { browser: string; network: string; isFailure: boolean }) => void
  /** @param since what was told before is not counted, in milliseconds since 1970. */
  count: (release: string, since: number) => Count
  /** Counts what was noted, so that one can tell whether there is something new. */
  noted: () => number
  /** Forgets what is old. */
  forget: () => void
}

/** The key of a release in a outcomeCounts. */
export const keyOf = (part: string, version: string) => `${part} ${version}`

/** Before any moment that is asked for. */
const NEVER = Number.NEGATIVE_INFINITY

const last = ({ shown = NEVER, failed = NEVER }: Told) => Math.max(shown, failed)

/**
 * Counts browsers, not events: one that fails a thousand times weighs as much as one that works once.
 * @param now the clock, in milliseconds since 1970.
 */
export function createOutcomeCounts(now = Date.now): OutcomeCounts {
  const releases = new Map<string, Map<string, Told>>()
  let noted = 0

  /** Makes room for one more browser. @returns whether there is any. */
  function hasRoom(browsers: Map<string, Told>, network: string): boolean {
    let ofNetwork = 0
    for (const told of browsers.values()) if (told.network === network) ofNetwork += 1
    if (ofNetwork >= MAX_PER_NETWORK) return false
    const [oldest] = browsers.keys()
    if (browsers.size >= MAX_BROWSERS && oldest !== undefined) browsers.delete(oldest)
    return true
  }

  return {
    note(release, { browser, network, isFailure }) {
      const browsers = releases.get(release) ?? new Map<string, Told>()
      const before = browsers.get(browser)
      if (!before && !hasRoom(browsers, network)) return
      noted += 1
      // The one that told last stands last.
      browsers.delete(browser)
      browsers.set(browser, { ...before, network, [isFailure ? 'failed' : 'shown']: now() })
      releases.set(release, browsers)
    },
    count(release, since) {
      const recent = [...(releases.get(release)?.values() ?? [])].filter((told) => last(told) >= since)
      const failing = recent.filter(({ failed = NEVER }) => failed >= since)
      const failingNetworks = new Set(failing.map(({ network }) => network))
      const networks = new Set(recent.map(({ network }) => network))
      return {
        browsers: recent.length,
        failing: failing.length,
        failingNetworks: failingNetworks.size,
        soundNetworks: networks.size - failingNetworks.size,
      }
    },
    noted: () => noted,
    forget() {
      const limit = now() - KEPT_MS
      for (const [release, browsers] of releases) {
        for (const [browser, told] of browsers) if (last(told) < limit) browsers.delete(browser)
        if (browsers.size === 0) releases.delete(release)
      }
    },
  }
}
