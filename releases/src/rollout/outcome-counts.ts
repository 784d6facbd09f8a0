import { isIP } from 'node:net'

/** The most browsers stored for one release, in all and per network. A sample is enough. */
const MAX_BROWSERS = 2000
const MAX_BROWSERS_PER_NETWORK = 100

/** A browser's report is deleted after this time without a new one, in milliseconds. */
const STORED_MS = 20 * 60_000

/**
 * The network of a client: its IPv4 address, or the first 48 bits of its IPv6 address, which one household or office
 * may have for itself. Pure.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0')
  return [...groups, ...(tail === undefined ? [] : zeros), ...after].slice(0, 3).join(':')
}

/** What one browser reported about one release. */
interface BrowserOutcome {
  network: string
  /** When it last showed a page, and when one last failed, in milliseconds; undefined for never. */
  shown?: number
  failed?: number
}

/** The outcomes of a release. A browser counts once, and as failing when any page failed in it. */
export interface OutcomeCount {
  browsers: number
  failing: number
  /** Networks with a failing browser, and networks in which every browser works. */
  failingNetworks: number
  workingNetworks: number
}

/** The outcomes that browsers reported lately, by release. */
export interface OutcomeCounts {
  record: (release: string, outcome: { browser: string; network: string; isFailure: boolean }) => void
  /** @param since earlier reports do not count, in milliseconds since 1970. */
  count: (release: string, since: number) => OutcomeCount
  /** The number of reports that were recorded so far: it grows with each. */
  recorded: () => number
  removeOld: () => void
}

/** The key of a release in the counts. */
export const releaseKey = (part: string, version: string) => `${part} ${version}`

/** A time before every other time. */
const NEVER = Number.NEGATIVE_INFINITY

const lastReport = ({ shown = NEVER, failed = NEVER }: BrowserOutcome) => Math.max(shown, failed)

/**
 * Counts browsers, not events: a browser with a thousand failures weighs as much as one that works.
 * @param now the clock, in milliseconds since 1970.
 */
export function createOutcomeCounts(now = Date.now): OutcomeCounts {
  const releases = new Map<string, Map<string, BrowserOutcome>>()
  let recorded = 0

  /** Makes room for one more browser of a network. @returns false when the network has its most already. */
  function makeRoom(browsers: Map<string, BrowserOutcome>, network: string): boolean {
    let ofNetwork = 0
    for (const outcome of browsers.values()) if (outcome.network === network) ofNetwork += 1
    if (ofNetwork >= MAX_BROWSERS_PER_NETWORK) return false
    const [oldest] = browsers.keys()
    if (browsers.size >= MAX_BROWSERS && oldest !== undefined) browsers.delete(oldest)
    return true
  }

  return {
    record(release, { browser, network, isFailure }) {
      const browsers = releases.get(release) ?? new Map<string, BrowserOutcome>()
      const before = browsers.get(browser)
      if (!before && !makeRoom(browsers, network)) return
      recorded += 1
      // Deleting first moves the browser to the end of the map, so that the first key is always the oldest.
      browsers.delete(browser)
      browsers.set(browser, { ...before, network, [isFailure ? 'failed' : 'shown']: now() })
      releases.set(release, browsers)
    },
    count(release, since) {
      const recent = [...(releases.get(release)?.values() ?? [])].filter(
        (outcome) => lastReport(outcome) >= since,
      )
      const failing = recent.filter(({ failed = NEVER }) => failed >= since)
      const failingNetworks = new Set(failing.map(({ network }) => network))
      const networks = new Set(recent.map(({ network }) => network))
      return {
        browsers: recent.length,
        failing: failing.length,
        failingNetworks: failingNetworks.size,
        workingNetworks: networks.size - failingNetworks.size,
      }
    },
    recorded: () => recorded,
    removeOld() {
      const limit = now() - STORED_MS
      for (const [release, browsers] of releases) {
        for (const [browser, outcome] of browsers) if (lastReport(outcome) < limit) browsers.delete(browser)
        if (browsers.size === 0) releases.delete(release)
      }
    },
  }
}
