import { dayOf, type LocalTime } from '@cadence/shared/calendar/time'
import { useMemo } from 'react'
import { useLazyModule } from '../lazy-module.ts'
import { useSubscribedOccurrences } from '../subscriptions/use-subscribed-occurrences.ts'
import { useTimeZone } from '../time/clock.ts'
import { addDays } from '../time/day.ts'
import { useLocalMinute } from '../time/minute.ts'
import { useEvents } from '../widgets/life-planner/planner-events.ts'
import {
  byStart,
  hasSeries,
  type Occurrence,
  occurrencesIn,
} from '../widgets/life-planner/week/occurrences.ts'
import { recurrenceModule } from '../widgets/life-planner/week/recurrence-module.ts'
import { useSeriesFailure } from '../widgets/life-planner/week/use-series-failure.ts'
import { isOn, LOOK_AHEAD_DAYS, nextEvent } from './next-event.ts'

/** The event that matters now, and the minute from which it is seen. */
export interface Upcoming {
  next: Occurrence | null
  /** The events of today and the next days, in the order of their starts. */
  occurrences: readonly Occurrence[]
  now: LocalTime
  /** Whether it is on: the member is in a class or another event with hours. */
  isOn: boolean
  /** False until the series are computed: another event might be named first. */
  known: boolean
}

/** The event that matters at this minute, of the member's own and of the subscribed calendars. */
export function useNextEvent(): Upcoming {
  const zone = useTimeZone()
  const now = useLocalMinute()
  const today = dayOf(now)
  const entries = useEvents()
  const waits = hasSeries(entries)
  // The planner says that series or calendars could not be loaded. The band then names the next of the events that are known.
  const series = useSeriesFailure()
  const expand = useLazyModule(recurrenceModule, waits, series.note)
  const range = { from: today, to: addDays(today, LOOK_AHEAD_DAYS) }
  const subscribed = useSubscribedOccurrences(range, zone, series.note)
  const occurrences = useMemo(() => {
    const own = occurrencesIn(entries, { from: today, to: addDays(today, LOOK_AHEAD_DAYS) }, zone, expand)
    return byStart([...own, ...subscribed.occurrences])
  }, [entries, today, zone, expand, subscribed.occurrences])
  const next = nextEvent(occurrences, now)
  const known =
    series.retry !== null || subscribed.hasFailed || ((!waits || expand !== null) && subscribed.isKnown)
  return { next, occurrences, now, isOn: known && isOn(next, now), known }
}
