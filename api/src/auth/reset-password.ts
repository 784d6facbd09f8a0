import { resetPasswordRequestSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import type { Database } from '../db/database.ts'
import { retryTransaction } from '../db/transaction.ts'
import type { AppEnv } from '../http/app-env.ts'
import { HttpError } from '../http/http-errors.ts'
import { jsonBody, SHORT_BODY_BYTES } from '../http/json-body.ts'
import { describe, doneResponseSchema } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { hashToken } from '../lib/opaque-token.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import { passwordChangedMail } from '../mail/account-mails.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import { addNotice, PASSWORD_CHANGED } from '../notices/notices-queries.ts'
import { endEmailChange, isEmailUndo, takeEmailUndo } from '../profile/email-change-queries.ts'
import { countInvitation } from '../referrals/count-invitation.ts'
import type { Services } from '../services.ts'
import { revokeSessionsOf } from '../sessions/session-queries.ts'
import { type Account, findAccountById, replacePassword } from './accounts.ts'
import { examples } from './auth-schemas.ts'
import { assertUncommon } from './common-passwords.ts'
import { endDoubtfulLinks } from './google/google-link.ts'
import { endHandovers } from './google/handover.ts'
import { isResetToken, takeResetToken } from './reset-link.ts'
import { endVerification, onlyRegistration } from './verification-link.ts'

export const RESET_FAILED = 'This reset link is invalid or has expired. Please request a new one.'

/**
 * POST /auth/reset-password (specification, sections 2, 5 and 7). In: the token of the mail, password, confirmPassword.
 * Out: `{success: true}` and no session: the member signs in afterwards. Errors: 400 with `fields`, also for one of the
 * most common passwords, and then the token stays good; 400 for a token that is wrong, used, replaced by a newer one or
 * older than an hour; 429 after 30 such tokens from one address.
 *
 * The token may also be that of the mail about a changed address: then the account gets its former address back.
 *
 * The link proves the mailbox, so the address counts as verified and its unconfirmed registrations end; the referral code
 * of the only one counts. All sessions of
 * the member end, and so do links to Google that may belong to a former owner of the address. A mail confirms the
 * change.
 */
export function resetPassword(services: Services) {
  const { db, background, limits, log, now, passwords, mailOutbox } = services
  return new Hono<AppEnv>().post(
    '/auth/reset-password',
    describe({
      summary: 'Choose a new password',
      tag: 'auth',
      success: {
        status: 200,
        description: 'Changed; all sessions are over',
        schema: doneResponseSchema,
        example: examples.done,
      },
      errors: [400, 413, 415, 429, 503, 504],
      messages: { 400: RESET_FAILED },
    }),
    jsonBody(SHORT_BODY_BYTES),
    validated('json', resetPasswordRequestSchema, examples.resetPassword),
    async (c) => {
      const address = c.get('address')
      const { token, password } = c.req.valid('json')
      await assertUncommon(password, 'password')
      const account = await limits.resetAddress.countRefusals(address, async () => {
        // Checked first, so that requests without a valid link cannot make the API hash.
        const isGood = (await isResetToken(db, token, now())) || (await isEmailUndo(db, token, now()))
        const passwordHash = isGood && (await passwords.hash(password))
        const changed =
          passwordHash &&
          (await retryTransaction(() => db.transaction((tx) => reset(services, tx, { token, passwordHash }))))
        if (changed) return changed
        logSecurityEvent(log, 'reset.failed', { address })
        throw new HttpError(400, RESET_FAILED)
      })
      mailOutbox.deliverNow()
      logSecurityEvent(log, 'reset.ok', { address, userId: account.id })
      // Guesses of the old password must not lock the owner out.
      background.run(() => limits.loginAccount.clear(hashToken(account.email)))
      return c.json({ success: true }, 200)
    },
  )
}

interface Reset {
  token: string
  passwordHash: string
}

/** Changes everything in one transaction. @returns the account, or undefined for an invalid token */
async function reset(
  services: Services,
  tx: Database,
  { token, passwordHash }: Reset,
): Promise<Account | undefined> {
  const { config, now } = services
  const userId = (await takeResetToken(tx, token, now())) ?? (await takeEmailUndo(tx, token, now()))
  const before = userId && (await findAccountById(tx, userId))
  const registration = before && !before.isEmailVerified ? await onlyRegistration(tx, before) : undefined
  const account = before && (await replacePassword(tx, before.id, passwordHash))
  if (!before || !account) return undefined
  const kind = before.isEmailVerified ? PASSWORD_CHANGED : 'welcome'
  await addNotice(tx, { userId: account.id, kind, now: now() })
  await countInvitation(services, tx, account, registration?.referralCode ?? null)
  await endVerification(tx, account.id)
  await endEmailChange(tx, account.id)
  // In this order: a sign-in that runs at this moment may already have passed one step, and then ends at the next.
  await endDoubtfulLinks(tx, account.id)
  await endHandovers(tx, account.id)
  await revokeSessionsOf(tx, account.id, now())
  const mail = passwordChangedMail({ firstName: account.firstName, appUrl: config.appUrl })
  await enqueueMail(tx, account.email, mail, now())
  return account
}
