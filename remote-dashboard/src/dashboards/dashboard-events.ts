import type { Dashboard } from '@cadence/shared/schemas'
import { storageKeys } from './dashboards-storage.ts'

/** Window events that announce a change to every screen of this tab (specification, section 7). */
export const dashboardEvents = {
  saved: 'dashboardSaved',
  deleted: 'dashboardDeleted',
  refresh: 'dashboardForceRefresh',
} as const

/** Announces that a dashboard was created or updated. The event's `detail` is the dashboard. */
export function announceSaved(record: Dashboard): void {
  window.dispatchEvent(new CustomEvent(dashboardEvents.saved, { detail: record }))
  announceChange()
}

/** Announces that a dashboard was deleted. The event's `detail` is its id. */
export function announceDeleted(id: string): void {
  window.dispatchEvent(new CustomEvent(dashboardEvents.deleted, { detail: id }))
  announceChange()
}

/** Announces that the list has changed. The browser sends `storage` to other tabs only, so this tab sends its own. */
export function announceChange(): void {
  window.dispatchEvent(new CustomEvent(dashboardEvents.refresh))
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.list }))
}
