import { changeEventSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { describe } from '../http/openapi.ts'
import type { Services } from '../services.ts'
import { authenticate, type MemberEnv } from '../sessions/authenticate.ts'

/**
 * GET /changes (specification, section 7). Out: server-sent events for as long as the access token lives and the
 * session is open: `ready` at once, then `change` with `{topic}` whenever records, dashboards, preferences or the
 * profile of the member have changed in any session. The event names the topic; the client reads the data itself.
 * Errors: 401, 503.
 */
export function changes(services: Services) {
  return new Hono<MemberEnv>().get(
    '/changes',
    describe({
      summary: 'Tells when something of the member has changed',
      tag: 'changes',
      member: true,
      success: {
        status: 200,
        description: 'Server-sent events, until the token or the session ends',
        schema: changeEventSchema,
        type: 'text/event-stream',
      },
      errors: [401, 503],
    }),
    authenticate(services),
    (c) => {
      const { user, sessionId } = c.get('member')
      const subscriber = { userId: user._id, sessionId, tokenEnd: c.get('tokenEnd') }
      return c.body(services.changeStreams.open(subscriber), 200, {
        'Content-Type': 'text/event-stream',
        // Without it nginx buffers events until there are many.
        'X-Accel-Buffering': 'no',
      })
    },
  )
}
