import { authState, isSignedIn } from '@cadence/shared/auth'
import { toast } from '@cadence/shared/ui'
import { RefusedError } from '../sync/edit-errors.ts'

/** Shows that a change failed: the text of a refusal, or `failed` for any other error. */
export function toastFailure(error: unknown, failed: string): void {
  if (!(error instanceof RefusedError)) console.error('A change failed', error)
  toast({ kind: 'error', text: error instanceof RefusedError ? error.message : failed })
}

/** Makes a change. A failure is shown and not thrown. */
export async function withFailureToast(change: () => Promise<void>, failed: () => string): Promise<void> {
  try {
    await change()
  } catch (error) {
    toastFailure(error, failed())
  }
}

/** The text of a toast about a change, and the label of its undo button. */
export interface UndoToast {
  text: string
  undo: string
}

/** Shows what was done, with a button that undoes it, and one more before it where `more` is given. */
export function toastWithUndo(
  { text, undo }: UndoToast,
  undoChange: () => void,
  more?: { label: string; run: () => void },
): void {
  const userId = authState.user?._id ?? ''
  // The toast may outlive the session.
  const whileHere = (run: () => void) => () => {
    if (isSignedIn(userId)) run()
  }
  toast({
    kind: 'info',
    text,
    action: { label: undo, run: whileHere(undoChange) },
    ...(more && { secondAction: { label: more.label, run: whileHere(more.run) } }),
  })
}
