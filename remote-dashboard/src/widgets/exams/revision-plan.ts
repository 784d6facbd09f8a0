import { dayOf, type LocalTime, localTimeAt, minutesOf, msBetween } from '@cadence/shared/calendar/time'
import { addDays, weekday } from '../../time/day.ts'

/** What the member wants of the sessions. */
export interface PlanWishes {
  /** Hours of revision in all. */
  hours: number
  /** Length of a session, in minutes. */
  minutes: number
  /** The hours of the day between which sessions may be, in minutes of the day. */
  from: number
  to: number
  /** Days of the week without sessions, from 0 for Sunday to 6 for Saturday. */
  daysOff: ReadonlySet<number>
}

/** A span of local time. All times of a plan are in the member's time zone. */
export interface Span {
  start: LocalTime
  end: LocalTime
}

/** What a plan must respect. */
export interface PlanLimits {
  now: LocalTime
  /** The start of the exam: its day, for an exam of whole days. */
  exam: LocalTime
  /** When the member has something else. */
  busy: readonly Span[]
}

const MINUTE_MS = 60_000
const STEP_MINUTES = 15
/** Minutes between two sessions, and between a session and an event. */
const BREAK_MINUTES = 15
/** Sessions begin at most this many days before the exam. */
const DAYS_MAX = 60
/** Most hours of sessions on one day. */
const DAY_HOURS_MAX = 4

/** How many sessions a wish needs. */
export const sessionsWanted = ({ hours, minutes }: Pick<PlanWishes, 'hours' | 'minutes'>) =>
  Math.ceil((hours * 60) / minutes)

const roundedUp = (minutes: number) => Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES

/** The minutes of a day that a span takes up, with the breaks around it; null when it is on other days. */
function takenOn(day: string, { start, end }: Span): { from: number; to: number } | null {
  if (dayOf(start) > day || end <= `${day}T00:00:00`) return null
  const from = dayOf(start) < day ? 0 : minutesOf(start)
  const to = dayOf(end) > day ? 24 * 60 : minutesOf(end)
  return { from: from - BREAK_MINUTES, to: to + BREAK_MINUTES }
}

/** The places of sessions in the free hours of a day, the first one first. */
function placesOn(day: string, { minutes, from, to }: PlanWishes, { now, exam, busy }: PlanLimits): Span[] {
  const first = dayOf(now) === day ? Math.max(from, roundedUp(minutesOf(now) + 1)) : from
  const last = dayOf(exam) === day ? Math.min(to, minutesOf(exam) - BREAK_MINUTES) : to
  const taken = busy.flatMap((span) => takenOn(day, span) ?? [])
  const most = Math.max(1, Math.floor((DAY_HOURS_MAX * 60) / minutes))
  const places: Span[] = []
  let at = first
  while (at + minutes <= last && places.length < most) {
    const begin = at
    const end = begin + minutes
    const clash = taken.find((each) => each.from < end && begin < each.to)
    if (clash) {
      at = roundedUp(Math.max(clash.to, begin + 1))
      continue
    }
    places.push({ start: localTimeAt(day, begin), end: localTimeAt(day, end) })
    at = roundedUp(end + BREAK_MINUTES)
  }
  return places
}

/**
 * How many of the sessions each day gets: the nearer the exam, the more, and never more than it has places. What does not
 * fit goes to the other days, the last one first.
 */
function shares(rooms: readonly number[], wanted: number): number[] {
  const counts = rooms.map(() => 0)
  for (let left = wanted; left > 0; left -= 1) {
    // The last day weighs three times as much as the first one. The day that is farthest below its share gets the session.
    let best = -1
    let bestScore = Number.POSITIVE_INFINITY
    for (const [at, room] of rooms.entries()) {
      const count = counts[at] ?? 0
      if (count >= room) continue
      const weight = 1 + (2 * (at + 1)) / rooms.length
      const score = (count + 1) / weight
      if (score <= bestScore) {
        best = at
        bestScore = score
      }
    }
    if (best === -1) break
    counts[best] = (counts[best] ?? 0) + 1
  }
  return counts
}

/**
 * Sessions of revision before an exam, in the free hours that the member wants: spread over the days, and more of them near
 * the end. The day of the exam has some only when the days before have no room for all.
 * @returns the sessions in their order; fewer than wanted where there is no room.
 */
export function revisionPlan(wishes: PlanWishes, limits: PlanLimits): Span[] {
  const wanted = sessionsWanted(wishes)
  const today = dayOf(limits.now)
  const examDay = dayOf(limits.exam)
  if (examDay < today) return []
  const length = Math.min(DAYS_MAX, Math.round(msBetween(today, examDay) / (24 * 60 * MINUTE_MS)))
  const days = Array.from({ length }, (_, back) => addDays(examDay, back - length))
  const isWanted = (day: string) => !wishes.daysOff.has(weekday(day))
  const places = days.filter(isWanted).map((day) => placesOn(day, wishes, limits))
  const counts = shares(
    places.map((each) => each.length),
    wanted,
  )
  const before = places.flatMap((each, at) => each.slice(0, counts[at]))
  const missing = wanted - before.length
  // An exam of whole days leaves no free hour on its day.
  const isWhole = limits.exam.length === 10
  const last = missing > 0 && !isWhole && isWanted(examDay) ? placesOn(examDay, wishes, limits) : []
  return [...before, ...last.slice(0, missing)]
}

/** The length of sessions together, in minutes. */
export const minutesOfSpans = (spans: readonly Span[]) =>
  spans.reduce((sum, { start, end }) => sum + msBetween(start, end) / MINUTE_MS, 0)
