import type { RolloutPlan } from '../registry.ts'
import type { SeenCanary } from '../store/canary.ts'
import type { Part } from '../store/describe-build.ts'
import type { StoreDocument } from '../store/registry-document.ts'
import { entriesOf, type RegistryEntry } from '../store/registry-entries.ts'
import type { Count } from './outcome-counts.ts'
import { isFresh, parsed, type TimeOf } from './watch-period.ts'

/** A release is judged by what was told about it in this time, in milliseconds. */
const LATELY_MS = 5 * 60_000

/** What it is measured against may be older: once it is not live any more few tell about it. */
const BEFORE_MS = 20 * 60_000

/**
 * Nothing is judged before it has been shown for this long, in milliseconds: a failure may be heard of a few seconds
 * before it is heard that a page works, which waits for an idle moment.
 */
export const SETTLED_MS = 5000

/** Browsers that must fail before anything is stepped back. */
const LEAST_FAILING = 3

/** Networks that fail, or that only work, which make a few failing browsers a matter of the release, or of a network. */
const SEVERAL_NETWORKS = 3

/** A release is worse when chance alone would make it look so less often than this; small, since one looks often. */
const CHANCE = 0.001

const rateOf = ({ browsers, failing }: Count) => (browsers === 0 ? 0 : failing / browsers)

/** Whether a release fails in more browsers than chance and the release before it explain. Pure. */
function isAbove(release: Count, stable: Count): boolean {
  return rateOf(release) > 2 * rateOf(stable) + 0.05
}

/** How likely it is that so many browsers fail, or more, where each does with probability `rate` (binomial). Pure. */
function chanceOf({ browsers, failing }: Count, rate: number): number {
  let term = browsers * Math.log(1 - rate)
  let fewer = 0
  for (let fails = 0; fails < failing; fails += 1) {
    fewer += Math.exp(term)
    term += Math.log((browsers - fails) / (fails + 1)) + Math.log(rate / (1 - rate))
  }
  return 1 - fewer
}

/**
 * Whether a release is clearly worse than the stable one: at least three browsers fail; more than twice the stable one's
 * share and 5 %; and more than chance explains, by a one-sided test against the stable one's share, to which 1 failing
 * browser of 25 is added for what is not known of it. (Three of three are enough, three of forty are not.) When this one
 * or the stable one works in several networks, they must not be of one or two, which may filter, or want to do harm.
 * Pure.
 */
export function isWorse(release: Count, stable: Count): boolean {
  if (release.failing < LEAST_FAILING || !isAbove(release, stable)) return false
  if (chanceOf(release, (stable.failing + 1) / (stable.browsers + 25)) >= CHANCE) return false
  const sound = Math.max(release.soundNetworks, stable.soundNetworks)
  return release.failingNetworks >= SEVERAL_NETWORKS || sound < SEVERAL_NETWORKS
}

/** What a canary's plan asks for: a share in percent, all, or null while its time with this share is not over. Pure. */
export function dueShare(
  { share, since, plan }: { share: number; since: number | undefined; plan: RolloutPlan },
  now: number,
): number | 'all' | null {
  const step = plan.findLast((candidate) => candidate.share <= share) ?? plan[0]
  if (!step || since === undefined || now - since < step.minutes * 60_000) return null
  return plan.find((candidate) => candidate.share > share)?.share ?? 'all'
}

/** What is to be done about a part, and why. */
export type Verdict =
  | { part: Part; why: string; act: 'stop' | 'promote'; canary: SeenCanary }
  | { part: Part; why: string; act: 'raise'; canary: SeenCanary; share: number }
  | { part: Part; why: string; act: 'back'; version: string }

/** How releases do, by what was told since a moment. */
export type CountOf = (part: Part, version: string, since: number) => Count

const said = (part: Part, version: string, release: Count, stable: Count) =>
  `${part} ${version}: failed in ${release.failing} of ${release.browsers} browsers, ${stable.failing} of ${stable.browsers} before`

/** What judging goes by: what was told, the time, and when what the document names began. */
interface Grounds {
  countOf: CountOf
  now: number
  timeOf: TimeOf
}

function judgeCanary(part: Part, entry: RegistryEntry, { countOf, now, timeOf }: Grounds): Verdict | null {
  const { canary } = entry
  if (!canary) return null
  const { version } = canary.release
  const since = timeOf(canary.release.since) ?? 0
  if (now - since < SETTLED_MS) return null
  const release = countOf(part, version, Math.max(since, now - LATELY_MS))
  const stable = countOf(part, entry.version, now - BEFORE_MS)
  const seen = { version, share: canary.share }
  if (isWorse(release, stable))
    return { part, act: 'stop', canary: seen, why: said(part, version, release, stable) }
  const share = dueShare({ ...canary, since: timeOf(canary.since) }, now)
  // Nobody has seen it, or some fail: it waits.
  if (share === null || release.browsers === 0 || isAbove(release, stable)) return null
  const why = said(part, version, release, stable)
  return share === 'all'
    ? { part, act: 'promote', canary: seen, why }
    : { part, act: 'raise', canary: seen, share, why }
}

function judgeFresh(part: Part, entry: RegistryEntry, { countOf, now, timeOf }: Grounds): Verdict | null {
  const { version, previous } = entry
  const since = timeOf(entry.since) ?? 0
  if (!previous || !isFresh(entry, now, timeOf) || now - since < SETTLED_MS) return null
  const release = countOf(part, version, Math.max(since, now - LATELY_MS))
  const stable = countOf(part, previous.version, now - BEFORE_MS)
  if (!isWorse(release, stable)) return null
  return { part, act: 'back', version, why: said(part, version, release, stable) }
}

/**
 * What is to be done about the releases that are tried out, or went live lately. A pinned part is left alone. Pure.
 * @param now in milliseconds since 1970. @param timeOf when a moment of the document was, by the same clock.
 */
export function judge(
  document: StoreDocument,
  countOf: CountOf,
  now: number,
  timeOf: TimeOf = parsed,
): Verdict[] {
  const grounds = { countOf, now, timeOf }
  return entriesOf(document).flatMap(([part, entry]) => {
    if (entry.pin) return []
    const verdict = judgeCanary(part, entry, grounds) ?? judgeFresh(part, entry, grounds)
    return verdict ? [verdict] : []
  })
}
