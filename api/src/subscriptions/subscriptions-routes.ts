import {
  createSubscriptionSchema,
  patchSubscriptionSchema,
  subscriptionListSchema,
  subscriptionParamsSchema,
  subscriptionResponseSchema,
} from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { HttpError } from '../http/http-errors.ts'
import { jsonBody, SHORT_BODY_BYTES } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import type { Services } from '../services.ts'
import { authenticate, countWrites, type MemberEnv } from '../sessions/authenticate.ts'
import { storedAddress } from './calendar-sources.ts'
import {
  createSubscription,
  deleteSubscription,
  listSubscriptions,
  NOT_THERE,
  patchSubscription,
} from './subscriptions-queries.ts'

/**
 * GET /subscriptions (specification, section 3, widget 2). Out: `{subscriptions}`: the member's subscriptions in their
 * order, each with the outcome of the last attempt to read its calendar, without the texts. Errors: 401.
 */
export function listSubscriptionsRoute(services: Services) {
  return new Hono<MemberEnv>().get(
    '/subscriptions',
    describe({
      summary: 'The calendars that the member subscribes to',
      tag: 'subscriptions',
      member: true,
      success: { status: 200, description: 'In their order', schema: subscriptionListSchema },
      errors: [401, 503],
    }),
    authenticate(services),
    async (c) => {
      return c.json({ subscriptions: await listSubscriptions(services.db, c.get('member').user._id) }, 200)
    },
  )
}

/**
 * POST /subscriptions (specification, section 3, widget 2). In: the address from the answer of POST
 * /subscriptions/preview, name and colour. Out: 201
 * `{subscription}`, the last in the list. A calendar that was not previewed is read a moment later. Errors: 400 with
 * `fields`; 401; 409 when the member subscribes to it already, or to 20 calendars; 429.
 */
export function createSubscriptionRoute(services: Services) {
  const { db, jobs, limits, now } = services
  return new Hono<MemberEnv>().post(
    '/subscriptions',
    describe({
      summary: 'Subscribe to a calendar',
      tag: 'subscriptions',
      member: true,
      success: { status: 201, description: 'Subscribed', schema: subscriptionResponseSchema },
      errors: [400, 401, 409, 413, 415, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    jsonBody(SHORT_BODY_BYTES),
    validated('json', createSubscriptionSchema),
    async (c) => {
      const { address, ...shown } = c.req.valid('json')
      const userId = c.get('member').user._id
      await limits.calendarReads.take(userId)
      const added = { userId, address: withoutPassword(storedAddress(address)), ...shown }
      const subscription = await createSubscription(db, added, now())
      jobs.wake()
      return c.json({ subscription }, 201)
    },
  )
}

/** Refuses an address with a user name or password: the database would store it in clear. @throws HttpError 400 */
function withoutPassword(address: string): string {
  const { username, password } = new URL(address)
  if (username === '' && password === '') return address
  const message = 'The address may not have a user name'
  throw new HttpError(400, message, { fields: { address: message } })
}

/**
 * PATCH /subscriptions/{id} (specification, section 3, widget 2). In: name, colour, whether it is hidden, position; a
 * missing field does not change. Out:
 * `{subscription}`. Errors: 400 with `fields`, 401, 404, 429.
 */
export function patchSubscriptionRoute(services: Services) {
  const { db, now } = services
  return new Hono<MemberEnv>().patch(
    '/subscriptions/:id',
    describe({
      summary: 'Change how a subscription is shown',
      tag: 'subscriptions',
      member: true,
      success: { status: 200, description: 'The subscription', schema: subscriptionResponseSchema },
      errors: [400, 401, 404, 413, 415, 429, 503, 504],
      messages: { 404: NOT_THERE },
    }),
    authenticate(services),
    countWrites(services),
    validated('param', subscriptionParamsSchema),
    jsonBody(SHORT_BODY_BYTES),
    validated('json', patchSubscriptionSchema),
    async (c) => {
      const key = { userId: c.get('member').user._id, id: c.req.valid('param').id }
      return c.json({ subscription: await patchSubscription(db, key, c.req.valid('json'), now()) }, 200)
    },
  )
}

/**
 * DELETE /subscriptions/{id} (specification, section 3, widget 2). Out: 204, also when the member has no such
 * subscription. Errors: 400, 401, 429.
 */
export function deleteSubscriptionRoute(services: Services) {
  return new Hono<MemberEnv>().delete(
    '/subscriptions/:id',
    describe({
      summary: 'End a subscription',
      tag: 'subscriptions',
      member: true,
      success: { status: 204, description: 'Ended, or was not there' },
      errors: [400, 401, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    validated('param', subscriptionParamsSchema),
    async (c) => {
      await deleteSubscription(services.db, { userId: c.get('member').user._id, id: c.req.valid('param').id })
      return c.body(null, 204)
    },
  )
}
