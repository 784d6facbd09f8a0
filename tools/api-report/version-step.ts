import type { Weight } from './classify.ts'

type Numbers = readonly [major: number, minor: number, patch: number]

/** @throws Error when it is not three numbers. */
function numbersOf(version: string): Numbers {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? []
  if (major && minor && patch) return [Number(major), Number(minor), Number(patch)]
  throw new Error(`'${version}' is not a version of three numbers`)
}

/**
 * The least version that a change demands. A caret range takes what is the same up to the first number that is not 0, so
 * that is the one that a breaking change raises, and an addition the one after it. Pure.
 * @param before the version of the API that was changed.
 */
export function demandedVersion(before: string, weight: Weight): string {
  const [major, minor, patch] = numbersOf(before)
  if (weight === 'none') return before
  if (weight === 'breaking') return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`
  return major > 0 ? `${major}.${minor + 1}.0` : `0.${minor}.${patch + 1}`
}

/** Whether a version is at least another. Pure. */
export function isAtLeast(version: string, demanded: string): boolean {
  const [is, least] = [numbersOf(version), numbersOf(demanded)]
  const at = is.findIndex((number, index) => number !== least[index])
  return at < 0 || (is[at] ?? 0) > (least[at] ?? 0)
}
