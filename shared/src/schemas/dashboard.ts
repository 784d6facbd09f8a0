import * as z from 'zod/mini'

/** Columns of the dashboard grid (specification, section 9). */
export const GRID_COLUMNS = 12

/** Ids of the ten widgets (specification, section 3). */
export const widgetIds = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
export const widgetIdSchema = z.enum(widgetIds)
export type WidgetId = z.infer<typeof widgetIdSchema>

/** Longest name of a dashboard, in UTF-16 code units. */
export const DASHBOARD_NAME_MAX = 100

/**
 * Longest `subGridOpts` as JSON, in UTF-16 code units. What a layout item carries there is kept as it came; no widget of
 * ours has any, and a grid within a widget is described in less.
 */
export const SUB_GRID_OPTIONS_MAX = 1000

/** Most dashboards that one member can keep. */
export const DASHBOARDS_MAX = 1000

/** Most bytes of JSON that the widgets' places on all dashboards of one member take up. */
export const DASHBOARD_BYTES_MAX = 5 * 1024 * 1024

const cell = z.int().check(z.gte(0), z.lte(1000))
const span = z.int().check(z.gte(1), z.lte(1000))
const columns = z.int().check(z.gte(1), z.lte(GRID_COLUMNS))

/** Where one widget stands on the grid, in cells, and how small and large it may get (specification, section 3). */
export const placementSchema = z.object({
  id: widgetIdSchema,
  x: z.int().check(z.gte(0), z.lt(GRID_COLUMNS)),
  y: cell,
  w: columns,
  h: span,
  minW: z.optional(columns),
  minH: z.optional(span),
  maxW: z.optional(columns),
  maxH: z.optional(span),
  content: z.string().check(z.maxLength(200)),
  locked: z.optional(z.boolean()),
  noMove: z.optional(z.boolean()),
  noResize: z.optional(z.boolean()),
  autoPosition: z.optional(z.boolean()),
  sizeToContent: z.optional(z.boolean()),
  subGridOpts: z.optional(
    z.record(z.string(), z.unknown()).check(
      z.refine((options) => JSON.stringify(options).length <= SUB_GRID_OPTIONS_MAX, {
        error: 'The options of a grid are too large',
      }),
    ),
  ),
})
export type Placement = z.infer<typeof placementSchema>

const dashboardId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
const timestamp = z.iso.datetime()

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(DASHBOARD_NAME_MAX))

/** What a member saves (specification, sections 3 and 7). */
export const dashboardBodySchema = z.object({
  name,
  items: z.array(placementSchema).check(
    z.maxLength(widgetIds.length),
    z.refine((items) => new Set(items.map((item) => item.id)).size === items.length, {
      error: 'A widget can stand on a dashboard once',
    }),
  ),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type DashboardBody = z.infer<typeof dashboardBodySchema>

/** Body of POST /dashboards: the id is made by the client, a timestamp that never repeats. */
export const createDashboardRequestSchema = z.extend(dashboardBodySchema, { id: dashboardId })

/**
 * Body of PUT /dashboards/{id}: what a member saves. `base` is the `updatedAt` of the stored version that the edit
 * started from, null when there was none. When another one is stored by then, both are kept: the later edit stands, and
 * the other becomes a dashboard of its own under `copyName`, a name in the member's language. Without `base` the later
 * edit stands and the other is gone; without `copyName` the copy has the name that it had. `attempt` is the `updatedAt`
 * of an earlier edit of this client whose answer never came: where that one is stored, it counts as the start, too.
 */
export const putDashboardRequestSchema = z.extend(dashboardBodySchema, {
  base: z.optional(z.nullable(timestamp)),
  attempt: z.optional(timestamp),
  copyName: z.optional(name),
})
export type PutDashboardRequest = z.infer<typeof putDashboardRequestSchema>

/** A saved dashboard, as storage and the API hold it (specification, section 3). Times are ISO 8601 in UTC. */
export const dashboardSchema = z.extend(createDashboardRequestSchema, { userId: z.string() })
export type Dashboard = z.infer<typeof dashboardSchema>

/** Path parameter of /dashboards/{id}. */
export const dashboardParamsSchema = z.object({ id: dashboardId })

/** Most dashboards in one page of GET /dashboards. */
export const DASHBOARDS_PER_PAGE = 50

/** Query of GET /dashboards: `limit` asks for pages of at most so many, `after` for the page that follows an id. */
export const dashboardListQuerySchema = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(DASHBOARDS_PER_PAGE))),
  after: z.optional(dashboardId),
})

/**
 * Answer of GET /dashboards: the member's own. Without `limit` all of them, the last edited first; with it a page, in the
 * order of the ids, and `next`, the `after` of the page that follows, if there is one. `epoch` is another one once the API
 * has a restored backup: a dashboard that is missing then was not deleted. Older releases send none.
 */
export const dashboardListSchema = z.object({
  dashboards: z.array(dashboardSchema),
  next: z.optional(dashboardId),
  epoch: z.optional(z.string()),
})

/** The same as a client reads it: each dashboard is checked by itself. */
export const receivedDashboardListSchema = z.object({
  dashboards: z.array(z.unknown()),
  next: z.optional(dashboardId),
  epoch: z.optional(z.string()),
})

/** Query of DELETE: `base` is the `updatedAt` of the version that was deleted; without it any is. */
export const deleteDashboardQuerySchema = z.object({ base: z.optional(timestamp) })

/** An answer without a body. */
export const emptyResponseSchema = z.unknown()

/** Answer of POST. */
export const dashboardResponseSchema = z.object({ dashboard: dashboardSchema })

/** Answer of PUT: the dashboard that stands, and the one that keeps the other edit when there were two. */
export const putDashboardResponseSchema = z.extend(dashboardResponseSchema, {
  copy: z.optional(dashboardSchema),
})
export type PutDashboardResponse = z.infer<typeof putDashboardResponseSchema>

/** How a widget is saved wherever it stands: its stated name, and how far it may shrink and grow, in cells. */
export interface SavedWidget {
  content: string
  minW: number
  minH: number
  maxW: number
  maxH: number
}

/** The ten widgets (specification, section 3). */
export const savedWidgets: Readonly<Record<WidgetId, SavedWidget>> = {
  '1': { content: 'Personal Tracker', minW: 3, minH: 2, maxW: 12, maxH: 4 },
  '2': { content: 'Life Planner', minW: 6, minH: 3, maxW: 12, maxH: 4 },
  '3': { content: 'ZenFlow', minW: 3, minH: 2, maxW: 6, maxH: 4 },
  '4': { content: 'Focus Shield', minW: 3, minH: 2, maxW: 6, maxH: 4 },
  '5': { content: 'Mood Check', minW: 3, minH: 2, maxW: 6, maxH: 4 },
  '6': { content: 'Daily Focus', minW: 3, minH: 2, maxW: 6, maxH: 4 },
  '7': { content: 'Daily Boost', minW: 3, minH: 2, maxW: 8, maxH: 4 },
  '8': { content: 'Timer', minW: 3, minH: 2, maxW: 6, maxH: 4 },
  '9': { content: 'To-do List', minW: 3, minH: 2, maxW: 6, maxH: 6 },
  '10': { content: 'NotePad', minW: 3, minH: 2, maxW: 8, maxH: 6 },
}

/** Which dashboard each member of a browser opened last, by the member's id. */
export const lastOpenedSchema = z.record(z.string(), dashboardParamsSchema.shape.id)
