import { authState, onAuthChange } from '@cadence/shared/auth'
import { keepInSync } from '@cadence/shared/sync'
import { useEffect } from 'react'
import { startBadge } from '../badge/start-badge.ts'
import { dashboardEvents } from '../dashboards/dashboard-events.ts'
import { pendingIds } from '../dashboards/dashboards-outbox.ts'
import { sendDashboards } from '../dashboards/dashboards-sync.ts'
import { readDashboards } from '../dashboards/read-dashboards.ts'
import { unsentRows } from '../records/records-outbox.ts'
import { onRecordEdit } from '../records/records-store.ts'
import { sendRecords, syncRecords } from '../records/records-sync.ts'
import { startSubscriptions } from '../subscriptions/start-subscriptions.ts'

function onDashboardEdit(listener: () => void): () => void {
  const names = [dashboardEvents.saved, dashboardEvents.deleted]
  for (const name of names) window.addEventListener(name, listener)
  return () => {
    for (const name of names) window.removeEventListener(name, listener)
  }
}

/** Keeps a member's dashboards, records and subscriptions in sync, and the badge of the app. @returns a function that ends it. */
export function startSync(userId: string): () => void {
  const ends = [
    keepInSync(userId, {
      topic: 'dashboards',
      sync: readDashboards,
      sendOutbox: sendDashboards,
      unsentCount: (member) => pendingIds(member).length,
      onEdit: onDashboardEdit,
    }),
    keepInSync(userId, {
      topic: 'records',
      sync: syncRecords,
      sendOutbox: sendRecords,
      unsentCount: (member) => unsentRows(member).length,
      onEdit: onRecordEdit,
    }),
    startSubscriptions(userId),
    startBadge(userId),
  ]
  return () => {
    for (const end of ends) end()
  }
}

let running: { userId: string; end: () => void } | null = null

/** Starts the sync for a member unless it is running for them. It ends when they are no longer signed in. */
function ensureSync(userId: string): void {
  if (running?.userId === userId) return
  running?.end()
  const stop = startSync(userId)
  const unsubscribe = onAuthChange(() => {
    if (authState.user?._id !== userId) end()
  })
  const end = () => {
    unsubscribe()
    stop()
    if (running?.end === end) running = null
  }
  running = { userId, end }
}

/**
 * Keeps a member's dashboards and records in sync from the first page that shows any of them, for as long as they are
 * signed in: an edit made just before such a page is left, or before the member signs out, is sent as well.
 */
export function useSync(userId: string | undefined): void {
  useEffect(() => {
    if (userId !== undefined) ensureSync(userId)
  }, [userId])
}
