import {
  DASHBOARDS_PER_PAGE,
  type Dashboard,
  dashboardSchema,
  receivedDashboardListSchema,
} from '../schemas.ts'
import { call } from './call.ts'

/** The signed-in member's dashboards as the API has them. */
export interface DashboardList {
  /** Those that this release can read. One that a newer release has written otherwise keeps no other one away. */
  dashboards: readonly Dashboard[]
  /** How many there are, with those that this release cannot read. */
  total: number
  /** Another one once the API has a restored backup; an older API sends none. */
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
    // The API has a restored backup since the first page, which is of no use then.
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
