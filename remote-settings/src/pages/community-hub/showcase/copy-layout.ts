import { ApiError, listDashboards } from '@cadence/shared/api'
import { DASHBOARDS_MAX, type Dashboard, type Placement } from '@cadence/shared/schemas'
import { createDashboard } from '../community-api.ts'

/** How many ids are tried, because another device may take an id in the same moment. */
const TRIES = 3

/** A name that the collection does not have yet, if need be with a number after it: `Vue d’ensemble (2)`. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; taken.has(free); number++) free = `${name} (${number})`
  return free
}

/**
 * Stores a layout as a new dashboard of the member. An open tab shows it after its next sync.
 * @returns the stored dashboard, under a name that the member has not used yet; `full` when no more fit.
 * @throws ApiError
 */
export async function copyLayout(name: string, items: readonly Placement[]): Promise<Dashboard | 'full'> {
  const { dashboards, total } = await listDashboards()
  const ids = new Set(dashboards.map(({ id }) => id))
  const names = new Set(dashboards.map(({ name }) => name))
  if (total >= DASHBOARDS_MAX) return 'full'
  const now = new Date()
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() }
  let id = now.getTime()
  for (let tries = 1; ; tries++) {
    while (ids.has(String(id))) id++
    try {
      return await createDashboard({
        id: String(id),
        name: freeName(name, names),
        items: [...items],
        ...times,
      })
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 409
      if (!isTaken || tries === TRIES) throw error
      ids.add(String(id))
    }
  }
}
