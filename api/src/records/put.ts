import { putRecordsResponseSchema, putRecordsSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import { jsonBody } from '../http/jsonBody.ts'
import { assertNotAhead } from '../http/notAhead.ts'
import { validated } from '../http/validated.ts'
import { countWrites } from '../limits/countWrites.ts'
import type { Services } from '../services.ts'
import { putRecords } from './store.ts'

const BODY_BYTES = 1024 * 1024

/**
 * PUT /records (specification, section 3, the widgets). In: at most 100 edits of the member's records, those that were
 * deleted with `data` null. Out: 200 `{records}`: for each of them, in that order, the record that stands: the one with
 * the later `updatedAt`, of two at the same time the stored one. All are stored, or none. Errors: 400 with `fields`,
 * also for an `updatedAt` more than a day ahead, 401, 409 when there would be more than 20 000, or more than 20 MB; 429.
 */
export function put(services: Services) {
  const { db, now } = services
  return new Hono<MemberEnv>().put(
    '/records',
    describe({
      summary: 'Store edits of what the member put into widgets, unless the stored ones are later',
      tag: 'records',
      member: true,
      success: {
        status: 200,
        description: 'For each edit, in its order, the record that stands',
        schema: putRecordsResponseSchema,
      },
      errors: [400, 401, 409, 413, 415, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    jsonBody(BODY_BYTES),
    validated('json', putRecordsSchema),
    async (c) => {
      const edits = c.req.valid('json').records
      const userId = c.get('member').user._id
      const at = now()
      const times = edits.map(({ updatedAt }, place) => [`records.${place}.updatedAt`, updatedAt])
      assertNotAhead(Object.fromEntries(times), at)
      return c.json({ records: await putRecords(db, { userId, edits, now: at }) }, 200)
    },
  )
}
