import type { Dashboard } from '@cadence/shared/schemas'
import { storageKeys } from './keys.ts'

/** Window events that tell every screen of this tab about a change (specification, section 7). */
export const dashboardEvents = {
  saved: 'dashboardSaved',
  deleted: 'dashboardDeleted',
  refresh: 'dashboardForceRefresh',
} as const

/** Says that a record was created or updated; `detail` is the record. */
export function announceSaved(record: Dashboard): void {
  window.dispatchEvent(new CustomEvent(dashboardEvents.saved, { detail: record }))
  announceChange()
}

/** Says that a record was deleted; `detail` is its id. */
export function announceDeleted(id: string): void {
  window.dispatchEvent(new CustomEvent(dashboardEvents.deleted, { detail: id }))
  announceChange()
}

/** Says that the list is another one now. The browser sends `storage` to other tabs only, so this tab gets its own. */
export function announceChange(): void {
  window.dispatchEvent(new CustomEvent(dashboardEvents.refresh))
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.list }))
}
