import { isDay, toMs } from '@cadence/shared/calendar/time'
import { useSearchParams } from '@cadence/shared/router'
import { useMemo } from 'react'
import { historySearch } from '../../dashboards/dashboard-address.ts'
import { useToday } from '../../time/clock.ts'
import { useWeekStart } from '../../time/week.ts'
import {
  type Period,
  periodUntil,
  type RangeName,
  rangeNames,
  untilAfter,
  untilBefore,
} from './totals/period.ts'

/** The first year that the history goes back to: before it no release kept a record. */
const EARLIEST = '2020-01-01'

/** The last day of the period that an address names, or today where it names none that can be shown. */
function untilInAddress(text: string | null, today: string): string {
  const isDate = text !== null && isDay(text) && !Number.isNaN(toMs(text))
  return isDate && text >= EARLIEST && text < today ? text : today
}

/** The range that an address names; a month where it names none. */
const rangeInAddress = (text: string | null): RangeName =>
  rangeNames.find((range) => range === text) ?? 'month'

/** The period on the screen, and the ways to another one. */
export interface ShownPeriod {
  period: Period
  today: string
  showRange: (range: RangeName) => void
  /** Null where no release kept a record before the period. */
  showEarlier: (() => void) | null
  /** Null while the period holds today. */
  showLater: (() => void) | null
}

/** The period is part of the address, so that a reload and a link keep it. A change adds no entry to the browser's history. */
export function usePeriod(): ShownPeriod {
  const [params, setParams] = useSearchParams()
  const today = useToday()
  const start = useWeekStart('monday')
  const range = rangeInAddress(params.get('range'))
  const until = untilInAddress(params.get('until'), today)
  const period = useMemo(() => periodUntil(range, until, start), [range, until, start])
  const show = (next: { range?: RangeName; until?: string }) => {
    const to = new URLSearchParams(historySearch)
    const shown = { range, until, ...next }
    if (shown.range !== 'month') to.set('range', shown.range)
    if (shown.until !== today) to.set('until', shown.until)
    setParams(to, { replace: true, preventScrollReset: true })
  }
  const later = untilAfter(period, today)
  return {
    period,
    today,
    showRange: (other) => show({ range: other }),
    showEarlier: period.from <= EARLIEST ? null : () => show({ until: untilBefore(period) }),
    showLater: later === null ? null : () => show({ until: later }),
  }
}
