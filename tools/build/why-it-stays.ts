import type { Part } from '@cadence/releases/store/describe-build'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { entryOf } from '@cadence/releases/store/registry-entries'
import { rolledBackFrom } from '@cadence/releases/store/roll-back'

/**
 * Why a build that is not checked may not go live: somebody has decided otherwise about its part. Pure.
 * @param history the newest first. @param version of that build. @returns null when nothing was decided.
 */
export function whyItStays(history: readonly StoreDocument[], part: Part, version: string): string | null {
  const [now] = history
  const entry = now && entryOf(now, part)
  if (entry?.pin) return `it is pinned (npm run pin -- ${part} --off)`
  if (entry?.canary) return `${entry.canary.release.version} is being tried out (npm run canary -- ${part})`
  if (rolledBackFrom(history, part) === version)
    return `${version} was taken back (npm run release -- ${part})`
  return null
}
