import { useTexts } from '@cadence/shared/i18n'
import { useCallback, useSyncExternalStore } from 'react'
import { openTask } from '../../../deadlines/opened-task.tsx'
import { deadlinesOn } from '../../../deadlines/task-views.ts'
import { useRecords } from '../../../records/use-records.ts'
import { excerpt } from '../../../string-helpers.ts'
import { toneStyle } from '../../../subjects/SubjectTag.tsx'
import { subjectWith } from '../../../subjects/subjects.ts'
import { deadlineTexts } from '../../../texts/deadlines.ts'
import { dueTexts } from '../../../texts/due.ts'
import { subscribeClock, useTimeZone } from '../../../time/clock.ts'
import { isLate } from '../../to-do-list/due.ts'
import type { TaskEntry } from '../../to-do-list/task-order.ts'
import { Deadline } from './week-styles.ts'

/** A task that is due, as a quiet line. A press opens its details. */
function DeadlineLine({ task: { id, data } }: { task: TaskEntry }) {
  const t = useTexts(deadlineTexts)
  const late = useTexts(dueTexts).late
  const zone = useTimeZone()
  const subject = subjectWith(useRecords('subject'), data.subject)
  const { dueDay, dueTime, text } = data
  const over = useSyncExternalStore(
    subscribeClock,
    useCallback(() => isLate({ dueDay, dueTime }, Date.now(), zone), [dueDay, dueTime, zone]),
  )
  const facts = [t.open({ task: excerpt(text) }), subject?.data.name, dueTime].filter(Boolean).join(', ')
  return (
    <Deadline
      type="button"
      style={toneStyle(subject?.data ?? null)}
      data-late={over || undefined}
      aria-label={over ? `${late} ${facts}` : facts}
      title={text}
      onClick={() => openTask(id)}
    >
      <i aria-hidden="true" />
      <span>{text}</span>
      {dueTime !== undefined && <small>{dueTime}</small>}
    </Deadline>
  )
}

interface DayDeadlinesProps {
  day: string
  /** The name of the day. */
  title: string
  /** Most lines; the others are a number that leads to the day. */
  most: number
  onMore: () => void
}

/** The open tasks that are due on a day, below its head. */
export function DayDeadlines({ day, title, most, onMore }: DayDeadlinesProps) {
  const t = useTexts(deadlineTexts)
  const tasks = deadlinesOn(useRecords('task'), day)
  const shown = tasks.length > most ? tasks.slice(0, Math.max(1, most - 1)) : tasks
  const hidden = tasks.length - shown.length
  return (
    <>
      {shown.map((task) => (
        <DeadlineLine key={task.id} task={task} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className="more"
          aria-label={t.moreOn({ count: hidden, day: title })}
          onClick={onMore}
        >
          {t.more({ count: hidden })}
        </button>
      )}
    </>
  )
}
