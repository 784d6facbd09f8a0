import { useTexts } from '@cadence/shared/i18n'
import { type ReactNode, useSyncExternalStore } from 'react'
import { deadlinesOn } from '../../../deadlines/task-views.ts'
import { useRecords } from '../../../records/use-records.ts'
import { toneStyle } from '../../../subjects/SubjectTag.tsx'
import { subjectWith } from '../../../subjects/subjects.ts'
import { sourceLook } from '../../../subscriptions/calendar-colours.ts'
import { dueTexts } from '../../../texts/due.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { plannerMonthTexts } from '../../../texts/planner-month.ts'
import { subscribeClock, useTimeZone } from '../../../time/clock.ts'
import { isLate } from '../../to-do-list/due.ts'
import type { TaskEntry } from '../../to-do-list/task-order.ts'
import { dayTitle, formatTime } from '../date-format.ts'
import { holidaysOn } from '../holidays/bands.ts'
import type { NamedHoliday } from '../holidays/planner-holidays.ts'
import { eventLook } from '../view/event-look.ts'
import { isAllDay, type Occurrence } from '../week/occurrences.ts'
import { Day } from './month-styles.ts'

/** Most dots of a day. */
const DOTS_MAX = 3
/** Most events that the name of a day lists for a screen reader. */
const NAMED_MAX = 4

/** A line of a day: a task that is due, or an occurrence. */
type Entry = { key: string } & ({ task: TaskEntry } | { occurrence: Occurrence })

/** The entries of a day, the most important first: exams, deadlines, then other events. */
function entriesOf(occurrences: readonly Occurrence[], tasks: readonly TaskEntry[]): Entry[] {
  const events = occurrences.map((occurrence) => ({ key: occurrence.key, occurrence }))
  return [
    ...events.filter(({ occurrence }) => occurrence.event.exam),
    ...tasks.map((task) => ({ key: task.id, task })),
    ...events.filter(({ occurrence }) => !occurrence.event.exam),
  ]
}

const isWhole = (entry: Entry) => 'occurrence' in entry && isAllDay(entry.occurrence)

/** The hour of a line. An event that began on an earlier day has none. */
function timeOf(entry: Entry, day: string, tag: string): ReactNode {
  if ('task' in entry) return entry.task.data.dueTime && <small>{entry.task.data.dueTime}</small>
  const { occurrence } = entry
  if (isAllDay(occurrence) || !occurrence.start.startsWith(day)) return null
  return <small>{formatTime(occurrence.start, tag)}</small>
}

interface MonthDayProps {
  day: string
  occurrences: readonly Occurrence[]
  holidays: readonly NamedHoliday[]
  /** How many lines of events there is room for. Without room they are dots. */
  lines: number
  /** Whether it is the first day of the view, where the name of holidays that go on is repeated. */
  first: boolean
  chosen: boolean
  /** The present day. */
  today: string
  /** Whether it belongs to another month. */
  outside: boolean
  tag: string
  onOpen: (day: string) => void
}

/** One day of the month: a button that opens it. Its name holds what the day shows. */
export function MonthDay(props: MonthDayProps) {
  const { day, occurrences, holidays, lines, first, chosen, today, outside, tag, onOpen } = props
  const t = useTexts(plannerMonthTexts)
  const { untitled, exam } = useTexts(plannerTexts)
  const subjects = useRecords('subject')
  const overdue = useTexts(dueTexts).late
  const free = holidaysOn(holidays, day)
  const [top] = free
  const name = top && (top.kind === 'public' || first || top.from === day) ? top.title : null
  const zone = useTimeZone()
  const tasks = deadlinesOn(useRecords('task'), day)
  const isOverdue = ({ data }: TaskEntry) => isLate(data, Date.now(), zone)
  // The day is rendered again when the hour of one of its tasks is over.
  useSyncExternalStore(subscribeClock, () => tasks.filter(isOverdue).length)
  const entries = entriesOf(occurrences, tasks)
  const count = entries.length
  const dots = lines === 0
  const most = dots ? DOTS_MAX : lines
  // The number of the other events takes the place of a dot, but not of a line.
  const shown = entries.slice(0, dots && count > most ? most - 1 : most)
  const more = count > shown.length && (
    <small className="more">{t.more({ count: count - shown.length })}</small>
  )
  const nameOf = ({ event }: Occurrence) => {
    const title = event.title || untitled
    return event.exam ? `${exam} ${title}` : title
  }
  const due = tasks
    .slice(0, NAMED_MAX)
    .map((task) => (isOverdue(task) ? `${overdue} ${task.data.text}` : task.data.text))
  const events = occurrences.slice(0, NAMED_MAX).map(nameOf)
  const names = [
    ...(tasks.length > 0 ? [t.deadlines({ count: tasks.length }), ...due] : []),
    ...(events.length > 0 ? [t.events({ count: occurrences.length }), ...events] : []),
    ...(count === 0 ? [t.noEvents] : []),
  ]
  const look = (entry: Entry) => {
    if ('task' in entry) {
      const subject = subjectWith(subjects, entry.task.data.subject)
      return {
        ...{ 'data-due': '', 'data-late': isOverdue(entry.task) || undefined },
        style: toneStyle(subject?.data ?? null),
      }
    }
    const { event, source } = entry.occurrence
    return source ? sourceLook(source) : eventLook(event, subjects)
  }
  return (
    <Day
      type="button"
      tabIndex={chosen ? 0 : -1}
      data-day={day}
      data-chosen={chosen || undefined}
      data-outside={outside || undefined}
      data-holiday={top?.kind}
      data-dots={dots || undefined}
      aria-current={day === today ? 'date' : undefined}
      title={free.map(({ title }) => title).join(', ') || undefined}
      aria-label={[dayTitle(day, tag), ...free.map(({ label }) => label), ...names].join(', ')}
      onClick={() => onOpen(day)}
    >
      <span className="top">
        <b>{Number(day.slice(8))}</b>
        {!dots && name && <small>{name}</small>}
        {!dots && more}
      </span>
      {dots && count > 0 && (
        <span className="dots">
          {shown.map((entry) => (
            <i key={entry.key} {...look(entry)} />
          ))}
          {more}
        </span>
      )}
      {!dots &&
        shown.map((entry) => (
          <span key={entry.key} className="line" {...look(entry)} data-whole={isWhole(entry) || undefined}>
            {timeOf(entry, day, tag)}
            <span>{('task' in entry ? entry.task.data.text : entry.occurrence.event.title) || untitled}</span>
          </span>
        ))}
    </Day>
  )
}
