import type { RolloutPlan } from '@cadence/shared/contract'
import type { SeenCanary } from '../store/canary.ts'
import type { Part } from '../store/describe-build.ts'
import type { StoreDocument } from '../store/document.ts'
import type { Count } from './tally.ts'
import { type Entry, entriesOf, isFresh } from './watched.ts'

/** A release is judged by what was told about it in this time, in milliseconds. */
const LATELY_MS = 5 * 60_000

/** What it is measured against may be older: once it is not live any more few tell about it. */
const BEFORE_MS = 20 * 60_000

/** Browsers that must fail before anything is stepped back. */
const LEAST_FAILING = 3

/** Networks that fail, or that only work, which make a few failing browsers a matter of the release, or of a network. */
const SEVERAL_NETWORKS = 3

const rateOf = ({ browsers, failing }: Count) => (browsers === 0 ? 0 : failing / browsers)

/** Whether a release fails in more browsers than chance and the release before it explain. Pure. */
function isAbove(release: Count, stable: Count): boolean {
  return rateOf(release) > 2 * rateOf(stable) + 0.05
}

/**
 * Whether a release is clearly worse than the stable one: at least three browsers fail, and a larger share of them. When
 * it works from several networks, they must not be of one or two, which may filter, or want to do harm. Pure.
 */
export function isWorse(release: Count, stable: Count): boolean {
  if (release.failing < LEAST_FAILING || !isAbove(release, stable)) return false
  return release.failingNetworks >= SEVERAL_NETWORKS || release.soundNetworks < SEVERAL_NETWORKS
}

/** What a canary's plan asks for: a share in percent, all, or null while its time with this share is not over. Pure. */
export function dueShare(
  { share, since, plan }: { share: number; since?: string | undefined; plan: RolloutPlan },
  now: number,
): number | 'all' | null {
  const step = plan.findLast((candidate) => candidate.share <= share) ?? plan[0]
  if (!step || !since || now - Date.parse(since) < step.minutes * 60_000) return null
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

const after = (since: string | undefined, earliest: number) =>
  Math.max(earliest, since ? Date.parse(since) : 0)

function judgeCanary(part: Part, entry: Entry, countOf: CountOf, now: number): Verdict | null {
  const { canary } = entry
  if (!canary) return null
  const { version, since } = canary.release
  const release = countOf(part, version, after(since, now - LATELY_MS))
  const stable = countOf(part, entry.version, now - BEFORE_MS)
  const seen = { version, share: canary.share }
  if (isWorse(release, stable))
    return { part, act: 'stop', canary: seen, why: said(part, version, release, stable) }
  const share = dueShare(canary, now)
  // Nobody has seen it, or some fail: it waits.
  if (share === null || release.browsers === 0 || isAbove(release, stable)) return null
  const why = said(part, version, release, stable)
  return share === 'all'
    ? { part, act: 'promote', canary: seen, why }
    : { part, act: 'raise', canary: seen, share, why }
}

function judgeFresh(part: Part, entry: Entry, countOf: CountOf, now: number): Verdict | null {
  const { version, since, previous } = entry
  if (!previous || !isFresh(entry, now)) return null
  const release = countOf(part, version, after(since, now - LATELY_MS))
  const stable = countOf(part, previous.version, now - BEFORE_MS)
  if (!isWorse(release, stable)) return null
  return { part, act: 'back', version, why: said(part, version, release, stable) }
}

/**
 * What is to be done about the releases that are tried out, or went live lately. A pinned part is left alone. Pure.
 * @param now in milliseconds since 1970.
 */
export function judge(document: StoreDocument, countOf: CountOf, now: number): Verdict[] {
  return entriesOf(document).flatMap(([part, entry]) => {
    if (entry.pin) return []
    const verdict = judgeCanary(part, entry, countOf, now) ?? judgeFresh(part, entry, countOf, now)
    return verdict ? [verdict] : []
  })
}
