import { isSessionKept } from '@cadence/shared/auth'
import { toast } from '@cadence/shared/ui'

const text =
  'Votre navigateur ne laisse pas Cadence enregistrer votre session\u202f: elle prendra fin quand vous fermerez ou rechargerez cet onglet.'

/**
 * Tells who has just signed in where the browser forbids storage, or has no room left, that the session lives in this
 * tab only. Otherwise the next reload would look like a fault.
 */
export function tellWhenNotKept(): void {
  if (!isSessionKept()) toast({ kind: 'info', text })
}
