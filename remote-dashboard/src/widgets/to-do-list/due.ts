import { dayOf, type LocalTime, localTimeIn } from '@cadence/shared/calendar/time'
import { dateTimeFormat } from '../../time/date-time-format.ts'
import type { Due } from './task-commands.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether a task is late at a local time: its day is over, or its hour on that day. */
export function isLateAt({ dueDay, dueTime }: Due, now: LocalTime): boolean {
  if (dueDay === undefined) return false
  return dueTime === undefined ? dueDay < dayOf(now) : `${dueDay}T${dueTime}` < now.slice(0, 16)
}

/** Whether a task is late at a moment, in milliseconds since 1970. */
export const isLate = (due: Due, now: number, timeZone: string): boolean =>
  isLateAt(due, localTimeIn(now, timeZone))

const styles = {
  weekday: { weekday: 'long' },
  date: { day: 'numeric', month: 'long' },
  dateYear: { day: 'numeric', month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** When a task is due, in few words: `aujourd’hui`, `demain, 18:00`, `vendredi`, `3 mars`. */
export function dueText({ dueDay, dueTime }: Due, today: string, tag: string): string {
  if (dueDay === undefined) return ''
  const date = Date.parse(dueDay)
  const days = Math.round((date - Date.parse(today)) / DAY_MS)
  const style = dueDay.slice(0, 4) === today.slice(0, 4) ? styles.date : styles.dateYear
  const day =
    Math.abs(days) <= 1
      ? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day')
      : dateTimeFormat(days > 0 && days < 7 ? styles.weekday : style, tag).format(date)
  if (dueTime === undefined) return day
  return `${day}, ${dateTimeFormat(styles.time, tag).format(Date.parse(`${dueDay}T${dueTime}Z`))}`
}
