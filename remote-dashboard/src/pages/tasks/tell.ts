import { toast } from '@cadence/shared/ui'
import { RefusedError } from '../../dashboards/errors.ts'
import { tasksTexts } from '../../texts/tasks.ts'

/** Runs a change; a failure is said once and changes nothing. */
export async function tell(change: () => Promise<void>): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (!(error instanceof RefusedError)) console.error('The change in the tools library failed', error)
    toast({
      kind: 'error',
      text: error instanceof RefusedError ? error.message : tasksTexts.get().addFailed,
    })
  }
}
