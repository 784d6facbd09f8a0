import { sessionParamsSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { revokeSession } from '../auth/sessions.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import { HttpError } from '../http/http-errors.ts'
import { validated } from '../http/validated.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import type { Services } from '../services.ts'
import { hasOpenSession } from './sessions-store.ts'

const NO_SESSION = 'This device is no longer signed in.'

/**
 * DELETE /sessions/{id} (specification, section 2, Settings, Devices). Out: 204; its tokens and streams are over at once.
 * Errors: 400; 401; 404 for a session that is over, or not the member's.
 */
export function endSession(services: Services) {
  const { db, log, now } = services
  return new Hono<MemberEnv>().delete(
    '/sessions/:id',
    describe({
      summary: 'Sign out a device',
      tag: 'sessions',
      member: true,
      success: { status: 204, description: 'Signed out' },
      errors: [400, 401, 404, 503, 504],
      messages: { 404: NO_SESSION },
    }),
    authenticate(services),
    validated('param', sessionParamsSchema),
    async (c) => {
      const userId = c.get('member').user._id
      const { id } = c.req.valid('param')
      const isOwn = await hasOpenSession(db, { userId, id }, now())
      if (!isOwn || !(await revokeSession(db, id, now()))) throw new HttpError(404, NO_SESSION)
      logSecurityEvent(log, 'session.ended', { address: c.get('address'), userId, sessionId: id })
      return c.body(null, 204)
    },
  )
}
