import { ApiError, listDashboards } from '@cadence/shared/api'
import { DASHBOARDS_MAX, type Dashboard, type Placement } from '@cadence/shared/schemas'
import { createDashboard } from '../community-api.ts'

/** The member has as many dashboards as one can keep. */
export class CollectionFullError extends Error {
  override readonly name = 'CollectionFullError'
}

/** How often an id is tried that another device has taken in the same moment. */
const TRIES = 3

/** The name, or with a number after it where the collection has it already: `Vue d’ensemble (2)`. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; taken.has(free); number++) free = `${name} (${number})`
  return free
}

/**
 * Stores a layout as a new dashboard of the member; an open tab takes it over at its next sync.
 * @returns the dashboard as it is stored, under a name that the member has not used yet.
 * @throws CollectionFullError, ApiError
 */
export async function copyLayout(name: string, items: readonly Placement[]): Promise<Dashboard> {
  const { dashboards, total } = await listDashboards()
  const ids = new Set(dashboards.map(({ id }) => id))
  const names = new Set(dashboards.map(({ name }) => name))
  if (total >= DASHBOARDS_MAX) throw new CollectionFullError()
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
