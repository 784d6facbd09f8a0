import { profileSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import { HttpError } from '../http/http-errors.ts'
import type { Services } from '../services.ts'
import { pendingEmailChange } from './email-change.ts'
import { askForEmail } from './email-change-mails.ts'
import { accountOf } from './profile-answers.ts'
import { examples } from './profile-examples.ts'

const NOTHING_WAITS = 'No change of the e-mail address is waiting.'

/**
 * POST /profile/email/resend (specification, section 2, Settings). Mails a new link to the address that waits; only the
 * newest works. Out: `{hasPassword, emailChange}`. Errors: 401, 409 when none waits, 429.
 */
export function resendEmail(services: Services) {
  const { db, limits, now } = services
  return new Hono<MemberEnv>().post(
    '/profile/email/resend',
    describe({
      summary: 'Mail the link to the new e-mail address again',
      tag: 'profile',
      member: true,
      success: { status: 200, description: 'Mailed', schema: profileSchema, example: examples.profile },
      errors: [401, 409, 429, 503, 504],
      messages: { 409: NOTHING_WAITS },
    }),
    authenticate(services),
    async (c) => {
      const userId = c.get('member').user._id
      await limits.emailChangeAddress.take(c.get('address'))
      await limits.emailChangeAccount.take(userId)
      const pending = await pendingEmailChange(db, userId, now())
      if (!pending) throw new HttpError(409, NOTHING_WAITS)
      const account = await accountOf(db, userId)
      return c.json(await askForEmail(services, account, pending.email, { told: false }), 200)
    },
  )
}
