import { createHash, randomInt } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { Hono } from 'hono'
import { accountOf } from '../auth/accounts.ts'
import { examples } from '../auth/auth-schemas.ts'
import type { Database } from '../db/database.ts'
import { accountCodes } from '../db/schema.ts'
import { HttpError } from '../http/http-errors.ts'
import { describe, doneResponseSchema } from '../http/openapi.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import { accountCodeMail } from '../mail/account-mails.ts'
import { enqueueMail } from '../mail/mail-outbox.ts'
import type { Services } from '../services.ts'
import { authenticate, type MemberEnv } from '../sessions/authenticate.ts'

const HAS_PASSWORD = 'This account has a password: use that.'

/**
 * POST /account/code (specification, section 2, Settings). Mails a code to a member without a password (a member of a
 * provider): with it they set a first password, change the address or delete the account, which an open session alone
 * must not do. It lives ten minutes and replaces the one before. Out: `{success: true}`. Errors: 401; 409 for an
 * account with a password; 429 after five in an hour.
 */
export function mailCode(services: Services) {
  const { config, db, limits, log, now, mailOutbox } = services
  return new Hono<MemberEnv>().post(
    '/account/code',
    describe({
      summary: 'Mail a code to a member without a password',
      tag: 'account',
      member: true,
      success: { status: 200, description: 'Mailed', schema: doneResponseSchema, example: examples.done },
      errors: [401, 409, 429, 503, 504],
      messages: { 409: HAS_PASSWORD },
    }),
    authenticate(services),
    async (c) => {
      const userId = c.get('member').user._id
      const account = await accountOf(db, userId)
      if (account.passwordHash !== null) throw new HttpError(409, HAS_PASSWORD)
      await limits.accountCode.take(userId)
      await db.transaction(async (tx) => {
        const code = await issueAccountCode(tx, { userId, now: now() })
        const mail = accountCodeMail({ firstName: account.firstName, code, appUrl: config.appUrl })
        await enqueueMail(tx, account.email, mail, now())
      })
      mailOutbox.deliverNow()
      logSecurityEvent(log, 'code.mailed', { address: c.get('address'), userId })
      return c.json({ success: true }, 200)
    },
  )
}

const LIFETIME_MS = 10 * 60 * 1000
const DIGITS = 6

interface Issue {
  userId: string
  now: Date
}

/** A new code of six digits for a member; the one before stops working. */
export async function issueAccountCode(db: Database, { userId, now }: Issue): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const values = {
    hash: hashOf(userId, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  }
  await db
    .insert(accountCodes)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: accountCodes.userId, set: values })
  return code
}

/** Uses a code up. @returns whether it was the member's, and in time */
export async function takeAccountCode(
  db: Database,
  { userId, code, now }: Issue & { code: string },
): Promise<boolean> {
  const isIt = and(
    eq(accountCodes.userId, userId),
    eq(accountCodes.hash, hashOf(userId, code)),
    gt(accountCodes.expiresAt, now),
  )
  const used = await db.delete(accountCodes).where(isIt).returning({ userId: accountCodes.userId })
  return used.length > 0
}

function hashOf(userId: string, code: string): string {
  return createHash('sha256').update(`${userId}:${code}`).digest('hex')
}
