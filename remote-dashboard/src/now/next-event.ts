import { dayOf, type LocalTime, msBetween } from '@cadence/shared/calendar/time'
import type { NowTexts } from '../texts/now.ts'
import { addDays } from '../time/day.ts'
import { dayTitle, formatTime } from '../widgets/life-planner/date-format.ts'
import { isAllDay, type Occurrence } from '../widgets/life-planner/week/occurrences.ts'

/** How many days ahead the next event is looked for, today included. */
export const LOOK_AHEAD_DAYS = 8

const MINUTE_MS = 60_000

/**
 * The event that matters at a moment: the one that is on, else the next one, else one that lasts the whole day. Of two
 * that are on at once, it is the one that began last.
 * @param occurrences sorted by start.
 */
export function nextEvent(occurrences: readonly Occurrence[], now: LocalTime): Occurrence | null {
  const timed = occurrences.filter((each) => !isAllDay(each) && each.end > now)
  const on = timed.findLast(({ start }) => start <= now)
  const wholeDay = occurrences.find((each) => isAllDay(each) && each.start <= now && each.end > dayOf(now))
  return on ?? timed[0] ?? wholeDay ?? null
}

/** Whether an event with hours is on at a moment. */
export function isOn(event: Occurrence | null, now: LocalTime): boolean {
  return event !== null && !isAllDay(event) && event.start <= now
}

/** When an event is, in two texts. */
export interface EventTime {
  /** How far away it is: « Dans 40 min », « Maintenant », « Demain ». */
  distance: string
  /** Its hours: « 09:40 – 11:00 », « jusqu’à 11:00 ». Empty for a whole day. */
  hours: string
}

/** The texts that say when an event is, as seen from `now`. */
export function eventTime(event: Occurrence, now: LocalTime, t: NowTexts, tag: string): EventTime {
  const { start, end } = event
  if (isAllDay(event)) return { distance: t.allDay, hours: '' }
  if (start <= now) return { distance: t.during, hours: t.until({ time: formatTime(end, tag) }) }
  const hours = `${formatTime(start, tag)} – ${formatTime(end, tag)}`
  return { distance: distance(start, now, t, tag), hours }
}

function distance(start: LocalTime, now: LocalTime, t: NowTexts, tag: string): string {
  const today = dayOf(now)
  const day = dayOf(start)
  const ahead = Math.ceil(msBetween(now, start) / MINUTE_MS)
  // Shortly before midnight the first event of tomorrow is minutes away.
  if (ahead < 60) return ahead <= 1 ? t.starting : t.inMinutes({ minutes: ahead })
  if (day === addDays(today, 1)) return t.tomorrow
  if (day !== today) return dayTitle(day, tag)
  const [hours, minutes] = [Math.floor(ahead / 60), ahead % 60]
  if (minutes === 0) return t.inHours({ hours })
  return t.inHoursAndMinutes({ hours, minutes: String(minutes).padStart(2, '0') })
}
