import { addMs, dayOf, isDay, msBetween } from '@cadence/shared/calendar/time'
import { addDays } from '../time/day.ts'
import type { EventTimes, Reading } from './reading.ts'

/** What the member has set by hand: it counts more than what the text says. */
export interface Correction {
  /** `YYYY-MM-DD` */
  day: string | null
  /** `HH:MM` */
  hour: string | null
}

const HOUR_MS = 60 * 60_000

/** Several whole days that get an hour: each of them has it. */
function withHour({ start, end, recurrence }: EventTimes, hour: string): EventTimes {
  const begin = `${start}T${hour}:00`
  const last = addDays(end, -1)
  const days = last === start ? { recurrence, until: null } : { recurrence: 'FREQ=DAILY', until: last }
  return { start: begin, end: addMs(begin, HOUR_MS), ...days }
}

/** Times that begin on another day. The last day moves as far. */
function movedTo({ start, end, recurrence, until }: EventTimes, day: string): EventTimes {
  const begin = `${day}${start.slice(10)}`
  const last = until === null ? null : addMs(until, msBetween(dayOf(start), day))
  return { start: begin, end: addMs(begin, msBetween(start, end)), recurrence, until: last }
}

function atHour(times: EventTimes, hour: string): EventTimes {
  if (isDay(times.start)) return withHour(times, hour)
  const begin = `${dayOf(times.start)}T${hour}:00`
  return { ...times, start: begin, end: addMs(begin, msBetween(times.start, times.end)) }
}

function correctedTimes(times: EventTimes, { day, hour }: Correction): EventTimes {
  const moved = day === null ? times : movedTo(times, day)
  return hour === null ? moved : atHour(moved, hour)
}

/** A reading with what the member has set by hand. */
export function correctedReading(reading: Reading, correction: Correction): Reading {
  const { day, hour } = correction
  if (day === null && hour === null) return reading
  const event = { ...reading.event, ...correctedTimes(reading.event, correction) }
  const task = {
    ...reading.task,
    // An hour needs a day: that of the event, which is today where the text names none.
    dueDay: day ?? reading.task.dueDay ?? dayOf(event.start),
    dueTime: hour ?? reading.task.dueTime,
  }
  return { ...reading, event, task }
}
