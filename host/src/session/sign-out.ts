import { sendAndLogout } from '@cadence/shared/auth'
import { toast } from '@cadence/shared/ui'
import { frameTexts } from '../texts/app-area.ts'

/** Signs out. A toast says when changes of the member could not be sent before. */
export async function signOut(): Promise<void> {
  if (!(await sendAndLogout())) toast({ kind: 'info', text: frameTexts.get().notSent })
}
