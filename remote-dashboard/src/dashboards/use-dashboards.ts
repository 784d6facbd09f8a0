import type { Dashboard } from '@cadence/shared/schemas'
import { useCallback, useSyncExternalStore } from 'react'
import { compareTimes } from '../sync/edit-times.ts'
import { dashboardEvents } from './dashboard-events.ts'
import { readList } from './dashboards-storage.ts'

/** How often storage is read again, in milliseconds (specification, section 9). */
export const REFRESH_MS = 1000

const none: readonly Dashboard[] = []

/** Calls back whenever the list may have changed: on its events and every second (specification, section 7). */
function subscribe(onChange: () => void): () => void {
  const events = ['storage', ...Object.values(dashboardEvents)]
  for (const name of events) window.addEventListener(name, onChange)
  const timer = setInterval(onChange, REFRESH_MS)
  return () => {
    for (const name of events) window.removeEventListener(name, onChange)
    clearInterval(timer)
  }
}

const byMember = new WeakMap<object, Map<string, readonly Dashboard[]>>()

/** A member's own dashboards, the last edited first. The same stored text returns the same array. */
export function dashboardsOf(userId: string): readonly Dashboard[] {
  const list = readList()
  const cached = byMember.get(list) ?? new Map<string, readonly Dashboard[]>()
  byMember.set(list, cached)
  const own =
    cached.get(userId) ??
    list.records
      .filter((record) => record.userId === userId)
      .sort((a, b) => compareTimes(b.updatedAt, a.updatedAt))
  cached.set(userId, own)
  return own
}

/** A member's own dashboards. Renders again only when the stored text has changed. */
export function useDashboards(userId: string | undefined): readonly Dashboard[] {
  const snapshot = useCallback(() => (userId === undefined ? none : dashboardsOf(userId)), [userId])
  return useSyncExternalStore(subscribe, snapshot, () => none)
}
