import { logSecurityEvent } from '../log/security-events.ts'
import { choosePasswordLetter } from '../mail/letters.ts'
import type { Services } from '../services.ts'
import { findAccount } from './accounts.ts'
import { mailRequest } from './mail-request.ts'
import { sendResetLink } from './reset-mail.ts'
import { onlyRegistration, sendFurtherLink } from './verification-mail.ts'

/**
 * POST /auth/resend-verification (specification, section 2, the button 'Renvoyer l'e-mail'). In: email. Out:
 * `{success: true}`, whether the address is known, verified or neither. An address that waits to be verified gets a
 * further link, at most one per minute. Errors: 400 with `fields`, 429.
 *
 * When several registrations wait, one of them may be a stranger's, and nobody knows who asks here. Then the mail
 * lets the mailbox's owner choose a password now, which verifies the address and ends all of them.
 */
export function resendVerification(services: Services) {
  const { db, later, limits, log } = services
  return mailRequest({
    path: '/auth/resend-verification',
    summary: 'Mail a further verification link',
    mailed: 'Mailed, if the address waits to be verified',
    limit: limits.resendAddress,
    later,
    work: async ({ email, address }) => {
      const account = await findAccount(db, email)
      logSecurityEvent(log, 'resend', { address, ...(account && { userId: account.id }) })
      if (!account || account.isEmailVerified) return
      const registration = await onlyRegistration(db, account)
      if (registration) await sendFurtherLink(services, account, registration)
      else await sendResetLink(services, account, choosePasswordLetter)
    },
  })
}
