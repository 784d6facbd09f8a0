import type { Dashboard, PutDashboardRequest } from '@cadence/shared/schemas'
import { copyId } from '../copy-id.ts'

/**
 * Whether a stored dashboard and an edit of it are both to be kept: the edit started from another version, and they
 * look different. A version before the one that the edit started from is what a restored backup has: the edit follows
 * it. A client that does not say where its edit started has the later one stand, and no more.
 */
export function areBothKept(stored: Dashboard, edit: PutDashboardRequest): boolean {
  const { base, attempt, updatedAt } = edit
  if (base === undefined) return false
  const time = Date.parse(stored.updatedAt)
  if (base !== null && time <= Date.parse(base)) return false
  const own = [attempt, updatedAt].flatMap((moment) => (moment ? Date.parse(moment) : []))
  if (own.includes(time)) return false
  return stored.name !== edit.name || JSON.stringify(stored.items) !== JSON.stringify(edit.items)
}

/** The edit that does not stand, as a dashboard of its own. Its id follows from the edit: made again, it is the same. */
export function copyOf(loser: Dashboard, name = loser.name): Dashboard {
  return { ...loser, id: copyId(loser.id, loser.updatedAt), name }
}
