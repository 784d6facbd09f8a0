import { useLoad } from '@cadence/shared/api'
import { useAuth } from '@cadence/shared/auth'
import { dayOf } from '@cadence/shared/calendar/time'
import { useTexts } from '@cadence/shared/i18n'
import { Button, Dialog, DialogActions, ErrorNotice } from '@cadence/shared/ui'
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react'
import { rowsOf, subscribeRecords } from '../../../records/records-store.ts'
import { syncRecords } from '../../../records/records-sync.ts'
import { remindedTexts } from '../../../texts/reminded.ts'
import { remindedThingTexts } from '../../../texts/reminded-thing.ts'
import { useTimeZone } from '../../../time/clock.ts'
import { addDays } from '../../../time/day.ts'
import { Hint } from '../../../widgets/life-planner/dialogs/event-form-styles.ts'
import { useEvents } from '../../../widgets/life-planner/planner-events.ts'
import { dialogModule } from '../../../widgets/life-planner/planner-modules.ts'
import { updatePlannerState } from '../../../widgets/life-planner/planner-state.ts'
import { isSeries, occurrencesIn } from '../../../widgets/life-planner/week/occurrences.ts'
import { recurrenceModule } from '../../../widgets/life-planner/week/recurrence-module.ts'
import { taskDialogModule } from '../../../widgets/to-do-list/task-dialog-module.ts'
import type { Reminded } from './reminded-address.ts'

interface RemindedDialogProps {
  thing: Reminded
  onClose: () => void
}

/**
 * The dialog of the task or the event that a reminder is about. One that this device does not have yet is asked for; one
 * that was deleted since the reminder is said to be gone.
 */
export function RemindedDialog({ thing, onClose }: RemindedDialogProps) {
  const t = useTexts(remindedThingTexts)
  const userId = useAuth().user?._id ?? ''
  const [collection, id] =
    'task' in thing ? (['task', thing.task] as const) : (['event', thing.event] as const)
  const read = useCallback(() => rowsOf(userId, collection).get(id), [userId, collection, id])
  const row = useSyncExternalStore(subscribeRecords, read)
  const { state, reload } = useLoad(() => syncRecords(userId), {
    when: row === undefined,
    key: `${collection} ${id}`,
  })
  if (row?.data) {
    const Task = taskDialogModule.get()?.default
    if ('event' in thing) return <RemindedEvent id={id} day={thing.day} onClose={onClose} />
    return Task ? <Task id={id} onClose={onClose} /> : null
  }
  if (row === undefined && state === 'loading') return null
  const isGone = row !== undefined || state === 'ready'
  return (
    <Missing onClose={onClose}>
      {isGone ? (
        <Hint>{t[`${collection}Gone`]}</Hint>
      ) : (
        <ErrorNotice retry={{ label: t.retry, run: reload }}>{t.failed}</ErrorNotice>
      )}
    </Missing>
  )
}

/** Says why a task or an event is not shown. */
function Missing({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { title, close } = useTexts(remindedTexts)
  return (
    <Dialog open title={title} onClose={onClose}>
      {children}
      <DialogActions>
        <Button onClick={onClose}>{close}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface RemindedEventProps {
  id: string
  /** The day on which the event began when the reminder was sent. */
  day: string
  onClose: () => void
}

/**
 * The form of an event. A single event that was moved since the reminder opens on its new day. Of a series, an occurrence
 * that is not on its day any more is gone.
 */
function RemindedEvent({ id, day, onClose }: RemindedEventProps) {
  const t = useTexts(remindedThingTexts)
  const zone = useTimeZone()
  const entries = useEvents()
  const Form = dialogModule.get()?.default
  const [occurrence] = useState(() => {
    const find = (from: string, to: string) =>
      occurrencesIn(entries, { from, to }, zone, recurrenceModule.get()).find((each) => each.id === id)
    const here = find(day, addDays(day, 1))
    const entry = entries.find((each) => each.id === id)
    if (here || !entry || isSeries(entry.data)) return here
    const start = dayOf(entry.data.start)
    // In the member's time zone an event may begin on the day before or after.
    return find(addDays(start, -1), addDays(start, 2))
  })
  if (!Form) return null
  if (!occurrence) {
    return (
      <Missing onClose={onClose}>
        <Hint>{t.eventGone}</Hint>
      </Missing>
    )
  }
  return (
    <Form
      request={{ kind: 'edit', occurrence }}
      entries={entries}
      zone={zone}
      chosen={day}
      onClose={onClose}
      onShow={(shown) => updatePlannerState({ day: shown })}
      onChanged={() => undefined}
    />
  )
}
