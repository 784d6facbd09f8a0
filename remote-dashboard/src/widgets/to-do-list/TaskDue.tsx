import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { useCallback, useSyncExternalStore } from 'react'
import { dueTexts } from '../../texts/due.ts'
import { subscribeClock, useTimeZone, useToday } from '../../time/clock.ts'
import { dueText, isLate } from './due.ts'
import type { TaskEntry } from './task-order.ts'

/** When a task is due, below its text. What is late stands out. */
export function TaskDue({ task: { dueDay, dueTime, completed } }: { task: TaskEntry['data'] }) {
  const t = useTexts(dueTexts)
  const tag = useLanguageTag('fr-FR')
  const today = useToday()
  const zone = useTimeZone()
  const late = useSyncExternalStore(
    subscribeClock,
    useCallback(
      () => !completed && isLate({ dueDay, dueTime }, Date.now(), zone),
      [completed, dueDay, dueTime, zone],
    ),
  )
  if (dueDay === undefined) return null
  return (
    <time
      data-due=""
      data-late={late || undefined}
      dateTime={dueTime === undefined ? dueDay : `${dueDay}T${dueTime}`}
    >
      {late && <span className="visually-hidden">{t.late} </span>}
      {dueText({ dueDay, dueTime }, today, tag)}
    </time>
  )
}
