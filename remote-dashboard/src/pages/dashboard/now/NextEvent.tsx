import { dayOf, localTimeIn } from '@cadence/shared/calendar/time'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { revealWidget } from '../../../grid/reveal-widget.ts'
import { useLazyModule } from '../../../lazy-module.ts'
import { useSubscribedOccurrences } from '../../../subscriptions/use-subscribed-occurrences.ts'
import { nowTexts } from '../../../texts/now.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { subscribeClock, useTimeZone } from '../../../time/clock.ts'
import { addDays } from '../../../time/day.ts'
import type { TimeOfDay } from '../../../time/part-of-day.ts'
import { useEvents } from '../../../widgets/life-planner/planner-events.ts'
import { byStart, hasSeries, occurrencesIn } from '../../../widgets/life-planner/week/occurrences.ts'
import { recurrenceModule } from '../../../widgets/life-planner/week/recurrence-module.ts'
import { eventTime, LOOK_AHEAD_DAYS, nextEvent } from './next-event.ts'
import { Kicker } from './now-styles.ts'

const MINUTE_MS = 60_000

const Box = styled.div`
  /* As high with a long name as without an event: nothing below moves. */
  display: flex;
  align-items: baseline;
  gap: 0.625rem;
  min-width: 0;
  min-height: 1.5rem;
  & > p { flex: none; }
  & > [data-line] { display: flex; align-items: baseline; gap: 0.375rem 0.625rem; min-width: 0; }
  strong { overflow: hidden; font-size: var(--text-md); font-weight: 600; line-height: 1.5; text-overflow: ellipsis; white-space: nowrap; }
  span { flex: none; color: var(--muted); font-size: var(--text-sm); font-variant-numeric: tabular-nums; white-space: nowrap; }
  button { flex: none; padding: 0; border: 0; background: none; color: var(--muted); font-size: var(--text-sm); line-height: 1.5; text-decoration: underline; text-decoration-color: var(--outline); text-underline-offset: 0.25em; }
  button:hover { color: var(--text); text-decoration-color: currentcolor; }
  /* On a phone the hours stand beside the kicker, so that the name has a line of its own. */
  @container (max-width: 639.98px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: center;
    gap: 0 0.625rem;
    min-height: 2.875rem;
    & > [data-line] { display: contents; }
    &:not([data-free]) strong { grid-area: 2 / 1 / auto / span 2; }
    &:not([data-free]) span { grid-area: 1 / 2; }
    &[data-free] > p { display: none; }
  }
  @container (min-width: 640px) {
    display: block;
    min-height: 2.875rem;
    /* A long name keeps its column for itself: the hours, or the way to the planner, stand below it. */
    & > [data-line] { flex-wrap: wrap; row-gap: 0; }
    strong { max-width: 100%; }
  }
  @media (pointer: coarse) { button { min-height: 2.75rem; margin-block: -0.625rem; } }
`

/** Minutes since 1970, rendered again when another one begins. */
const useMinute = () => useSyncExternalStore(subscribeClock, () => Math.floor(Date.now() / MINUTE_MS))

/** The member's next event as seen from this minute, or undefined while series are not computed yet. */
function useNextEvent() {
  const zone = useTimeZone()
  const now = localTimeIn(useMinute() * MINUTE_MS, zone)
  const today = dayOf(now)
  const entries = useEvents()
  const waits = hasSeries(entries)
  // The planner says that series or calendars could not be loaded. The band then names the next of the events that are known.
  const [seriesFailed, setSeriesFailed] = useState(false)
  const noteSeriesFailed = () => setSeriesFailed(true)
  const expand = useLazyModule(recurrenceModule, waits, noteSeriesFailed)
  const range = { from: today, to: addDays(today, LOOK_AHEAD_DAYS) }
  const subscribed = useSubscribedOccurrences(range, zone, noteSeriesFailed)
  const occurrences = useMemo(() => {
    const own = occurrencesIn(entries, { from: today, to: addDays(today, LOOK_AHEAD_DAYS) }, zone, expand)
    return byStart([...own, ...subscribed.occurrences])
  }, [entries, today, zone, expand, subscribed.occurrences])
  return {
    next: nextEvent(occurrences, now),
    now,
    known: seriesFailed || subscribed.hasFailed || ((!waits || expand !== null) && subscribed.isKnown),
  }
}

const free = {
  morning: 'freeMorning',
  afternoon: 'freeAfternoon',
  evening: 'freeEvening',
  night: 'freeNight',
} as const satisfies Record<TimeOfDay, string>

interface NextEventProps {
  time: TimeOfDay
  /** Whether the dashboard has a planner, where an event can be added. */
  hasPlanner: boolean
}

/** The next event of the planner, or the way to the first one. */
export function NextEvent({ time, hasPlanner }: NextEventProps) {
  const t = useTexts(nowTexts)
  const untitled = useTexts(plannerTexts).untitled
  const tag = useLanguageTag('fr-FR')
  const { next, now, known } = useNextEvent()
  // Another event might be named first, until the series are there.
  if (!known) return <Box aria-busy="true" />
  if (!next) {
    return (
      <Box data-free="">
        <Kicker>{t.planner}</Kicker>
        <div data-line="">
          <strong>{t[free[time]]}</strong>
          {hasPlanner && (
            <button type="button" onClick={() => revealWidget('2')}>
              {t.addEvent}
            </button>
          )}
        </div>
      </Box>
    )
  }
  const { distance, hours } = eventTime(next, now, t, tag)
  return (
    <Box>
      <Kicker>{distance}</Kicker>
      <div data-line="">
        <strong>{next.event.title || untitled}</strong>
        <span>{hours}</span>
      </div>
    </Box>
  )
}
