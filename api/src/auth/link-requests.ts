import { emailRequestSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { jsonBody, SHORT_BODY_BYTES } from '../http/json-body.ts'
import { describe, doneResponseSchema } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import type { BackgroundWork } from '../lib/background-work.ts'
import type { AttemptLimit } from '../limits/attempt-limit.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import { choosePasswordMail } from '../mail/account-mails.ts'
import type { Services } from '../services.ts'
import { findAccount } from './accounts.ts'
import { examples } from './auth-schemas.ts'
import { sendResetLink } from './reset-link.ts'
import { onlyRegistration, sendFurtherLink } from './verification-link.ts'

/**
 * POST /auth/forgot-password (specification, sections 2 and 7). In: email. Out: `{success: true}`, whether the address
 * is known or not. The owner of a known address, verified or not, with a password or without, gets a link that lives
 * an hour. Errors: 400 with `fields`, 429.
 */
export function forgotPassword(services: Services) {
  const { db, background, limits, log } = services
  return mailRequest({
    path: '/auth/forgot-password',
    summary: 'Mail a link to choose a new password',
    mailed: 'Mailed, if there is an account',
    limit: limits.forgotAddress,
    background,
    work: async ({ email, address }) => {
      const account = await findAccount(db, email)
      logSecurityEvent(log, 'forgot', { address, ...(account && { userId: account.id }) })
      if (account) await sendResetLink(services, account)
    },
  })
}

/**
 * POST /auth/resend-verification (specification, section 2, the button 'Renvoyer l'e-mail'). In: email. Out: `{success:
 * true}`, whether the address is known, verified or neither. An unverified address gets a further link, at most one per
 * minute. Errors: 400 with `fields`, 429.
 *
 * When several registrations are unconfirmed, one of them may be a stranger's, and the API cannot know whose. Then the
 * mail lets the owner of the mailbox choose a new password, which verifies the address and ends all those
 * registrations.
 */
export function resendVerification(services: Services) {
  const { db, background, limits, log } = services
  return mailRequest({
    path: '/auth/resend-verification',
    summary: 'Mail a further verification link',
    mailed: 'Mailed, if the address waits to be verified',
    limit: limits.resendAddress,
    background,
    work: async ({ email, address }) => {
      const account = await findAccount(db, email)
      logSecurityEvent(log, 'resend', { address, ...(account && { userId: account.id }) })
      if (!account || account.isEmailVerified) return
      const registration = await onlyRegistration(db, account)
      if (registration) await sendFurtherLink(services, account, registration)
      else await sendResetLink(services, account, choosePasswordMail)
    },
  })
}

interface MailRequest {
  path: string
  summary: string
  /** When a mail is sent, for the OpenAPI document. */
  mailed: string
  /** The limit of requests from one network address. */
  limit: AttemptLimit
  background: BackgroundWork
  /** Runs after the answer. */
  work: (request: { email: string; address: string }) => Promise<void>
}

/**
 * A route that gets an e-mail address and may send a mail to it. Out: `{success: true}`, always: everything that
 * depends on the address runs after the answer, so neither the answer nor its time reveals accounts. Errors: 400 with
 * `fields`, 429.
 */
export function mailRequest({ path, summary, mailed, limit, background, work }: MailRequest) {
  return new Hono<AppEnv>().post(
    path,
    describe({
      summary,
      tag: 'auth',
      success: { status: 200, description: mailed, schema: doneResponseSchema, example: examples.done },
      errors: [400, 413, 415, 429, 503, 504],
    }),
    jsonBody(SHORT_BODY_BYTES),
    validated('json', emailRequestSchema, examples.email),
    async (c) => {
      const address = c.get('address')
      await limit.take(address)
      const email = c.req.valid('json').email.toLowerCase()
      background.run(() => work({ email, address }))
      return c.json({ success: true }, 200)
    },
  )
}
