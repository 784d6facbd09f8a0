import { useEffect } from 'react'
import { dashboardEvents } from '../dashboards/events.ts'
import { syncDashboards } from '../dashboards/sync.ts'
import { onEdit } from '../records/store.ts'
import { syncRecords } from '../records/sync.ts'
import { hearChanges } from './doorbell.ts'
import { Schedule } from './schedule.ts'

/** Keeps what a member has in step with the API. @returns the end of it. */
export function startSync(userId: string): () => void {
  const dashboards = new Schedule(() => syncDashboards(userId))
  const records = new Schedule(() => syncRecords(userId))
  const both = [dashboards, records]
  const all = () => {
    for (const schedule of both) schedule.ask('now')
  }
  const whenSeen = () => {
    if (document.visibilityState === 'visible') all()
  }
  const saved = () => dashboards.ask()
  const ends = [
    onEdit(() => records.ask()),
    hearChanges(userId, (topic) => (topic === 'records' ? records : dashboards).ask('now')),
  ]
  window.addEventListener('online', all)
  document.addEventListener('visibilitychange', whenSeen)
  for (const name of [dashboardEvents.saved, dashboardEvents.deleted]) window.addEventListener(name, saved)
  all()
  return () => {
    for (const end of [...ends, ...both.map((schedule) => () => schedule.end())]) end()
    window.removeEventListener('online', all)
    document.removeEventListener('visibilitychange', whenSeen)
    for (const name of [dashboardEvents.saved, dashboardEvents.deleted])
      window.removeEventListener(name, saved)
  }
}

/**
 * Keeps a member's dashboards and widgets in step while a page that shows them is open: at its start (so also after
 * sign-in), when the network is back or the tab is seen again, and after each change made here.
 */
export function useSync(userId: string | undefined): void {
  useEffect(() => (userId === undefined ? undefined : startSync(userId)), [userId])
}
