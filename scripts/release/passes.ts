import { type ReleaseStore, readStore } from '@cadence/host/store'
import { type Candidate, type Checked, checkFit, checkInBrowser, othersOf } from './run-checks.ts'

/** One line for each check: ✓ and what was looked at, or ✗ and why not. */
function linesOf({ name, refusals, note }: Checked): string[] {
  if (refusals.length === 0) return [`✓ ${name}${note ? ` (${note})` : ''}`]
  return refusals.map((reason) => `✗ ${name}: ${reason}`)
}

/** Says what a check found. @returns whether it lets the build pass. */
export function say(checked: Checked): boolean {
  for (const line of linesOf(checked)) console.log(line)
  return checked.refusals.length === 0
}

/**
 * Asks everything of a build, and says what was found; the browser only when nothing else stands against it.
 * @returns whether it fits what is live now.
 */
export async function passes(store: ReleaseStore, candidate: Candidate): Promise<boolean> {
  const document = await readStore(store)
  const others = await othersOf(store, document, candidate.part)
  const fit = (await checkFit(candidate, others)).map(say)
  if (fit.includes(false)) return false
  return say(await checkInBrowser(store, document, candidate, others))
}
