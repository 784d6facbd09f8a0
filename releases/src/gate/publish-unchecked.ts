import type { Part } from '../store/describe-build.ts'
import type { StoreDocument } from '../store/registry-document.ts'
import { entryOf } from '../store/registry-entries.ts'
import { rolledBackFrom } from '../store/roll-back.ts'

/**
 * Why a build that was not checked must not go live: a person decided otherwise about its part. Pure.
 * @param history the newest revision first. @param version of the build. @returns null when nothing speaks against it.
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
