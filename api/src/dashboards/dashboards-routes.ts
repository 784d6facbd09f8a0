import {
  createDashboardRequestSchema,
  dashboardListQuerySchema,
  dashboardListSchema,
  dashboardParamsSchema,
  dashboardResponseSchema,
  deleteDashboardQuerySchema,
  putDashboardRequestSchema,
  putDashboardResponseSchema,
} from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { readEpoch } from '../db/epoch.ts'
import { HttpError } from '../http/http-errors.ts'
import { jsonBody } from '../http/json-body.ts'
import { describe } from '../http/openapi.ts'
import { validated } from '../http/validated.ts'
import { assertNotAhead } from '../lib/offline-edits.ts'
import type { Services } from '../services.ts'
import { authenticate, countWrites, type MemberEnv } from '../sessions/authenticate.ts'
import {
  assertRoomForOneMore,
  createDashboard,
  DASHBOARD_BODY_BYTES,
  deleteDashboard,
  hasDashboard,
  listDashboards,
  pageOfDashboards,
  putDashboard,
} from './dashboards-queries.ts'

/**
 * GET /dashboards?limit=n&after=id. Out: `{dashboards, next, epoch}`: the member's own. Without `limit`, as releases
 * before pages ask, all of them, the last edited first; with it at most that many, in the order of their ids, and
 * `next`, the id to ask after for the page that follows, if there is one. The epoch is another one after a restore.
 * Errors: 400, 401.
 */
export function listDashboardsRoute(services: Services) {
  return new Hono<MemberEnv>().get(
    '/dashboards',
    describe({
      summary: "The member's dashboards",
      tag: 'dashboards',
      member: true,
      success: {
        status: 200,
        description: 'All, the last edited first; or a page, in the order of the ids',
        schema: dashboardListSchema,
      },
      errors: [400, 401, 503],
    }),
    authenticate(services),
    validated('query', dashboardListQuerySchema),
    async (c) => {
      const { db } = services
      const userId = c.get('member').user._id
      const { limit, after } = c.req.valid('query')
      // Read first: a restore in between shows as another epoch on the next call.
      const epoch = await readEpoch(db)
      if (limit === undefined) return c.json({ dashboards: await listDashboards(db, userId), epoch }, 200)
      return c.json({ ...(await pageOfDashboards(db, userId, { limit, after })), epoch }, 200)
    },
  )
}

/**
 * POST /dashboards (specification, section 3). In: the dashboard with the client's id and times. Out: 201
 * `{dashboard}`. Errors: 400 with `fields`, also for an `updatedAt` more than a day ahead; 401; 409 when this member
 * already has the id, 1000 dashboards or 5 MB of them; 429.
 */
export function createDashboardRoute(services: Services) {
  return new Hono<MemberEnv>().post(
    '/dashboards',
    describe({
      summary: 'Store a new dashboard',
      tag: 'dashboards',
      member: true,
      success: { status: 201, description: 'Stored', schema: dashboardResponseSchema },
      errors: [400, 401, 409, 413, 415, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    jsonBody(DASHBOARD_BODY_BYTES),
    validated('json', createDashboardRequestSchema),
    async (c) => {
      const { id, ...body } = c.req.valid('json')
      const userId = c.get('member').user._id
      assertNotAhead({ updatedAt: body.updatedAt }, services.now())
      await assertRoomForOneMore(services.db, userId)
      const dashboard = await createDashboard(services.db, { userId, id }, body)
      if (!dashboard) throw new HttpError(409, 'You already have a dashboard with this id.')
      return c.json({ dashboard }, 201)
    },
  )
}

/**
 * PUT /dashboards/{id} (specification, section 3). In: the whole dashboard; it is created, or replaced unless the
 * stored one has a later `updatedAt`. With `base`, the version that the edit started from, an edit of another device is
 * kept too, as a copy named `copyName`. Out: 200 `{dashboard, copy?}`: the winner and that copy. Errors: 400 with
 * `fields`, also for an `updatedAt` more than a day ahead; 401; 409 when a new one or a copy would be the 1001st, or
 * all of them more than 5 MB: nothing is changed then; 429.
 */
export function putDashboardRoute(services: Services) {
  const { db, now } = services
  return new Hono<MemberEnv>().put(
    '/dashboards/:id',
    describe({
      summary: 'Create a dashboard, or replace it unless the stored one was edited later',
      tag: 'dashboards',
      member: true,
      success: {
        status: 200,
        description:
          'The dashboard that is stored now: the sent one, or one that was edited later; and the other edit, if both are kept',
        schema: putDashboardResponseSchema,
      },
      errors: [400, 401, 409, 413, 415, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    validated('param', dashboardParamsSchema),
    jsonBody(DASHBOARD_BODY_BYTES),
    validated('json', putDashboardRequestSchema),
    async (c) => {
      const key = { userId: c.get('member').user._id, id: c.req.valid('param').id }
      const body = c.req.valid('json')
      assertNotAhead({ updatedAt: body.updatedAt }, now())
      if (!(await hasDashboard(db, key))) await assertRoomForOneMore(db, key.userId)
      return c.json(await putDashboard(db, key, body), 200)
    },
  )
}

/**
 * DELETE /dashboards/{id}?base. In: `base`, the `updatedAt` of the version that was deleted; one that was edited
 * elsewhere since stays. Out: 204, also when the member has no such dashboard. Errors: 400, 401, 429.
 */
export function deleteDashboardRoute(services: Services) {
  return new Hono<MemberEnv>().delete(
    '/dashboards/:id',
    describe({
      summary: 'Delete a dashboard',
      tag: 'dashboards',
      member: true,
      success: { status: 204, description: 'Deleted, or was not there' },
      errors: [400, 401, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    validated('param', dashboardParamsSchema),
    validated('query', deleteDashboardQuerySchema),
    async (c) => {
      const key = { userId: c.get('member').user._id, id: c.req.valid('param').id }
      await deleteDashboard(services.db, key, c.req.valid('query').base)
      return c.body(null, 204)
    },
  )
}
