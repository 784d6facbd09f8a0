import { sessionListSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import type { Services } from '../services.ts'
import { openSessionsOf } from './sessions-store.ts'

/**
 * GET /sessions (specification, section 2, Settings, Devices). Out: `{sessions}`, the member's that are neither over nor
 * ended, the one that asks first, then the last active first, 100 at most. Errors: 401.
 */
export function listSessions(services: Services) {
  return new Hono<MemberEnv>().get(
    '/sessions',
    describe({
      summary: 'Where the member is signed in',
      tag: 'sessions',
      member: true,
      success: { status: 200, description: 'The open sessions', schema: sessionListSchema },
      errors: [401, 503],
    }),
    authenticate(services),
    async (c) =>
      c.json({ sessions: await openSessionsOf(services.db, c.get('member'), services.now()) }, 200),
  )
}
