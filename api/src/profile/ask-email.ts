import { emailChangeRequestSchema, profileSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { checkMember, WRONG_PASSWORD } from '../account/check-member.ts'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import { HttpError } from '../http/http-errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { validated } from '../http/validated.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import type { Services } from '../services.ts'
import { askForEmail } from './email-change-mails.ts'
import { accountOf, PROFILE_BODY_BYTES } from './profile-answers.ts'
import { examples } from './profile-examples.ts'

const SAME_EMAIL = 'This is already your e-mail address.'

/**
 * POST /profile/email (specification, section 2, Settings). In: the new e-mail, and the current password, or the
 * mailed code where the account has none. Out: `{hasPassword, emailChange}`. Nothing changes before the link is followed
 * that is mailed to the new address; it lives 24 hours and replaces the one before. The old address gets a notice. Whether another member has
 * the address is never told. Errors: 400 with `fields`, also for a wrong password; 401; 429.
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
    jsonBody(PROFILE_BODY_BYTES),
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
      const profile = await askForEmail(services, account, email, { told: true })
      logSecurityEvent(log, 'email.asked', { address, userId })
      return c.json(profile, 200)
    },
  )
}
