import { call } from '@cadence/shared/api'
import { dashboardSchema, receivedDashboardListSchema } from '@cadence/shared/schemas'

/** GET /dashboards: how many the member has, and the ids and names of those that this release can read. @throws ApiError */
export async function listDashboards(): Promise<{ number: number; ids: Set<string>; names: Set<string> }> {
  const { dashboards } = await call({
    method: 'get',
    path: '/dashboards',
    answer: receivedDashboardListSchema,
    failure: 'Failed to load dashboards',
  })
  const known = dashboards.flatMap((entry) => dashboardSchema.safeParse(entry).data ?? [])
  return {
    number: dashboards.length,
    ids: new Set(known.map(({ id }) => id)),
    names: new Set(known.map(({ name }) => name)),
  }
}
