import { preferencesSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import { jsonBody } from '../http/json-body.ts'
import { validated } from '../http/validated.ts'
import { countWrites } from '../limits/count-writes.ts'
import type { Services } from '../services.ts'
import { preferencesExample } from './preferences-example.ts'
import { patchPreferences as storePreferences } from './preferences-store.ts'

const BODY_BYTES = 4096

/**
 * PATCH /preferences (specification, section 2, Settings and Appearance). In: what has changed; null for what is chosen
 * no longer; what is missing stays as it is, each notification switch by itself. Out: all that the member has chosen.
 * Other sessions hear of it by GET /changes. Errors: 400 with `fields`, for a time zone that there is not, too; 401; 429.
 */
export function patchPreferences(services: Services) {
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
      return c.json(await storePreferences(db, { userId, changed: c.req.valid('json'), now: now() }), 200)
    },
  )
}
