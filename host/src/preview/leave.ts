import { toast } from '@cadence/shared/ui'
import { resetPreview } from './reset.ts'

const failed = 'La version en ligne n’a pas pu être rétablie. Réessayez.'

/** Goes back to what is live, for one remote or for all, or says that it could not be done. */
export async function leavePreview(remote?: string): Promise<void> {
  await resetPreview(remote).catch(() => toast({ kind: 'error', text: failed, lang: 'fr' }))
}
