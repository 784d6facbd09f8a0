import { onChange } from '../api.ts'
import { sendBeforeLogout } from '../auth/sign-out.ts'
import type { ChangeTopic } from '../schemas/change-event.ts'
import { Schedule, type ScheduleOptions } from './sync-schedule.ts'
import { LateEdits } from './unsent-edits.ts'

/** One kind of data that is kept in sync. */
export interface SyncedData extends Partial<ScheduleOptions> {
  /** Topic under which the API publishes changes by other devices. */
  topic: ChangeTopic
  /** Sends and reads. Rejects when it has to be tried again. */
  sync: (member: string) => Promise<void>
  /** Sends without reading, before the member signs out; null when nothing waits. */
  sendOutbox: (member: string) => Promise<void> | null
  /** How many edits of the member wait to be sent, for `unsentEdits`. Default: none ever does. */
  unsentCount?: (member: string) => number
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
  const late = new LateEdits(() => data.unsentCount?.(member) ?? 0)
  const run = () =>
    data.sync(member).then(
      () => late.noteRun(false),
      (error: unknown) => {
        late.noteRun(true)
        throw error
      },
    )
  const schedule = new Schedule(run, { holdsDocument: data.holdsDocument ?? true })
  const syncNow = () => schedule.request('now')
  const onVisibility = () => {
    if (document.visibilityState === 'visible') syncNow()
  }
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('online', syncNow, { signal })
  document.addEventListener('visibilitychange', onVisibility, { signal })
  // After the listeners that take over what another tab has stored.
  window.addEventListener('storage', () => setTimeout(() => late.checkAgain()), { signal })
  const ends = [
    data.onEdit(() => {
      late.noteEdit()
      schedule.request(data.sendEdits)
    }),
    onChange(data.topic, syncNow),
    sendBeforeLogout(() => data.sendOutbox(member)),
    () => schedule.end(),
    () => late.end(),
    () => listening.abort(),
  ]
  syncNow()
  return () => {
    for (const end of ends) end()
  }
}
