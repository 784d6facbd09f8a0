import { localTimeIn } from '@cadence/shared/calendar/time'
import { dayAt } from '../../time/day.ts'
import type { Due } from './task-commands.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether a task is late: its day is over, or its hour on that day. */
export function isLate({ dueDay, dueTime }: Due, now: number, timeZone: string): boolean {
  if (dueDay === undefined) return false
  if (dueTime === undefined) return dueDay < dayAt(now, timeZone)
  return `${dueDay}T${dueTime}` < localTimeIn(now, timeZone).slice(0, 16)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format per language and set of fields is kept: creating one is slow. */
function format(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([tag, options])
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })
  formats.set(key, made)
  return made
}

/** When a task is due, in few words: `aujourd’hui`, `demain, 18:00`, `vendredi`, `3 mars`. */
export function dueText({ dueDay, dueTime }: Due, today: string, tag: string): string {
  if (dueDay === undefined) return ''
  const date = Date.parse(dueDay)
  const days = Math.round((date - Date.parse(today)) / DAY_MS)
  const sameYear = dueDay.slice(0, 4) === today.slice(0, 4)
  const day =
    Math.abs(days) <= 1
      ? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day')
      : days > 0 && days < 7
        ? format(tag, { weekday: 'long' }).format(date)
        : format(tag, { day: 'numeric', month: 'long', ...(sameYear ? {} : { year: 'numeric' }) }).format(
            date,
          )
  if (dueTime === undefined) return day
  return `${day}, ${format(tag, { hour: '2-digit', minute: '2-digit' }).format(Date.parse(`${dueDay}T${dueTime}Z`))}`
}
