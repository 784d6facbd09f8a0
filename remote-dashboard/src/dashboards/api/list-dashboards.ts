import { call } from '@cadence/shared/api'
import { type Dashboard, dashboardSchema, receivedDashboardListSchema } from '@cadence/shared/schemas'

/** The member's dashboards as the API has them, and the epoch of its data; an older API does not tell that. */
export interface DashboardList {
  dashboards: readonly Dashboard[]
  epoch?: string | undefined
}

/**
 * GET /dashboards: every dashboard of the signed-in member that this release can read. One that a newer release has
 * written otherwise keeps no other one away; it shows once this tab has that release, too.
 * @throws ApiError
 */
export async function listDashboards(): Promise<DashboardList> {
  const { dashboards, epoch } = await call({
    method: 'get',
    path: '/dashboards',
    answer: receivedDashboardListSchema,
    failure: 'Failed to load dashboards',
  })
  const known = dashboards.flatMap((entry) => {
    const dashboard = dashboardSchema.safeParse(entry)
    return dashboard.success ? [dashboard.data] : []
  })
  return { dashboards: known, epoch }
}
