import { emailRequestSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { describe } from '../http/describe.ts'
import type { AppEnv } from '../http/env.ts'
import { jsonBody } from '../http/json-body.ts'
import { validated } from '../http/validated.ts'
import type { AttemptLimit } from '../limits/attempt-limit.ts'
import { AUTH_BODY_BYTES, doneResponseSchema } from './auth-answers.ts'
import { examples } from './auth-examples.ts'
import type { Later } from './deferred-work.ts'

interface MailRequest {
  path: string
  summary: string
  /** When a mail is sent, for the description of the API. */
  mailed: string
  /** Requests that one network address may make. */
  limit: AttemptLimit
  later: Later
  /** Begins after the answer. */
  work: (request: { email: string; address: string }) => Promise<void>
}

/**
 * A route that is given an e-mail address and may send it a mail. Out: `{success: true}`, whatever is known of the
 * address: nothing that depends on it begins before the answer. Errors: 400 with `fields`, 429.
 */
export function mailRequest({ path, summary, mailed, limit, later, work }: MailRequest) {
  return new Hono<AppEnv>().post(
    path,
    describe({
      summary,
      tag: 'auth',
      success: { status: 200, description: mailed, schema: doneResponseSchema, example: examples.done },
      errors: [400, 413, 415, 429, 503, 504],
    }),
    jsonBody(AUTH_BODY_BYTES),
    validated('json', emailRequestSchema, examples.email),
    async (c) => {
      const address = c.get('address')
      await limit.take(address)
      const email = c.req.valid('json').email.toLowerCase()
      later.run(() => work({ email, address }))
      return c.json({ success: true }, 200)
    },
  )
}
