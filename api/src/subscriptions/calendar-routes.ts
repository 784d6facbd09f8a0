import {
  previewSubscriptionSchema,
  subscribedCalendarSchema,
  subscriptionParamsSchema,
  subscriptionPreviewSchema,
  subscriptionResponseSchema,
} from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { HttpError } from '../http/http-errors.ts'
import { jsonBody, SHORT_BODY_BYTES } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import type { Services } from '../services.ts'
import { authenticate, type MemberEnv } from '../sessions/authenticate.ts'
import { previewCalendar, refreshCalendar } from './calendar-preview.ts'
import { sourceText } from './calendar-sources.ts'
import { findSubscription, NOT_THERE, sourceIdOfSubscription } from './subscriptions-queries.ts'

/**
 * POST /subscriptions/preview (specification, section 3, widget 2). In: an address as the member pastes it. Out:
 * `{address, calendar, failure}`: the address to subscribe to and the text of its calendar, or why it could not be read.
 * The text is inside JSON, so no browser shows it as a page. Errors: 400 with `fields`; 401; 429 after sixty of these, of
 * POST /subscriptions and of POST /subscriptions/{id}/refresh together in ten minutes.
 */
export function previewSubscriptionRoute(services: Services) {
  return new Hono<MemberEnv>().post(
    '/subscriptions/preview',
    describe({
      summary: 'Read a calendar before subscribing to it',
      tag: 'subscriptions',
      member: true,
      success: { status: 200, description: 'Its text, or a reason', schema: subscriptionPreviewSchema },
      errors: [400, 401, 413, 415, 429, 503],
    }),
    authenticate(services),
    jsonBody(SHORT_BODY_BYTES),
    validated('json', previewSubscriptionSchema),
    async (c) => {
      await services.limits.calendarReads.take(c.get('member').user._id)
      return c.json(await previewCalendar(services, c.req.valid('json').address), 200)
    },
  )
}

/**
 * POST /subscriptions/{id}/refresh (specification, section 3, widget 2). Out: `{subscription}` after its calendar was read
 * again, unless that happened within the last minute. Errors: 400; 401; 404; 429 as for a preview.
 */
export function refreshSubscriptionRoute(services: Services) {
  const { db, limits } = services
  return new Hono<MemberEnv>().post(
    '/subscriptions/:id/refresh',
    describe({
      summary: 'Read a subscribed calendar again now',
      tag: 'subscriptions',
      member: true,
      success: { status: 200, description: 'The subscription', schema: subscriptionResponseSchema },
      errors: [400, 401, 404, 429, 503],
      messages: { 404: NOT_THERE },
    }),
    authenticate(services),
    validated('param', subscriptionParamsSchema),
    async (c) => {
      const key = { userId: c.get('member').user._id, id: c.req.valid('param').id }
      await limits.calendarReads.take(key.userId)
      await refreshCalendar(services, await sourceIdOfSubscription(db, key))
      return c.json({ subscription: await findSubscription(db, key) }, 200)
    },
  )
}

const NOT_READ = 'This calendar was not read so far.'

/**
 * GET /subscriptions/{id}/calendar (specification, section 3, widget 2). Out: `{version, calendar}`: the text that was read
 * last, also while its server is away; 304 for the version of `If-None-Match`. Errors: 400; 401; 404 when there is no such
 * subscription, or no text so far.
 */
export function subscribedCalendarRoute(services: Services) {
  const { db } = services
  return new Hono<MemberEnv>().get(
    '/subscriptions/:id/calendar',
    describe({
      summary: 'The text of a subscribed calendar',
      tag: 'subscriptions',
      member: true,
      parameters: [
        {
          name: 'If-None-Match',
          in: 'header',
          description: 'The ETag that the client has',
          example: '"abc"',
        },
      ],
      success: { status: 200, description: 'As it was read last', schema: subscribedCalendarSchema },
      errors: [400, 401, 404, 503],
      messages: { 404: NOT_READ },
    }),
    authenticate(services),
    validated('param', subscriptionParamsSchema),
    async (c) => {
      const key = { userId: c.get('member').user._id, id: c.req.valid('param').id }
      const { version } = await findSubscription(db, key)
      const known = c.req.header('if-none-match')
      // A proxy that compresses the answer makes the ETag a weak one.
      if (version !== null && known?.replace(/^W\//, '') === `"${version}"`) {
        c.header('ETag', known)
        return c.body(null, 304)
      }
      const text = await sourceText(db, await sourceIdOfSubscription(db, key))
      if (!text) throw new HttpError(404, NOT_READ)
      c.header('ETag', `"${text.version}"`)
      return c.json(text, 200)
    },
  )
}
