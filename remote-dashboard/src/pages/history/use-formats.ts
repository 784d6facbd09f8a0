import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { useMemo } from 'react'
import { historyTexts } from '../../texts/history.ts'
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

export function useFormats(): Formats {
  const t = useTexts(historyTexts)
  const tag = useLanguageTag('fr')
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
    const long = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    const date = format({ day: 'numeric', month: 'short', year: 'numeric' })
    const dayAndMonth = format({ day: 'numeric', month: 'short' })
    const weekday = format({ weekday: 'short' })
    const month = format({ month: 'short' })
    const short = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
    const isDay = ({ from, to }: Slot) => from === to
    const numbers = new Intl.NumberFormat(tag)
    return {
      duration: (ms) => {
        const minutes = Math.round(ms / MINUTE_MS)
        if (minutes < 60) return t.minutes({ minutes })
        if (minutes % 60 === 0) return t.wholeHours({ hours: minutes / 60 })
        return t.hours({ hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') })
      },
      slot: (slot) =>
        isDay(slot) ? long.format(moment(slot.from)) : t.weekOf({ day: date.format(moment(slot.from)) }),
      shortSlot: (slot) => (isDay(slot) ? short : date).format(moment(slot.from)),
      span: ({ from, to }) => date.formatRange(moment(from), moment(to)),
      axis: ({ from, to }, step, count) => {
        // The week in which a month begins stands for that month.
        if (step === 'week') return month.format(moment(to))
        return (count > 7 ? dayAndMonth : weekday).format(moment(from))
      },
      number: (value) => numbers.format(value),
    }
  }, [t, tag])
}
