import { confirmEmailRequestSchema, memberResponseSchema } from '@cadence/shared/schemas'
import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Account, accountOf } from '../auth/accounts.ts'
import { publishChange } from '../changes/publish-change.ts'
import type { Database } from '../db/database.ts'
import { isUniqueViolation } from '../db/database-errors.ts'
import { identities, passwordResets, users } from '../db/schema.ts'
import { retryTransaction } from '../db/transaction.ts'
import { HttpError } from '../http/http-errors.ts'
import { jsonBody, SHORT_BODY_BYTES } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { hashToken } from '../lib/opaque-token.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import { emailChangedMail } from '../mail/account-mails.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import { addNotice, EMAIL_CHANGED } from '../notices/notices-queries.ts'
import type { Services } from '../services.ts'
import { authenticate, type MemberEnv } from '../sessions/authenticate.ts'
import { toUser } from '../sessions/member.ts'
import { endEmailChange, issueEmailUndo, takeEmailChange } from './email-change-queries.ts'
import { examples } from './profile-answers.ts'

export const CONFIRM_FAILED = 'This link is invalid or has expired. Please ask for a new one.'
export const ADDRESS_TAKEN = 'Another account has this e-mail address by now.'

/**
 * POST /profile/email/confirm (specification, section 2, Settings). In: the token of the mail to the new address, from
 * the member who asked for it. Out: `{user}` with that address, verified. Mailed links for a new password end, a notice
 * is made, and the old address gets a mail whose link gives the account back for seven days (POST
 * /auth/reset-password). Errors: 400 for a token that is wrong, used, replaced, older than 24 hours or of another
 * member; 401; 409 when the address became another member's meanwhile; 429.
 */
export function confirmEmail(services: Services) {
  const { db, deviceCookies, limits, log, mailOutbox } = services
  return new Hono<MemberEnv>().post(
    '/profile/email/confirm',
    describe({
      summary: 'Change the e-mail address with the token of its mail',
      tag: 'profile',
      member: true,
      success: {
        status: 200,
        description: 'Changed',
        schema: memberResponseSchema,
        example: examples.member,
      },
      errors: [400, 401, 409, 413, 415, 429, 503, 504],
      messages: { 400: CONFIRM_FAILED, 409: ADDRESS_TAKEN },
    }),
    authenticate(services),
    jsonBody(SHORT_BODY_BYTES),
    validated('json', confirmEmailRequestSchema, examples.token),
    async (c) => {
      const userId = c.get('member').user._id
      const address = c.get('address')
      const { token } = c.req.valid('json')
      const changed = await limits.verifyAddress.countRefusals(address, async () => {
        // A registration with the address at this moment causes the violation. The second try deletes it, because it is
        // unverified.
        const account = await retryTransaction(
          () => db.transaction((tx) => change(services, tx, { userId, token })),
          isUniqueViolation,
        ).catch(async (error: unknown) => {
          if (!isUniqueViolation(error)) throw error
          await endEmailChange(db, userId, { token })
          throw new HttpError(409, ADDRESS_TAKEN, { cause: error })
        })
        if (account) return account
        logSecurityEvent(log, 'email.failed', { address, userId })
        throw new HttpError(400, CONFIRM_FAILED)
      })
      deviceCookies.set(c, hashToken(changed.email))
      mailOutbox.deliverNow()
      logSecurityEvent(log, 'email.changed', { address, userId })
      return c.json({ user: toUser(changed, services.config) }, 200)
    },
  )
}

/**
 * Changes everything in one transaction. @returns the account with its new address, or undefined for an invalid token
 */
async function change(
  { config, now }: Services,
  tx: Database,
  { userId, token }: { userId: string; token: string },
): Promise<Account | undefined> {
  const email = await takeEmailChange(tx, { userId, token, now: now() })
  if (email === undefined) return undefined
  const before = await accountOf(tx, userId)
  // An unverified account with this address has not proven the mailbox. This member has.
  await tx.delete(users).where(and(eq(users.email, email), eq(users.isEmailVerified, false)))
  const [account] = await tx
    .update(users)
    .set({ email, isEmailVerified: true })
    .where(eq(users.id, userId))
    .returning()
  // A provider's claim about the former address says nothing about this one (see endDoubtfulLinks).
  await tx.update(identities).set({ authoritative: false }).where(eq(identities.userId, userId))
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
  await publishChange(tx, userId, 'profile')
  await addNotice(tx, { userId, kind: EMAIL_CHANGED, data: { email }, now: now() })
  const { firstName } = before
  const undo = await issueEmailUndo(tx, { userId, email: before.email, now: now() })
  const link = `${config.appUrl}/reset-password?token=${undo}`
  await enqueueMail(tx, before.email, emailChangedMail({ firstName, email, link }), now())
  return account
}
