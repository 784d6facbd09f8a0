import { deleteAccountRequestSchema } from '@cadence/shared/schemas'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Account, findAccountById } from '../auth/accounts.ts'
import { examples } from '../auth/auth-schemas.ts'
import { publishChange } from '../changes/publish-change.ts'
import type { Database } from '../db/database.ts'
import { emailChanges, mails, users } from '../db/schema.ts'
import { retryTransaction } from '../db/transaction.ts'
import { HttpError, UnauthorizedError } from '../http/http-errors.ts'
import { jsonBody, SHORT_BODY_BYTES } from '../http/json-body.ts'
import { describe, doneResponseSchema } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { hashToken } from '../lib/opaque-token.ts'
import type { Limits } from '../limits/attempt-limits.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import { accountDeletedMail } from '../mail/account-mails.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import { withdrawEmailMail } from '../profile/email-change-mails.ts'
import { endReferral } from '../referrals/referrals-queries.ts'
import type { Services } from '../services.ts'
import { authenticate, type MemberEnv } from '../sessions/authenticate.ts'
import { deleteUnused } from '../subscriptions/calendar-sources.ts'
import { sourceIdsOfMember } from '../subscriptions/subscriptions-queries.ts'
import { checkMember, WRONG_PASSWORD } from './check-member.ts'

const example = { password: 'Correct1horse', confirmation: 'SUPPRIMER' } as const

/**
 * DELETE /account (decisions, Retention). In: the password, where the account has one, and the typed word. Out:
 * `{success: true}`; account, data, sessions and streams are gone, and a last mail, without any id, confirms it. What
 * the member asked the team from their own address goes, too; forms of visitors stay, also with the same address. Errors: 400 with `fields`; 401; 429.
 */
export function deleteAccount(services: Services) {
  const { db, background, limits, log, mailOutbox } = services
  return new Hono<MemberEnv>().delete(
    '/account',
    describe({
      summary: 'Delete the account and everything in it, at once',
      tag: 'account',
      member: true,
      success: { status: 200, description: 'Gone', schema: doneResponseSchema, example: examples.done },
      errors: [400, 401, 413, 415, 429, 503, 504],
      messages: { 400: WRONG_PASSWORD },
    }),
    authenticate(services),
    jsonBody(SHORT_BODY_BYTES),
    validated('json', deleteAccountRequestSchema, example),
    async (c) => {
      const userId = c.get('member').user._id
      const details = { address: c.get('address'), userId }
      const account = await findAccountById(db, userId)
      if (!account) throw new UnauthorizedError('Please sign in.')
      try {
        const { password, code } = c.req.valid('json')
        await checkMember(services, account, { field: 'password', password, code })
        // A refresh or a write of the member at the same moment locks the same rows in another order, which is a
        // deadlock.
        if (!(await retryTransaction(() => db.transaction((tx) => erase(services, tx, account))))) {
          throw new HttpError(400, WRONG_PASSWORD, { fields: { password: WRONG_PASSWORD } })
        }
      } catch (error) {
        if (error instanceof HttpError) logSecurityEvent(log, 'account.failed', details)
        throw error
      }
      mailOutbox.deliverNow()
      logSecurityEvent(log, 'account.deleted', details)
      // Attempts are counted by the id of the account or the hash of its address. The account is deleted even if this
      // fails.
      background.run(() => forgetAttempts(limits, [userId, hashToken(account.email)]))
      return c.json({ success: true }, 200)
    },
  )
}

/** Deletes everything in one transaction. @returns false when the account has another password by now */
async function erase({ config, now }: Services, tx: Database, account: Account): Promise<boolean> {
  const isSame = sql`${users.passwordHash} is not distinct from ${account.passwordHash}`
  // Locked until the end, so that nothing of the member is stored from here on.
  const [row] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, account.id), isSame))
    .for('update')
  if (!row) return false
  const [change] = await tx.select().from(emailChanges).where(eq(emailChanges.userId, account.id))
  await endReferral(tx, account, now())
  const calendars = await sourceIdsOfMember(tx, account.id)
  // All tables with a member's id refer to this row, so their rows are deleted with it.
  await tx.delete(users).where(eq(users.id, account.id))
  await deleteUnused(tx, calendars)
  // The mails of a thread go with it: this may be the address of the team, too.
  await tx.delete(mails).where(and(eq(mails.recipient, row.email), isNull(mails.threadId)))
  if (change) await withdrawEmailMail(tx, change)
  await publishChange(tx, account.id, 'sessions')
  const mail = accountDeletedMail({ firstName: account.firstName, appUrl: config.appUrl })
  await enqueueMail(tx, row.email, mail, now())
  return true
}

async function forgetAttempts(limits: Limits, keys: readonly string[]): Promise<void> {
  for (const limit of Object.values(limits)) {
    for (const key of keys) await limit.clear(key)
  }
}
