import { createHash } from 'node:crypto'
import type { Dashboard, PutDashboardRequest } from '@cadence/shared/schemas'

/** Of an id that is as long as one may be, this much is left in that of its copy. */
const ID_KEPT = 40
const HASH_KEPT = 22

/**
 * Whether a stored dashboard and an edit of it are both to be kept: the edit started from another version, and they
 * look different. A client that does not say where its edit started has the later one stand, and no more.
 */
export function areBothKept(stored: Dashboard, edit: PutDashboardRequest): boolean {
  const { base, attempt, updatedAt } = edit
  if (base === undefined) return false
  const time = Date.parse(stored.updatedAt)
  const own = [base, attempt, updatedAt].flatMap((moment) => (moment ? Date.parse(moment) : []))
  if (own.includes(time)) return false
  return stored.name !== edit.name || JSON.stringify(stored.items) !== JSON.stringify(edit.items)
}

/** The edit that does not stand, as a dashboard of its own. Its id follows from the edit: made again, it is the same. */
export function copyOf(loser: Dashboard, name = loser.name): Dashboard {
  const hash = createHash('sha256').update(`${loser.id} ${loser.updatedAt}`).digest('base64url')
  return { ...loser, id: `${loser.id.slice(0, ID_KEPT)}-${hash.slice(0, HASH_KEPT)}`, name }
}
