import { logSecurityEvent } from '../log/security-events.ts'
import type { Services } from '../services.ts'
import { findAccount } from './accounts.ts'
import { mailRequest } from './mail-request.ts'
import { sendResetLink } from './reset-mail.ts'

/**
 * POST /auth/forgot-password (specification, sections 2 and 7). In: email. Out: `{success: true}`, whether the address
 * is known or not. The owner of a known address, verified or not, with a password or without, gets a link that lives
 * an hour. Errors: 400 with `fields`, 429.
 */
export function forgotPassword(services: Services) {
  const { db, later, limits, log } = services
  return mailRequest({
    path: '/auth/forgot-password',
    summary: 'Mail a link to choose a new password',
    mailed: 'Mailed, if there is an account',
    limit: limits.forgotAddress,
    later,
    work: async ({ email, address }) => {
      const account = await findAccount(db, email)
      logSecurityEvent(log, 'forgot', { address, ...(account && { userId: account.id }) })
      if (account) await sendResetLink(services, account)
    },
  })
}
