import { onChange } from '../api.ts'
import { sendBeforeLogout } from '../auth/sign-out.ts'
import type { ChangeTopic } from '../schemas/change-event.ts'
import { Schedule, type ScheduleOptions } from './sync-schedule.ts'

/** One kind of data that is kept in sync. */
export interface SyncedData extends Partial<ScheduleOptions> {
  /** Topic under which the API publishes changes by other devices. */
  topic: ChangeTopic
  /** Sends and reads. Rejects when it has to be tried again. */
  sync: (member: string) => Promise<void>
  /** Sends without reading, before the member signs out; null when nothing waits. */
  sendOutbox: (member: string) => Promise<void> | null
  /** Calls back after each edit in this tab. @returns a function that ends the subscription. */
  onEdit: (listener: () => void) => () => void
  /** Whether an edit is sent at once, or `soon`, when more edits may follow. Default: `soon`. */
  sendEdits?: 'now' | 'soon'
}

/**
 * Keeps a member's data in sync: now, after each edit, when the network is back, when the tab is visible again, and when
 * the API publishes a change. What still waits is sent before the member signs out.
 * @returns a function that ends it.
 */
export function keepInSync(member: string, data: SyncedData): () => void {
  const schedule = new Schedule(() => data.sync(member), { holdsDocument: data.holdsDocument ?? true })
  const syncNow = () => schedule.request('now')
  const onVisibility = () => {
    if (document.visibilityState === 'visible') syncNow()
  }
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('online', syncNow, { signal })
  document.addEventListener('visibilitychange', onVisibility, { signal })
  const ends = [
    data.onEdit(() => schedule.request(data.sendEdits)),
    onChange(data.topic, syncNow),
    sendBeforeLogout(() => data.sendOutbox(member)),
    () => schedule.end(),
    () => listening.abort(),
  ]
  syncNow()
  return () => {
    for (const end of ends) end()
  }
}
