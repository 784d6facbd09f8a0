import type { Part } from '../store/describe-build.ts'
import type { StoreDocument } from '../store/registry-document.ts'
import { entryOf } from '../store/registry-entries.ts'
import { rolledBackFrom } from '../store/roll-back.ts'

/**
 * The reason why an unchecked build must not go live: a person made another decision about its part. Pure.
 * @param history the newest revision first. @param version of the build. @returns null when there is no reason.
 */
export function reasonToStay(history: readonly StoreDocument[], part: Part, version: string): string | null {
  const [now] = history
  const entry = now && entryOf(now, part)
  if (entry?.pin) return `it is pinned (npm run pin -- ${part} --off)`
  if (entry?.canary) return `${entry.canary.release.version} is being tried out (npm run canary -- ${part})`
  if (rolledBackFrom(history, part) === version)
    return `${version} was taken back (npm run release -- ${part})`
  return null
}
