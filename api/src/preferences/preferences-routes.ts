import { type Preferences, preferencesSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { jsonBody } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import type { Services } from '../services.ts'
import { authenticate, countWrites, type MemberEnv } from '../sessions/authenticate.ts'
import { patchPreferences, readPreferences } from './preferences-queries.ts'

/** Preferences as the OpenAPI document shows them. */
export const preferencesExample = {
  language: 'fr',
  timeZone: 'Europe/Paris',
  theme: 'origin',
  mode: 'dark',
  notifications: { push: true, email: false, tasks: true, goals: true },
  mainDashboard: '1764028800000',
  lastDashboard: '1764028800000',
  phoneOrder: ['8', '6', '9'],
  weekStart: 'monday',
  holidayZone: 'C',
  character: 'p27',
  sharesMilestones: false,
} satisfies Preferences

/**
 * GET /preferences (specification, section 2, Settings and Appearance; decisions, /dashboard without an id). Out: what the member has chosen, null where
 * nothing was. Errors: 401.
 */
export function readPreferencesRoute(services: Services) {
  return new Hono<MemberEnv>().get(
    '/preferences',
    describe({
      summary: 'What the member has chosen',
      tag: 'preferences',
      member: true,
      success: {
        status: 200,
        description: 'Null where nothing was chosen',
        schema: preferencesSchema,
        example: preferencesExample,
      },
      errors: [401, 503],
    }),
    authenticate(services),
    async (c) => c.json(await readPreferences(services.db, c.get('member').user._id), 200),
  )
}

const BODY_BYTES = 4096

/**
 * PATCH /preferences (specification, section 2, Settings and Appearance). In: what has changed; null for what is chosen
 * no longer; what is missing stays as it is, each choice about notifications by itself. Out: all preferences of the member.
 * Other sessions get a change event. Errors: 400 with `fields`, for a time zone that there is not, too; 401; 429.
 */
export function patchPreferencesRoute(services: Services) {
  const { db, now } = services
  return new Hono<MemberEnv>().patch(
    '/preferences',
    describe({
      summary: 'Store what the member has chosen',
      tag: 'preferences',
      member: true,
      success: {
        status: 200,
        description: 'All that the member has chosen; null where nothing was',
        schema: preferencesSchema,
        example: preferencesExample,
      },
      errors: [400, 401, 413, 415, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    jsonBody(BODY_BYTES),
    validated('json', preferencesSchema, preferencesExample),
    async (c) => {
      const userId = c.get('member').user._id
      return c.json(await patchPreferences(db, { userId, changed: c.req.valid('json'), now: now() }), 200)
    },
  )
}
