import * as z from 'zod/mini'

/** Columns of the dashboard grid (specification, section 9). */
export const GRID_COLUMNS = 12

/** Ids of the widgets: '1' to '10' are the ten of the specification, section 3, and others go on from '11'. */
export const widgetIds = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
const widgetIdSchema = z.enum(widgetIds)
export type WidgetId = z.infer<typeof widgetIdSchema>

/** Longest name of a dashboard, in UTF-16 code units. */
export const DASHBOARD_NAME_MAX = 100

/**
 * Longest `subGridOpts` as JSON, in UTF-16 code units. The field is stored as it is sent. No widget uses it today; a
 * nested grid needs less.
 */
export const SUB_GRID_OPTIONS_MAX = 1000

/** Most dashboards of one member. */
export const DASHBOARDS_MAX = 1000

/** Most bytes of JSON of all placements on all dashboards of one member. */
export const DASHBOARD_BYTES_MAX = 5 * 1024 * 1024

const cell = z.int().check(z.gte(0), z.lte(1000))
const span = z.int().check(z.gte(1), z.lte(1000))
const columns = z.int().check(z.gte(1), z.lte(GRID_COLUMNS))

/** Position, size and size limits of one widget on the grid, in cells (specification, section 3). */
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

const knownIds: ReadonlySet<string> = new Set(widgetIds)

/** A placement of a widget that only a later release has. All of it is kept as it is, and nobody checks its position. */
const laterPlacementSchema = z.looseObject({
  id: z.string().check(
    z.regex(/^[1-9][0-9]{0,3}$/),
    z.refine((id) => !knownIds.has(id)),
  ),
})

/** A placement on a saved dashboard. */
export type SavedPlacement = Placement | z.infer<typeof laterPlacementSchema>

/** A widget can stand on a dashboard once. */
const onceEach = z.refine<readonly { id: string }[]>(
  (items) => new Set(items.map((item) => item.id)).size === items.length,
  { error: 'A widget can stand on a dashboard once' },
)

const dashboardId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
const timestamp = z.iso.datetime()

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(DASHBOARD_NAME_MAX))

/** The part of a dashboard that a member edits (specification, sections 3 and 7). */
export const dashboardBodySchema = z.object({
  name,
  items: z.array(placementSchema).check(z.maxLength(widgetIds.length), onceEach),
  createdAt: timestamp,
  updatedAt: timestamp,
})

/** Body of POST /dashboards. The client makes the id, from a timestamp that it never uses twice. */
export const createDashboardRequestSchema = z.extend(dashboardBodySchema, { id: dashboardId })

/**
 * Body of PUT /dashboards/{id}.
 * - `base`: the `updatedAt` of the stored version on which the edit is based; null when none was stored. If the API
 *   holds another version by now, there is a conflict, and both are kept: the later edit stays, and the earlier one
 *   becomes a dashboard of its own. Without `base`, the later edit overwrites the earlier one.
 * - `copyName`: name of that copy, in the member's language. Without it the copy has the name of its own version.
 * - `attempt`: the `updatedAt` of an earlier edit of this client that got no answer. If the API holds that version, it
 *   counts as the base too.
 */
export const putDashboardRequestSchema = z.extend(dashboardBodySchema, {
  base: z.optional(z.nullable(timestamp)),
  attempt: z.optional(timestamp),
  copyName: z.optional(name),
})
export type PutDashboardRequest = z.infer<typeof putDashboardRequestSchema>

/**
 * A saved dashboard, in the browser's storage and in the API (specification, section 3). Times are ISO 8601 in UTC. The host
 * brings this schema, and may be older than the release that saved the dashboard: a widget that it does not know stays.
 */
export const dashboardSchema = z.extend(createDashboardRequestSchema, {
  items: z.array(z.union([placementSchema, laterPlacementSchema])).check(onceEach),
  userId: z.string(),
})
export type Dashboard = z.infer<typeof dashboardSchema>

/** The part of a saved dashboard that a member edits. */
export type DashboardBody = Omit<Dashboard, 'id' | 'userId'>

/** Path parameter of /dashboards/{id}. */
export const dashboardParamsSchema = z.object({ id: dashboardId })

/** Most dashboards in one page of GET /dashboards. */
export const DASHBOARDS_PER_PAGE = 50

/** Query of GET /dashboards. `limit`: the size of a page. `after`: the id after which the page starts. */
export const dashboardListQuerySchema = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(DASHBOARDS_PER_PAGE))),
  after: z.optional(dashboardId),
})

/**
 * Answer of GET /dashboards: the member's dashboards. Without `limit` all of them, the last edited first. With `limit` a
 * page, in the order of the ids, and `next`, the `after` of the next page, if there is one. `epoch` changes when a backup
 * of the API's database is restored: a dashboard that is missing then was not deleted. Older releases send no epoch.
 */
export const dashboardListSchema = z.object({
  dashboards: z.array(dashboardSchema),
  next: z.optional(dashboardId),
  epoch: z.optional(z.string()),
})

/** The same answer as a client reads it: each dashboard is checked separately, so that an unknown one does no harm. */
export const receivedDashboardListSchema = z.object({
  dashboards: z.array(z.unknown()),
  next: z.optional(dashboardId),
  epoch: z.optional(z.string()),
})

/** Query of DELETE. `base`: the `updatedAt` of the version to delete; without it any version is deleted. */
export const deleteDashboardQuerySchema = z.object({ base: z.optional(timestamp) })

/** An answer without a body. */
export const emptyResponseSchema = z.unknown()

/** Answer of POST. */
export const dashboardResponseSchema = z.object({ dashboard: dashboardSchema })

/** Answer of PUT: the stored dashboard, and after a conflict the copy with the other edit. */
export const putDashboardResponseSchema = z.extend(dashboardResponseSchema, {
  copy: z.optional(dashboardSchema),
})
export type PutDashboardResponse = z.infer<typeof putDashboardResponseSchema>

/** The fields of a widget that are the same in every placement: its name, and its size limits in cells. */
export interface SavedWidget {
  content: string
  minW: number
  minH: number
  maxW: number
  maxH: number
}

/** The widgets (specification, section 3). */
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
  '11': { content: 'Taskboard', minW: 3, minH: 2, maxW: 12, maxH: 8 },
  '12': { content: 'Examens', minW: 3, minH: 2, maxW: 8, maxH: 6 },
}

/** The dashboard that each member of a browser opened last, by the member's id. */
export const lastOpenedSchema = z.record(z.string(), dashboardParamsSchema.shape.id)
