import { Hono } from 'hono'
import { doneResponseSchema } from '../auth/auth-answers.ts'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import { HttpError } from '../http/http-errors.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import { enqueue } from '../mail/enqueue-mail.ts'
import { accountCodeLetter } from '../mail/letters.ts'
import { accountOf } from '../profile/profile-answers.ts'
import type { Services } from '../services.ts'
import { issueAccountCode } from './account-code.ts'
import { examples } from './account-examples.ts'

const HAS_PASSWORD = 'This account has a password: use that.'

/**
 * POST /account/code (specification, section 2, Settings). Mails a code to a member without a password, who came by a
 * provider: with it they set a first password, change the address or delete the account, which an open session alone
 * must not do. It lives ten minutes and replaces the one before. Out: `{success: true}`. Errors: 401; 409 for an account
 * with a password; 429 after five in an hour.
 */
export function mailCode(services: Services) {
  const { config, db, limits, log, now, postman } = services
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
        const letter = accountCodeLetter({ firstName: account.firstName, code, appUrl: config.appUrl })
        await enqueue(tx, account.email, letter, now())
      })
      postman.kick()
      logSecurityEvent(log, 'code.mailed', { address: c.get('address'), userId })
      return c.json({ success: true }, 200)
    },
  )
}
