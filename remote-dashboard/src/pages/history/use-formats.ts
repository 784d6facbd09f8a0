import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { useMemo } from 'react'
import { historyTexts } from '../../texts/history.ts'
import { dateTimeFormat } from '../../time/date-time-format.ts'
import type { Period, Slot } from './totals/period.ts'

const MINUTE_MS = 60_000

// A date without a time: at noon in UTC, the UTC format shows that date.
const moment = (day: string) => new Date(`${day}T12:00:00Z`)

/** How the history writes times and dates in the language in use. */
export interface Formats {
  /** A time of focus: `2 h 05`, or `45 min` below an hour. */
  duration: (ms: number) => string
  /** A day in full, or the week that begins on it. */
  slot: (slot: Slot) => string
  /** The same for a column of a table. */
  shortSlot: (slot: Slot) => string
  /** The dates of a whole period: `27 oct. – 25 nov. 2026`. */
  span: (slot: Slot) => string
  /** What stands below the time axis at a slot: a weekday, a date or a month. */
  axis: (slot: Slot, step: Period['step'], count: number) => string
  number: (value: number) => string
}

const styles = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dayAndMonth: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
  month: { month: 'short' },
  short: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(tag: string): Intl.NumberFormat {
  const format = numberFormats.get(tag) ?? new Intl.NumberFormat(tag)
  numberFormats.set(tag, format)
  return format
}

export function useFormats(): Formats {
  const t = useTexts(historyTexts)
  const tag = useLanguageTag('fr')
  return useMemo(() => {
    const write = (style: keyof typeof styles, day: string) =>
      dateTimeFormat(styles[style], tag).format(moment(day))
    const isDay = ({ from, to }: Slot) => from === to
    return {
      duration: (ms) => {
        const minutes = Math.round(ms / MINUTE_MS)
        if (minutes < 60) return t.minutes({ minutes })
        if (minutes % 60 === 0) return t.wholeHours({ hours: minutes / 60 })
        return t.hours({ hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') })
      },
      slot: (slot) => (isDay(slot) ? write('long', slot.from) : t.weekOf({ day: write('date', slot.from) })),
      shortSlot: (slot) => write(isDay(slot) ? 'short' : 'date', slot.from),
      span: ({ from, to }) => dateTimeFormat(styles.date, tag).formatRange(moment(from), moment(to)),
      axis: ({ from, to }, step, count) => {
        // The week in which a month begins stands for that month.
        if (step === 'week') return write('month', to)
        return write(count > 7 ? 'dayAndMonth' : 'weekday', from)
      },
      number: (value) => numberFormat(tag).format(value),
    }
  }, [t, tag])
}
