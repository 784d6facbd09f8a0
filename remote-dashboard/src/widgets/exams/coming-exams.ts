import { dayOf, isDay, type LocalTime } from '@cadence/shared/calendar/time'
import type { Entry } from '../../records/records.ts'
import { addDays } from '../../time/day.ts'
import { daysBetween } from '../life-planner/week/days.ts'
import { type Expand, type Occurrence, occurrencesIn } from '../life-planner/week/occurrences.ts'

type Events = readonly Entry<'event'>[]

const exams = new WeakMap<Events, Events>()

/** The events that are exams. The same array while the events are the same. */
export function examsAmong(events: Events): Events {
  const known = exams.get(events) ?? events.filter(({ data }) => data.exam)
  exams.set(events, known)
  return known
}

/** How far ahead exams are listed, in days. */
const AHEAD_DAYS = 400

/** The moment at which a whole day is over. */
const endOf = ({ end }: Occurrence): LocalTime => (isDay(end) ? `${end}T00:00:00` : end)

/**
 * The exams that are not over, the next one first.
 * @param now the member's local time.
 * @param expand null while it is not loaded. The result then holds no series.
 */
export function comingExams(
  events: Events,
  now: LocalTime,
  zone: string,
  expand: Expand | null,
): Occurrence[] {
  const today = dayOf(now)
  const range = { from: today, to: addDays(today, AHEAD_DAYS) }
  return occurrencesIn(examsAmong(events), range, zone, expand).filter((exam) => endOf(exam) > now)
}

/** Whether an exam has begun. An exam of whole days begins with its day. */
export const hasBegun = ({ start }: Occurrence, now: LocalTime) =>
  isDay(start) ? start <= dayOf(now) : start <= now

/** When an exam is, in few words: `aujourd’hui`, `demain`, `dans 12 jours`. */
export function countdownText({ start }: Occurrence, now: LocalTime, tag: string): string {
  const days = daysBetween(dayOf(now), dayOf(start))
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day')
}

/** The sessions of revision that are planned for an exam, by the id of its record. */
export const revisionsFor = (events: Events, id: string): Events =>
  events.filter(({ data }) => data.revisionFor === id)
