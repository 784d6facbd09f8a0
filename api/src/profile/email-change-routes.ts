import { emailChangeRequestSchema, profileSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { checkMember, WRONG_PASSWORD } from '../account/check-member.ts'
import { accountOf } from '../auth/accounts.ts'
import { HttpError } from '../http/http-errors.ts'
import { jsonBody, SHORT_BODY_BYTES } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import type { Services } from '../services.ts'
import { authenticate, type MemberEnv } from '../sessions/authenticate.ts'
import { askForEmail } from './email-change-mails.ts'
import { endEmailChange, pendingEmailChange } from './email-change-queries.ts'
import { examples, profileOf } from './profile-answers.ts'

const SAME_EMAIL = 'This is already your e-mail address.'

/**
 * POST /profile/email (specification, section 2, Settings). In: the new e-mail, and the current password, or the mailed
 * code when the account has none. Out: `{hasPassword, emailChange}`. The address changes when the link in the mail to
 * the new address is followed. The link is valid for 24 hours and replaces the one before. The old address gets a mail.
 * The answer never reveals whether another member has the address. Errors: 400 with `fields`, also for a wrong
 * password; 401; 429.
 */
export function askEmail(services: Services) {
  const { db, limits, log } = services
  return new Hono<MemberEnv>().post(
    '/profile/email',
    describe({
      summary: 'Ask for another e-mail address',
      tag: 'profile',
      member: true,
      success: {
        status: 200,
        description: 'Mailed; the address changes when its link is followed',
        schema: profileSchema,
        example: examples.profile,
      },
      errors: [400, 401, 413, 415, 429, 503, 504],
      messages: { 400: WRONG_PASSWORD },
    }),
    authenticate(services),
    jsonBody(SHORT_BODY_BYTES),
    validated('json', emailChangeRequestSchema, examples.emailChange),
    async (c) => {
      const userId = c.get('member').user._id
      const body = c.req.valid('json')
      const email = body.email.toLowerCase()
      const address = c.get('address')
      await limits.emailChangeAddress.take(address)
      await limits.emailChangeAccount.take(userId)
      const account = await accountOf(db, userId)
      if (email === account.email) throw new HttpError(400, SAME_EMAIL, { fields: { email: SAME_EMAIL } })
      try {
        await checkMember(services, account, { field: 'password', password: body.password, code: body.code })
      } catch (error) {
        if (error instanceof HttpError) logSecurityEvent(log, 'email.refused', { userId })
        throw error
      }
      const profile = await askForEmail(services, account, email, { mailPresentAddress: true })
      logSecurityEvent(log, 'email.asked', { address, userId })
      return c.json(profile, 200)
    },
  )
}

const NOTHING_WAITS = 'No change of the e-mail address is waiting.'

/**
 * POST /profile/email/resend (specification, section 2, Settings). Mails a new link to the pending address; only the
 * newest works. Out: `{hasPassword, emailChange}`. Errors: 401, 409 when no change is pending, 429.
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
      return c.json(await askForEmail(services, account, pending.email, { mailPresentAddress: false }), 200)
    },
  )
}

/**
 * DELETE /profile/email (specification, section 2, Settings): the address stays, and the mailed link stops working.
 * Out: `{hasPassword, emailChange: null}`, also when no change was pending. Errors: 401.
 */
export function cancelEmail(services: Services) {
  const { db, now } = services
  return new Hono<MemberEnv>().delete(
    '/profile/email',
    describe({
      summary: 'Take back a change of the e-mail address',
      tag: 'profile',
      member: true,
      success: {
        status: 200,
        description: 'Nothing waits any more',
        schema: profileSchema,
        example: examples.settled,
      },
      errors: [401, 503, 504],
    }),
    authenticate(services),
    async (c) => {
      const userId = c.get('member').user._id
      const profile = await db.transaction(async (tx) => {
        await endEmailChange(tx, userId)
        return profileOf(tx, userId, now())
      })
      return c.json(profile, 200)
    },
  )
}
