import { useTexts } from '@cadence/shared/i18n'
import type { ReactNode } from 'react'
import { deadlinesOn } from '../../../deadlines/task-views.ts'
import { useRecords } from '../../../records/use-records.ts'
import { toneStyle } from '../../../subjects/SubjectTag.tsx'
import { subjectWith } from '../../../subjects/subjects.ts'
import { sourceLook } from '../../../subscriptions/calendar-colours.ts'
import { dueTexts } from '../../../texts/due.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { plannerMonthTexts } from '../../../texts/planner-month.ts'
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

/** What stands on a day: a task that is due, or an occurrence. */
type Thing = { key: string } & ({ task: TaskEntry } | { occurrence: Occurrence })

/** What a day shows, in the order in which it gets the room: exams, deadlines, then the rest of the day. */
function thingsOf(occurrences: readonly Occurrence[], tasks: readonly TaskEntry[]): Thing[] {
  const things = occurrences.map((occurrence) => ({ key: occurrence.key, occurrence }))
  return [
    ...things.filter(({ occurrence }) => occurrence.event.exam),
    ...tasks.map((task) => ({ key: task.id, task })),
    ...things.filter(({ occurrence }) => !occurrence.event.exam),
  ]
}

const isWhole = (thing: Thing) => 'occurrence' in thing && isAllDay(thing.occurrence)

/** The hour of a line. An event that began on an earlier day has none. */
function timeOf(thing: Thing, day: string, tag: string): ReactNode {
  if ('task' in thing) return thing.task.data.dueTime && <small>{thing.task.data.dueTime}</small>
  const { occurrence } = thing
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
  const tasks = deadlinesOn(useRecords('task'), day)
  const things = thingsOf(occurrences, tasks)
  const count = things.length
  const dots = lines === 0
  const most = dots ? DOTS_MAX : lines
  // The number of the rest takes the place of a dot, but not of a line.
  const shown = things.slice(0, dots && count > most ? most - 1 : most)
  const more = count > shown.length && (
    <small className="more">{t.more({ count: count - shown.length })}</small>
  )
  const late = day < today
  const nameOf = ({ event }: Occurrence) => {
    const title = event.title || untitled
    return event.exam ? `${exam} ${title}` : title
  }
  const due = tasks.slice(0, NAMED_MAX).map(({ data }) => (late ? `${overdue} ${data.text}` : data.text))
  const events = occurrences.slice(0, NAMED_MAX).map(nameOf)
  const names = [
    ...(tasks.length > 0 ? [t.deadlines({ count: tasks.length }), ...due] : []),
    ...(events.length > 0 ? [t.events({ count: occurrences.length }), ...events] : []),
    ...(count === 0 ? [t.noEvents] : []),
  ]
  const look = (thing: Thing) => {
    if ('task' in thing) {
      const subject = subjectWith(subjects, thing.task.data.subject)
      return {
        ...{ 'data-due': '', 'data-late': late || undefined },
        style: toneStyle(subject?.data ?? null),
      }
    }
    const { event, source } = thing.occurrence
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
          {shown.map((thing) => (
            <i key={thing.key} {...look(thing)} />
          ))}
          {more}
        </span>
      )}
      {!dots &&
        shown.map((thing) => (
          <span key={thing.key} className="line" {...look(thing)} data-whole={isWhole(thing) || undefined}>
            {timeOf(thing, day, tag)}
            <span>{('task' in thing ? thing.task.data.text : thing.occurrence.event.title) || untitled}</span>
          </span>
        ))}
    </Day>
  )
}
