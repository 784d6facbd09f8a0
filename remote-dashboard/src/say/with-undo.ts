import { authState, isSignedIn } from '@cadence/shared/auth'
import { toast } from '@cadence/shared/ui'

/** What is said about a change, and the label of the button that takes it back. */
export interface SaidWithUndo {
  text: string
  undo: string
}

/** Says in a toast what was done, with a button that takes it back. */
export function sayWithUndo({ text, undo }: SaidWithUndo, takeBack: () => void): void {
  const userId = authState.user?._id ?? ''
  const run = () => {
    // The toast may outlive the session.
    if (isSignedIn(userId)) takeBack()
  }
  toast({ kind: 'info', text, action: { label: undo, run } })
}
