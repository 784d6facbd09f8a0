import { type LocalTime, toMs } from '@cadence/shared/calendar/time'
import { dateTimeFormat } from '../../time/date-time-format.ts'

const styles = {
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  shortMonthYear: { month: 'short', year: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  date: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'short' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A date or time in a language. */
export const formatDate = (style: keyof typeof styles, local: LocalTime, tag: string) =>
  dateTimeFormat(styles[style], tag).format(toMs(local))

/** The time in a language: `09:30`. */
export const formatTime = (local: LocalTime, tag: string) => formatDate('time', local, tag)

const capitalised = (text: string, tag: string) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1)

/** Title of a day: `Vendredi 27 novembre`. */
export const dayTitle = (day: string, tag: string) => capitalised(formatDate('day', day, tag), tag)

/** Title of some days in a row: their month, or both months in short when there are two, so that it fits beside the buttons. */
export function monthTitle(days: readonly string[], tag: string): string {
  const [first = '', last = first] = [days[0], days.at(-1)]
  if (first.slice(0, 7) === last.slice(0, 7)) return capitalised(formatDate('month', first, tag), tag)
  const from = formatDate(
    first.slice(0, 4) === last.slice(0, 4) ? 'shortMonth' : 'shortMonthYear',
    first,
    tag,
  )
  return capitalised(`${from} – ${formatDate('shortMonthYear', last, tag)}`, tag)
}
