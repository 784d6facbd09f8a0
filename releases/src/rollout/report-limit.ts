/** Reports that one network may send in a minute: enough for a school behind one address, too few for a flood. */
const PER_MINUTE = 600
const MINUTE_MS = 60_000

/** Networks that are counted at a time; beyond that all counts begin anew, so that memory stays bounded. */
const MAX_NETWORKS = 10_000

/** Limits the reports of each network. @param now the clock, in milliseconds. @returns whether a network may send one more. */
export function createReportLimit(now: () => number): (network: string) => boolean {
  let begun = 0
  const sent = new Map<string, number>()
  return (network) => {
    if (now() - begun >= MINUTE_MS || sent.size > MAX_NETWORKS) {
      begun = now()
      sent.clear()
    }
    const count = (sent.get(network) ?? 0) + 1
    sent.set(network, count)
    return count <= PER_MINUTE
  }
}
