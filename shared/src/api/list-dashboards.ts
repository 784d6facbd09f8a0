import {
  DASHBOARDS_PER_PAGE,
  type Dashboard,
  dashboardSchema,
  receivedDashboardListSchema,
} from '../schemas.ts'
import { call } from './call.ts'

/** The dashboards of the signed-in member in the API. */
export interface DashboardList {
  /** The dashboards that this release can read. One that a newer release has written in another way is left out. */
  dashboards: readonly Dashboard[]
  /** Number of all dashboards, including those left out. */
  total: number
  /** Changes when a backup of the API's database is restored. An older API sends none. */
  epoch: string | undefined
}

/**
 * GET /dashboards, page by page: every dashboard of the signed-in member.
 * @throws ApiError
 */
export async function listDashboards(): Promise<DashboardList> {
  const first = await readPage()
  const entries = [...first.dashboards]
  let after = first.next
  while (after !== undefined) {
    const page = await readPage(after)
    // A backup was restored after the first page, so that page is outdated.
    if (page.epoch !== first.epoch) return listDashboards()
    entries.push(...page.dashboards)
    after = page.next
  }
  const dashboards = entries.flatMap((entry) => dashboardSchema.safeParse(entry).data ?? [])
  return { dashboards, total: entries.length, epoch: first.epoch }
}

function readPage(after?: string) {
  const from = after === undefined ? '' : `&after=${after}`
  return call({
    method: 'get',
    path: `/dashboards?limit=${DASHBOARDS_PER_PAGE}${from}`,
    answer: receivedDashboardListSchema,
    failure: 'Failed to load dashboards',
  })
}
