import type { StoreDocument } from '@cadence/releases/store/registry-document'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import { shortCommit } from '../git.ts'
import { type Candidate, type Checked, checkFit, checkInBrowser, othersOf } from './run-checks.ts'

/** One line for each check: ✓ and what was looked at, or ✗ and why not. */
function linesOf({ name, refusals, help, note }: Checked): string[] {
  if (refusals.length === 0) return [`✓ ${name}${note ? ` (${note})` : ''}`]
  return [...refusals.map((reason) => `✗ ${name}: ${reason}`), ...(help ? [`  ${help}`] : [])]
}

/** Says what a check found. @returns whether it lets the build pass. */
export function say(checked: Checked): boolean {
  for (const line of linesOf(checked)) console.log(line)
  return checked.refusals.length === 0
}

/** `auth 0.1.0-4f2a from 0123456`. */
const headOf = ({ part, manifest: { version, commit } }: Candidate) =>
  `${part} ${version}${commit ? ` from ${shortCommit(commit)}` : ''}`

/**
 * Asks everything of builds that go live together, and says what was found; the browser only when nothing else stands
 * against them.
 * @returns whether they fit each other and what is live now.
 */
export async function passes(
  store: ReleaseStore,
  document: StoreDocument,
  candidates: readonly Candidate[],
): Promise<boolean> {
  const fit: boolean[] = []
  for (const candidate of candidates) {
    console.log(headOf(candidate))
    const others = await othersOf(store, document, candidate, candidates)
    fit.push(...(await checkFit(candidate, others)).map(say))
  }
  if (fit.includes(false)) return false
  return say(await checkInBrowser(store, document, candidates))
}
