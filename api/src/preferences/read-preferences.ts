import { preferencesSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import type { Services } from '../services.ts'
import { preferencesExample } from './preferences-example.ts'
import { readPreferences as findPreferences } from './preferences-store.ts'

/**
 * GET /preferences (specification, section 2, Settings and Appearance). Out: what the member has chosen, null where
 * nothing was. Errors: 401.
 */
export function readPreferences(services: Services) {
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
    async (c) => c.json(await findPreferences(services.db, c.get('member').user._id), 200),
  )
}
