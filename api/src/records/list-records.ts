import { recordListSchema, recordsQuerySchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { authenticate } from '../auth/authenticate.ts'
import { describe } from '../http/describe.ts'
import type { MemberEnv } from '../http/env.ts'
import { validated } from '../http/validated.ts'
import type { Services } from '../services.ts'
import { readRecords } from './records-store.ts'

/**
 * GET /records?since=n (specification, section 3, the widgets). In: the version up to which the client has read, 0 or
 * nothing for everything. Out: 200 `{records, version, more, epoch}`: what changed after it, the oldest change first,
 * deleted ones among them with `data` null, 500 at most; the version to ask with next, lower than `since` when that is of
 * another database; whether there is more; and the epoch, another one after a restore. Errors: 400, 401.
 */
export function list(services: Services) {
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
