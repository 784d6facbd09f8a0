import { useEffect } from 'react'
import { dashboardEvents } from './events.ts'
import { syncDashboards } from './sync.ts'

/**
 * Keeps a member's dashboards in step while a page that shows them is open: at its start (so also after sign-in),
 * when the network is back, and after each change made here.
 */
export function useSync(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return
    const sync = () => void syncDashboards(userId)
    const events = ['online', dashboardEvents.saved, dashboardEvents.deleted]
    for (const name of events) window.addEventListener(name, sync)
    sync()
    return () => {
      for (const name of events) window.removeEventListener(name, sync)
    }
  }, [userId])
}
