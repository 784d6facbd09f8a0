import { onChange } from '@cadence/shared/api'
import { authState, onAuthChange, sendBeforeLogout } from '@cadence/shared/auth'
import { useEffect } from 'react'
import { dashboardEvents } from '../dashboards/events.ts'
import { sendDashboards, syncDashboards } from '../dashboards/sync.ts'
import { onEdit } from '../records/store.ts'
import { sendRecords, syncRecords } from '../records/sync.ts'
import { whenIdle } from '../time/when-idle.ts'
import { Schedule } from './schedule.ts'

/** How long a busy page has for its own things before the watch is loaded all the same, in milliseconds. */
const WATCH_PATIENCE_MS = 2000

/** Watches for the end of a countdown, on pages without its widget, too. Nothing of it is in a page's first chunks. */
async function watchCountdowns(): Promise<void> {
  try {
    const { watchEnds } = await import('../widgets/countdown/end-watch.ts')
    watchEnds()
  } catch (error) {
    // Tried again when the network is back or the page is seen; a widget with a countdown brings it along, too.
    console.warn('The end of a countdown cannot be watched yet', error)
  }
}

/** Keeps what a member has in step with the API, and looks out for the end of their countdowns. @returns the end of it. */
export function startSync(userId: string): () => void {
  const dashboards = new Schedule(() => syncDashboards(userId))
  const records = new Schedule(() => syncRecords(userId))
  const both = [dashboards, records]
  const all = () => {
    for (const schedule of both) schedule.ask('now')
  }
  const again = () => {
    all()
    void watchCountdowns()
  }
  const whenSeen = () => {
    if (document.visibilityState === 'visible') again()
  }
  const saved = () => dashboards.ask()
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('online', again, { signal })
  document.addEventListener('visibilitychange', whenSeen, { signal })
  for (const name of [dashboardEvents.saved, dashboardEvents.deleted]) {
    window.addEventListener(name, saved, { signal })
  }
  const ends = [
    () => listening.abort(),
    onEdit(() => records.ask()),
    sendBeforeLogout(() => sendDashboards(userId)),
    sendBeforeLogout(() => sendRecords(userId)),
    whenIdle(() => void watchCountdowns(), WATCH_PATIENCE_MS),
    onChange('records', () => records.ask('now')),
    onChange('dashboards', () => dashboards.ask('now')),
    ...both.map((schedule) => () => schedule.end()),
  ]
  all()
  return () => {
    for (const end of ends) end()
  }
}

let running: { userId: string; end: () => void } | null = null

/** Starts it for a member, unless it runs for them already; it ends when they are no longer signed in. */
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
 * Keeps a member's dashboards and widgets in step, from the first page that shows any of it for as long as they are
 * signed in: at the start, when the network is back or the tab is seen again, after each change made here, and when
 * the API tells of one made elsewhere. What is edited just before such a page is left, or before the member signs out,
 * is sent all the same.
 */
export function useSync(userId: string | undefined): void {
  useEffect(() => {
    if (userId !== undefined) ensureSync(userId)
  }, [userId])
}
