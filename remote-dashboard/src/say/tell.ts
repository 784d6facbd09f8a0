import { toast } from '@cadence/shared/ui'
import { RefusedError } from '../sync/edit-errors.ts'

/** Says that a change failed: what refused it in its own words, anything else with `failed`. */
export function sayFailure(error: unknown, failed: string): void {
  if (!(error instanceof RefusedError)) console.error('A change failed', error)
  toast({ kind: 'error', text: error instanceof RefusedError ? error.message : failed })
}

/** Runs a change; a failure is said once and changes nothing. */
export async function tell(change: () => Promise<void>, failed: () => string): Promise<void> {
  try {
    await change()
  } catch (error) {
    sayFailure(error, failed())
  }
}
