import type { RolloutPlan } from '../registry.ts'
import type { SeenCanary } from '../store/canary.ts'
import type { Part } from '../store/describe-build.ts'
import type { StoreDocument } from '../store/registry-document.ts'
import { entriesOf, type RegistryEntry } from '../store/registry-entries.ts'
import type { OutcomeCount } from './outcome-counts.ts'
import { isInWatchPeriod, momentsAsWritten, type TimeOf } from './watch-period.ts'

/** Reports about the release under watch count for this long, in milliseconds. */
const RECENT_MS = 5 * 60_000

/** Reports about the old release count for longer, because few browsers still use it once it is replaced. */
const RECENT_OLD_MS = 20 * 60_000

/**
 * A release is not judged in its first 5 seconds. A browser reports a failure at once, but a success only in an idle
 * moment: a judgement any earlier would see nothing but failures.
 */
export const SETTLED_MS = 5000

/** Browsers that must fail before a release is stepped back. */
const MIN_FAILING_BROWSERS = 3

/** With fewer networks than this, failures may come from one school's filter or from one person's false reports. */
const SEVERAL_NETWORKS = 3

const shareOf = ({ browsers, failing }: OutcomeCount) => (browsers === 0 ? 0 : failing / browsers)

/** Whether a release fails in more than twice the share of browsers in which the old one fails. Pure. */
function failsMoreThanTwiceAsOften(release: OutcomeCount, old: OutcomeCount): boolean {
  return shareOf(release) > 2 * shareOf(old)
}

/**
 * Whether a release must be stepped back. Pure.
 * 1. At least three browsers fail, and their share is more than twice the share that fails with the old release.
 * 2. The failures come from at least three networks. In a small audience, where fewer than three networks report that a
 *    release works, one network is enough: a whole school may have one address.
 */
export function isWorse(release: OutcomeCount, old: OutcomeCount): boolean {
  if (release.failing < MIN_FAILING_BROWSERS || !failsMoreThanTwiceAsOften(release, old)) return false
  const working = Math.max(release.workingNetworks, old.workingNetworks)
  return release.failingNetworks >= SEVERAL_NETWORKS || working < SEVERAL_NETWORKS
}

/**
 * The share that a canary's plan asks for next. Pure.
 * @returns a percentage, `all`, or null while the current step lasts or when there is no plan.
 */
export function nextShare(
  { share, since, plan }: { share: number; since: number | undefined; plan: RolloutPlan },
  now: number,
): number | 'all' | null {
  const step = plan.findLast((candidate) => candidate.share <= share) ?? plan[0]
  if (!step || since === undefined || now - since < step.minutes * 60_000) return null
  return plan.find((candidate) => candidate.share > share)?.share ?? 'all'
}

/** What the release server must do about a part, and why. */
export type Decision =
  | { part: Part; why: string; act: 'stop' | 'promote'; canary: SeenCanary }
  | { part: Part; why: string; act: 'raise'; canary: SeenCanary; share: number }
  | { part: Part; why: string; act: 'back'; version: string }

/** Counts the outcomes of a release since a moment, in milliseconds since 1970. */
export type CountOutcomes = (part: Part, version: string, since: number) => OutcomeCount

interface Evidence {
  countOutcomes: CountOutcomes
  now: number
  timeOf: TimeOf
}

/** Counts a release since `since`, and the old one beside it. @returns null while the release is not judged yet. */
function compare(
  part: Part,
  version: string,
  oldVersion: string,
  since: number,
  { countOutcomes, now }: Evidence,
) {
  if (now - since < SETTLED_MS) return null
  const release = countOutcomes(part, version, Math.max(since, now - RECENT_MS))
  const old = countOutcomes(part, oldVersion, now - RECENT_OLD_MS)
  const why = `${part} ${version}: failed in ${release.failing} of ${release.browsers} browsers, ${old.failing} of ${old.browsers} before`
  return { release, old, why }
}

function decideOnCanary(part: Part, entry: RegistryEntry, evidence: Evidence): Decision | null {
  const { canary } = entry
  if (!canary) return null
  const { version, since } = canary.release
  const compared = compare(part, version, entry.version, evidence.timeOf(since) ?? 0, evidence)
  if (!compared) return null
  const { release, old, why } = compared
  const seen = { version, share: canary.share }
  if (isWorse(release, old)) return { part, act: 'stop', canary: seen, why }
  const share = nextShare({ ...canary, since: evidence.timeOf(canary.since) }, evidence.now)
  // A canary that no browser has opened, or that fails more often, keeps its share.
  if (share === null || release.browsers === 0 || failsMoreThanTwiceAsOften(release, old)) return null
  return share === 'all'
    ? { part, act: 'promote', canary: seen, why }
    : { part, act: 'raise', canary: seen, share, why }
}

function decideOnNewRelease(part: Part, entry: RegistryEntry, evidence: Evidence): Decision | null {
  const { version, since, previous } = entry
  if (!previous || !isInWatchPeriod(entry, evidence.now, evidence.timeOf)) return null
  const compared = compare(part, version, previous.version, evidence.timeOf(since) ?? 0, evidence)
  if (!compared || !isWorse(compared.release, compared.old)) return null
  return { part, act: 'back', version, why: compared.why }
}

/**
 * The decisions about canaries and about releases that went live lately. A pinned part is left alone. Pure.
 * @param now in milliseconds since 1970. @param timeOf reads the moments of the document by the same clock as `now`.
 */
export function decisionsFor(
  document: StoreDocument,
  countOutcomes: CountOutcomes,
  now: number,
  timeOf: TimeOf = momentsAsWritten,
): Decision[] {
  const evidence = { countOutcomes, now, timeOf }
  return entriesOf(document).flatMap(([part, entry]) => {
    if (entry.pin) return []
    const decision = decideOnCanary(part, entry, evidence) ?? decideOnNewRelease(part, entry, evidence)
    return decision ? [decision] : []
  })
}
