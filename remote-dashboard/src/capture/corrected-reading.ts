import { addMs, dayOf, isDay, msBetween } from '../widgets/life-planner/local-time/local-time.ts'
import type { EventTimes, Reading } from './reading.ts'

/** What the member has set by hand: it counts more than what the text says. */
export interface Correction {
  /** `YYYY-MM-DD` */
  day: string | null
  /** `HH:MM` */
  hour: string | null
}

const HOUR_MS = 60 * 60_000

function correctedTimes({ start, end, recurrence }: EventTimes, { day, hour }: Correction): EventTimes {
  const from = day ?? dayOf(start)
  const time = hour ?? (isDay(start) ? null : start.slice(11, 16))
  if (time === null) return { start: from, end: addMs(from, msBetween(start, end)), recurrence }
  const begin = `${from}T${time}:00`
  return { start: begin, end: addMs(begin, isDay(start) ? HOUR_MS : msBetween(start, end)), recurrence }
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
