import { changePasswordRequestSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { type Account, findAccountById, replaceKnownPassword } from '../auth/accounts.ts'
import { examples } from '../auth/auth-schemas.ts'
import { assertUncommon } from '../auth/common-passwords.ts'
import { endHandovers } from '../auth/google/handover.ts'
import { endReset } from '../auth/reset-link.ts'
import type { Database } from '../db/database.ts'
import { retryTransaction } from '../db/transaction.ts'
import { HttpError, UnauthorizedError } from '../http/http-errors.ts'
import { jsonBody, SHORT_BODY_BYTES } from '../http/json-body.ts'
import { describe, doneResponseSchema } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { hashToken } from '../lib/opaque-token.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import { passwordUpdatedMail } from '../mail/account-mails.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import { addNotice, PASSWORD_CHANGED } from '../notices/notices-queries.ts'
import { endEmailChange } from '../profile/email-change-queries.ts'
import type { Services } from '../services.ts'
import { authenticate, type MemberEnv } from '../sessions/authenticate.ts'
import { revokeSessionsOf } from '../sessions/session-queries.ts'
import { checkMember, WRONG_PASSWORD } from './check-member.ts'

const example = { currentPassword: 'Correct1horse', newPassword: 'Another2battery' }

/**
 * POST /password (specification, section 2, Settings). In: the current password, or where the account has none the
 * mailed code, and the new password. Out: `{success: true}`. Every other session of the member is over at once, with
 * its streams; this one stays. No mailed link for a password or another address works any more. The member gets a mail
 * and a notice. Errors: 400 with `fields`, also for one of the most common passwords, and for a current password that
 * is wrong or was changed meanwhile; 401; 429, also after ten changes in an hour.
 */
export function changePassword(services: Services) {
  const { db, background, limits, log, passwords, mailOutbox } = services
  return new Hono<MemberEnv>().post(
    '/password',
    describe({
      summary: 'Change the password, or set the first one',
      tag: 'account',
      member: true,
      success: {
        status: 200,
        description: 'Changed; every other session is over',
        schema: doneResponseSchema,
        example: examples.done,
      },
      errors: [400, 401, 413, 415, 429, 503, 504],
      messages: { 400: WRONG_PASSWORD },
    }),
    authenticate(services),
    jsonBody(SHORT_BODY_BYTES),
    validated('json', changePasswordRequestSchema, example),
    async (c) => {
      const { user, sessionId } = c.get('member')
      const details = { address: c.get('address'), userId: user._id }
      const { currentPassword, code, newPassword } = c.req.valid('json')
      await assertUncommon(newPassword, 'newPassword')
      const account = await findAccountById(db, user._id)
      if (!account) throw new UnauthorizedError('Please sign in.')
      // Counted before anything is hashed, and given back after a refusal: wrong passwords have a limit of their own.
      await limits.passwordChange.take(user._id)
      try {
        await checkMember(services, account, { field: 'currentPassword', password: currentPassword, code })
        const passwordHash = await passwords.hash(newPassword)
        // Confirming another address at the same moment locks the same rows in another order, which is a deadlock.
        const isChanged = await retryTransaction(() =>
          db.transaction((tx) => change(services, tx, { account, passwordHash, sessionId })),
        )
        if (!isChanged) {
          throw new HttpError(400, WRONG_PASSWORD, { fields: { currentPassword: WRONG_PASSWORD } })
        }
      } catch (error) {
        if (error instanceof HttpError) {
          await limits.passwordChange.giveBack(user._id)
          logSecurityEvent(log, 'password.failed', details)
        }
        throw error
      }
      mailOutbox.deliverNow()
      logSecurityEvent(log, 'password.changed', details)
      // Guesses of the old password must not lock the owner out.
      background.run(() => limits.loginAccount.clear(hashToken(account.email)))
      return c.json({ success: true }, 200)
    },
  )
}

interface Change {
  account: Account
  passwordHash: string
  /** The session that stays. */
  sessionId: string
}

/** Changes everything in one transaction. @returns false when the account has another password by now */
async function change(
  { config, now }: Services,
  tx: Database,
  { account, passwordHash, sessionId }: Change,
): Promise<boolean> {
  if (!(await replaceKnownPassword(tx, account, passwordHash))) return false
  // Steps that a stranger may have begun must end too.
  await endReset(tx, account.id)
  await endEmailChange(tx, account.id)
  await endHandovers(tx, account.id)
  await revokeSessionsOf(tx, account.id, now(), { but: sessionId })
  await addNotice(tx, { userId: account.id, kind: PASSWORD_CHANGED, now: now() })
  const mail = passwordUpdatedMail({ firstName: account.firstName, appUrl: config.appUrl })
  await enqueueMail(tx, account.email, mail, now())
  return true
}
