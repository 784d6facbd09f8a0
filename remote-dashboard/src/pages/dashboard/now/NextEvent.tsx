import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { useMemo } from 'react'
import { revealWidget } from '../../../grid/reveal-widget.ts'
import { dueBeforeEvent } from '../../../now/next-due.ts'
import { eventTime } from '../../../now/next-event.ts'
import type { Upcoming } from '../../../now/use-next-event.ts'
import { useRecords } from '../../../records/use-records.ts'
import { nowTexts } from '../../../texts/now.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import type { TimeOfDay } from '../../../time/part-of-day.ts'
import { Lamp } from './Lamp.tsx'
import { FocusBox, Kicker, Name } from './now-styles.ts'

const Box = styled.div`
  /* As high with a long name as without an event: nothing below moves. */
  display: flex;
  align-items: baseline;
  gap: 0.625rem;
  min-width: 0;
  min-height: 1.5rem;
  /* One label of the band is warm: that of what leads. */
  & > p { flex: none; color: var(--muted); }
  & > p[data-late] { color: var(--amber); }
  & > [data-line] { display: flex; align-items: baseline; gap: 0.375rem 0.625rem; min-width: 0; }
  strong { overflow: hidden; font-size: var(--text-md); font-weight: 600; line-height: 1.5; text-overflow: ellipsis; white-space: nowrap; }
  span { flex: none; color: var(--muted); font-size: var(--text-sm); font-variant-numeric: tabular-nums; white-space: nowrap; }
  html[data-focus-running] & > [data-late] { color: var(--muted); }
  button { flex: none; padding: 0; border: 0; background: none; color: var(--muted); font-size: var(--text-sm); line-height: 1.5; text-decoration: underline; text-decoration-color: var(--outline); text-underline-offset: 0.25em; }
  button:hover { color: var(--text); text-decoration-color: currentcolor; }
  /* Without the line of the day, the hours stand beside the kicker, so that the name has a line of its own. */
  @container (max-width: 1079.98px) {
    &:not([data-free]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-content: center;
      gap: 0 0.625rem;
      min-height: 2.875rem;
      & > [data-line] { display: contents; }
      strong { grid-area: 2 / 1 / auto / span 2; }
      span { grid-area: 1 / 2; }
    }
  }
  @container (max-width: 639.98px) { &[data-free] { min-height: 2.875rem; align-items: center; & > p { display: none; } } }
  @container (min-width: 640px) {
    &[data-free] { display: block; min-height: 2.875rem; }
    &[data-free] > [data-line] { display: grid; gap: 0; justify-items: start; }
    strong { max-width: 100%; }
  }
  @container (min-width: 1080px) {
    && { display: block; min-height: 2.875rem; }
    && > [data-line] { display: grid; gap: 0; justify-items: start; }
  }
  @media (pointer: coarse) { button { min-height: 2.75rem; margin-block: -0.625rem; } }
`

/** What a new member reads in the place of the next event, as high as that. */
const Hint = styled.p`
  align-content: center;
  min-height: 2.875rem;
  font-size: var(--text-sm);
  line-height: 1.4;
  text-wrap: balance;
  @container (min-width: 900px) { font-size: var(--text-md); }
`

/** The place and the end of an event that is on: a very long place is cut, the end never is. */
const Whereabouts = styled.p`
  display: flex;
  gap: 0.5rem;
  margin-top: 0.125rem;
  color: var(--muted);
  font-size: var(--text-md);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  white-space: nowrap;
  span { overflow: hidden; text-overflow: ellipsis; }
  span:last-child { flex: none; }
  span + span::before { content: '·'; margin-right: 0.5rem; }
`

const free = {
  morning: 'freeMorning',
  afternoon: 'freeAfternoon',
  evening: 'freeEvening',
  night: 'freeNight',
} as const satisfies Record<TimeOfDay, string>

interface NextEventProps {
  upcoming: Upcoming
  time: TimeOfDay
  /** Whether the way to the first event is offered. */
  canAdd: boolean
  /** Whether the event leads the band: it is on. */
  leads: boolean
  /** Id of the goal or task that the band names already. */
  named: string | null
  /** Whether a new member reads here what the samples on the cards are. */
  explainsSamples: boolean
}

const dueTexts = { today: 'dueToday', tomorrow: 'dueTomorrow', late: 'late' } as const

/** The event that is on, else what comes first: the next event, or what is due before it; else the way to the first event. */
export function NextEvent(props: NextEventProps) {
  const { upcoming, time, canAdd, leads, named, explainsSamples } = props
  const { next, now, known } = upcoming
  const t = useTexts(nowTexts)
  const untitled = useTexts(plannerTexts).untitled
  const tag = useLanguageTag('fr-FR')
  const tasks = useRecords('task')
  const due = useMemo(() => dueBeforeEvent(next, tasks, now, named), [next, tasks, now, named])
  // Another event might be named first, until the series are there.
  if (!known) return <Box aria-busy="true" />
  if (due) {
    const { text, dueTime } = due.task.data
    return (
      <Box>
        <Kicker data-late={due.when === 'late' || undefined}>{t[dueTexts[due.when]]}</Kicker>
        <div data-line="">
          <strong>{text}</strong>
          {dueTime !== undefined && <span>{dueTime}</span>}
        </div>
      </Box>
    )
  }
  if (!next && explainsSamples) return <Hint>{t.samples}</Hint>
  if (!next) {
    // After midnight, what is free is the morning that comes.
    const part = time === 'night' && now.slice(11) < '12' ? 'morning' : time
    return (
      <Box data-free="">
        <Kicker>{t.planner}</Kicker>
        <div data-line="">
          <strong>{t[free[part]]}</strong>
          {canAdd && (
            <button type="button" onClick={() => revealWidget('2')}>
              {t.addEvent}
            </button>
          )}
        </div>
      </Box>
    )
  }
  const { distance, hours } = eventTime(next, now, t, tag)
  const title = next.event.title || untitled
  if (leads) {
    const { location } = next.event
    return (
      <FocusBox>
        <Lamp />
        <div>
          <Kicker>{distance}</Kicker>
          <Name>{title}</Name>
          <Whereabouts>
            {location && <span>{location}</span>}
            <span>{hours}</span>
          </Whereabouts>
        </div>
      </FocusBox>
    )
  }
  return (
    <Box>
      <Kicker>{distance}</Kicker>
      <div data-line="">
        <strong>{title}</strong>
        <span>{hours}</span>
      </div>
    </Box>
  )
}
