import { pushKeySchema, pushSubscriptionSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { HttpError } from '../http/http-errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import type { Services } from '../services.ts'
import { authenticate, countWrites, type MemberEnv } from '../sessions/authenticate.ts'
import { dropSubscriptions, keepSubscription } from './push-queries.ts'

/** GET /push-key (specification, section 2, Settings, Notifications). Out: `{publicKey}`. Errors: 401. */
export function pushKey(services: Services) {
  return new Hono<MemberEnv>().get(
    '/push-key',
    describe({
      summary: 'The key with which a browser subscribes to push messages',
      tag: 'push',
      member: true,
      success: { status: 200, description: 'The public key, in base64url', schema: pushKeySchema },
      errors: [401, 503],
    }),
    authenticate(services),
    (c) => c.json({ publicKey: services.push.publicKey }, 200),
  )
}

const BODY_BYTES = 4096
const NO_TLS = 'The address of a push service must begin with https://.'

/**
 * PUT /push-subscription (specification, section 2, Settings, Notifications). In: the subscription of this browser. Out:
 * 204; it replaces the earlier one of this session, and the browser takes no messages of another member any more.
 * Errors: 400 with `fields`; 401; 429.
 */
export function putPushSubscription(services: Services) {
  const { config, db, now } = services
  const isLocal = config.isOnThisMachine
  return new Hono<MemberEnv>().put(
    '/push-subscription',
    describe({
      summary: 'Let this browser take the member’s push messages',
      tag: 'push',
      member: true,
      success: { status: 204, description: 'Stored for this session' },
      errors: [400, 401, 413, 415, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    jsonBody(BODY_BYTES),
    validated('json', pushSubscriptionSchema),
    async (c) => {
      const { user, sessionId } = c.get('member')
      const subscription = c.req.valid('json')
      if (!isLocal && !subscription.endpoint.startsWith('https:')) {
        throw new HttpError(400, NO_TLS, { fields: { endpoint: NO_TLS } })
      }
      await keepSubscription(db, { userId: user._id, sessionId, subscription, now: now() })
      return c.body(null, 204)
    },
  )
}

/**
 * DELETE /push-subscription (specification, section 2, Settings, Notifications). Out: 204; this browser takes no push
 * messages any more, also when it took none. Errors: 401.
 */
export function deletePushSubscription(services: Services) {
  return new Hono<MemberEnv>().delete(
    '/push-subscription',
    describe({
      summary: 'Send no more push messages to this browser',
      tag: 'push',
      member: true,
      success: { status: 204, description: 'Deleted' },
      errors: [401, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    async (c) => {
      await dropSubscriptions(services.db, [c.get('member').sessionId])
      return c.body(null, 204)
    },
  )
}
