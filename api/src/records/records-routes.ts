import {
  putRecordsResponseSchema,
  putRecordsSchema,
  recordListSchema,
  recordsQuerySchema,
} from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { jsonBody } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { assertNotAhead } from '../lib/offline-edits.ts'
import type { Services } from '../services.ts'
import { authenticate, countWrites, type MemberEnv } from '../sessions/authenticate.ts'
import { putRecords, readRecords } from './records-queries.ts'

/**
 * GET /records?since=n (specification, section 3, the widgets). In: the version up to which the client has read; 0 or
 * nothing for everything. Out: 200 `{records, version, more, epoch}`: what changed after it, the oldest change first,
 * deleted ones with `data` null, 500 at most; the version to ask for next, lower than `since` when a backup was
 * restored; whether there is more; and the epoch, which a restore changes. Errors: 400, 401.
 */
export function listRecordsRoute(services: Services) {
  return new Hono<MemberEnv>().get(
    '/records',
    describe({
      summary: 'What has changed of what the member put into widgets',
      tag: 'records',
      member: true,
      success: { status: 200, description: 'The oldest change first', schema: recordListSchema },
      errors: [400, 401, 503],
    }),
    authenticate(services),
    validated('query', recordsQuerySchema),
    async (c) =>
      c.json(await readRecords(services.db, c.get('member').user._id, c.req.valid('query').since), 200),
  )
}

const BODY_BYTES = 1024 * 1024

/**
 * PUT /records (specification, section 3, the widgets). In: at most 100 edits of the member's records, those that were
 * deleted with `data` null. Out: 200 `{records, copies?, epoch}`. `records` has the winner for each edit, in the same
 * order: the later `updatedAt`, or the stored record at the same time. An edit of a note also sends `base`, the version
 * it started from. Then a losing text becomes a copy whose title ends with `copySuffix`, and a text wins against a
 * deletion. An edit keeps the stored fields that its client does not know, by `fields`, or by what older releases knew when
 * it does not name them; without `fields` no completion of more than 35 days ago is deleted. All edits are stored, or
 * none. Errors: 400 with `fields`, also for an `updatedAt` more than a day ahead, 401, 409 when there would be more than
 * 20 000, or more than 20 MB, copies among them; 429.
 */
export function putRecordsRoute(services: Services) {
  const { db, now } = services
  return new Hono<MemberEnv>().put(
    '/records',
    describe({
      summary: 'Store edits of what the member put into widgets, unless the stored ones are later',
      tag: 'records',
      member: true,
      success: {
        status: 200,
        description:
          'For each edit, in the order of the request, the record that is stored now; and the copies of other texts',
        schema: putRecordsResponseSchema,
      },
      errors: [400, 401, 409, 413, 415, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    jsonBody(BODY_BYTES),
    validated('json', putRecordsSchema),
    async (c) => {
      const { records: edits, copySuffix = '', fields } = c.req.valid('json')
      const { user, sessionId } = c.get('member')
      const at = now()
      const times = edits.map(({ updatedAt }, place) => [`records.${place}.updatedAt`, updatedAt])
      assertNotAhead(Object.fromEntries(times), at)
      return c.json(
        await putRecords(db, { userId: user._id, sessionId, edits, copySuffix, fields, now: at }),
        200,
      )
    },
  )
}
