import type { Outcome, Report } from '../rollout/report-contract.ts'
import { documentRegistry } from './live-registry.ts'
import { createReportQueue } from './report-queue.ts'

/** Event of `window` after a failure of a release. */
export const FAILURE_EVENT = 'releases:failure'

/** What the event of a failure says. */
export interface FailureDetail {
  error: unknown
  phase: Exclude<Outcome, 'shown'>
  /** Name of the remote; absent when the shell itself failed. */
  remote?: string
}

let note: ((report: Report) => void) | undefined

/** Reports an outcome to the release server. In a preview nothing is reported: it says nothing about what is live. */
export function reportOutcome(part: string, version: string | undefined, outcome: Outcome): void {
  if (version === undefined || documentRegistry().previews().length > 0) return
  // Without a network no file comes, of whichever release.
  if (outcome === 'load' && !navigator.onLine) return
  note ??= createReportQueue()
  note({ part, version, outcome })
}

/** Tells the page of a failure. */
export function announceFailure(detail: FailureDetail): void {
  dispatchEvent(new CustomEvent(FAILURE_EVENT, { detail }))
}
