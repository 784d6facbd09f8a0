import type { Part } from '@cadence/releases/store/describe-build'
import { parseReleasable, releasables } from '../workspaces.ts'

/** A part to take back, and to which version; without one, to the release before the live one. */
export interface Target {
  part: Part
  version?: string
}

/** Reads parts from the command line, each with the version that follows it or with none. @throws Error at what is neither. */
export function targetsOf([first, ...rest]: readonly string[]): Target[] {
  const targets: Target[] = [{ part: parseReleasable(first) }]
  for (const word of rest) {
    const part = releasables.find((candidate) => candidate === word)
    const last = targets.at(-1)
    if (part) targets.push({ part })
    else if (last && !last.version) last.version = word
    else throw new Error(`'${word}' is no part, and ${last?.part} has a version already`)
  }
  return targets
}
