import { type Occurrence, occurrencesIn } from '@cadence/shared/calendar/occurrences'
import { addMs, DAY_MS, dayOf, isDay, localTimeIn } from '@cadence/shared/calendar/time'
import { type Agenda, type DueTask, startOf } from './reminder-rules.ts'

/** What a summary says of a day. */
export interface DaySummary {
  day: string
  tasks: readonly DueTask[]
  exams: readonly Occurrence[]
  /** The first event of the day with an hour that is not over, and is no exam. */
  first: Occurrence | undefined
  /** How many open tasks were due on an earlier day. */
  late: number
}

/** What the summary of a day says at a moment. */
export function summaryOf(
  { tasks, events, subscribed, zone, expand }: Agenda,
  day: string,
  now: number,
): DaySummary {
  const clock = localTimeIn(now, zone)
  const own = occurrencesIn(events, { from: day, to: addMs(day, DAY_MS) }, zone, expand)
  const others = subscribed?.day === day && subscribed.zone === zone ? subscribed.occurrences : []
  const ofDay = [...own, ...others].sort((one, other) => (one.start < other.start ? -1 : 1))
  const byTime = (one: DueTask, other: DueTask) => (startOf(one.due) < startOf(other.due) ? -1 : 1)
  return {
    day,
    tasks: tasks.filter(({ due }) => dayOf(due) === day).sort(byTime),
    exams: ofDay.filter(({ event, start }) => event.exam === true && dayOf(start) === day),
    first: ofDay.find(({ event, start, end }) => {
      return event.exam !== true && !isDay(start) && dayOf(start) === day && end > clock
    }),
    late: tasks.filter(({ due }) => dayOf(due) < day).length,
  }
}
