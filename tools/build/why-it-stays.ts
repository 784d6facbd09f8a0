import type { Part } from '@cadence/releases/store/describe-build'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { registered } from '@cadence/releases/store/registry-entries'
import { takenBack } from '@cadence/releases/store/taken-back'

/**
 * Why a build that is not checked may not go live: somebody has decided otherwise about its part. Pure.
 * @param history the newest first. @param version of that build. @returns null when nothing was decided.
 */
export function whyItStays(history: readonly StoreDocument[], part: Part, version: string): string | null {
  const [now] = history
  const entry = now && registered(now, part)
  if (entry?.pin) return `it is pinned (npm run pin -- ${part} --off)`
  if (entry?.canary) return `${entry.canary.release.version} is being tried out (npm run canary -- ${part})`
  if (takenBack(history, part) === version) return `${version} was taken back (npm run release -- ${part})`
  return null
}
