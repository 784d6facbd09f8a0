import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { revokeSessionsOf } from '../auth/sessions.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import { endEmailChange } from '../profile/email-change.ts'
import type { Services } from '../services.ts'

/**
 * DELETE /sessions (specification, section 2, Settings, Devices). Out: 204; every session of the member but the one that
 * asks is over at once, with its streams, and a change of the e-mail address that waits is taken back. Errors: 401.
 */
export function endOtherSessions(services: Services) {
  const { db, log, now } = services
  return new Hono<MemberEnv>().delete(
    '/sessions',
    describe({
      summary: 'Sign out all other devices',
      tag: 'sessions',
      member: true,
      success: { status: 204, description: 'Signed out' },
      errors: [401, 503, 504],
    }),
    authenticate(services),
    async (c) => {
      const { user, sessionId } = c.get('member')
      await db.transaction(async (tx) => {
        // Whoever is signed out may have asked for their own address before.
        await endEmailChange(tx, user._id)
        await revokeSessionsOf(tx, user._id, now(), { but: sessionId })
      })
      logSecurityEvent(log, 'sessions.ended', { address: c.get('address'), userId: user._id })
      return c.body(null, 204)
    },
  )
}
