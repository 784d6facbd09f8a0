import { type OutcomeCounts, releaseKey } from '@cadence/releases/rollout/outcome-counts'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { entriesOf } from '@cadence/releases/store/registry-entries'
import type { Metrics } from '@cadence/shared/metrics'

/** The reports of this time count, in milliseconds: as many minutes as a step back looks at. */
const REPORTED_MS = 5 * 60_000

/** Counts turns in which releases could not be judged. @returns counts one */
export function countUnjudged({ client, registry }: Metrics): () => void {
  const turns = new client.Counter({
    name: 'cadence_releases_unjudged_turns_total',
    help: 'Turns in which releases could not be judged, or a bad one not be stepped back.',
    registers: [registry],
  })
  return () => turns.inc()
}

/** Shows what is live, the canaries, and how many browsers reported about them to this process. */
export function measureReleases(
  { client, registry, beforeEachRead }: Metrics,
  live: () => Promise<StoreDocument>,
  outcomeCounts: OutcomeCounts,
  now = Date.now,
): void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new client.Gauge({ name: `cadence_releases_${name}`, help, labelNames, registers: [registry] })
  const ofRelease = ['part', 'version']
  const known = gauge('store_known', 'Whether this process knows what is live: 1 or 0.')
  const revision = gauge('registry_revision', 'The revision of the registry that this process serves.')
  const liveReleases = gauge('live', 'The release of each part that is live: always 1.', ofRelease)
  const pinned = gauge('pinned', 'Parts that stay as they are: always 1.', ['part'])
  const canaryShare = gauge(
    'canary_share',
    'The share of browsers that get a canary, from 0 to 1.',
    ofRelease,
  )
  const browsers = gauge('browsers', 'Browsers that reported about a release lately.', ofRelease)
  const failing = gauge('failing_browsers', 'Of them, those in which it failed.', ofRelease)

  function showReports(part: string, version: string): void {
    const count = outcomeCounts.count(releaseKey(part, version), now() - REPORTED_MS)
    browsers.set({ part, version }, count.browsers)
    failing.set({ part, version }, count.failing)
  }

  beforeEachRead(async () => {
    const document = await live().catch(() => undefined)
    known.set(document ? 1 : 0)
    // What is not live any more must not stay.
    for (const metric of [liveReleases, pinned, canaryShare, browsers, failing]) metric.reset()
    if (!document) return
    revision.set(document.revision)
    for (const [part, { version, canary, pin }] of entriesOf(document)) {
      liveReleases.set({ part, version }, 1)
      showReports(part, version)
      if (pin) pinned.set({ part }, 1)
      if (!canary) continue
      canaryShare.set({ part, version: canary.release.version }, canary.share / 100)
      showReports(part, canary.release.version)
    }
  })
}
