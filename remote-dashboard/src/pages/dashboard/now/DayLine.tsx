import { dayOf, minutesOf } from '@cadence/shared/calendar/time'
import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import type { Upcoming } from '../../../now/use-next-event.ts'
import { useRecords } from '../../../records/use-records.ts'
import { eventLook } from '../../../widgets/life-planner/view/event-look.ts'
import { piecesOf } from '../../../widgets/life-planner/week/occurrences.ts'

/** Shown where the band has room beside the next event. */
const Line = styled.div`
  position: relative;
  display: none;
  height: 2.75rem;
  @container (min-width: 1080px) { display: block; }
  /* The day, and what is left of it from now on. */
  &::before, &::after { content: ''; position: absolute; top: 0.875rem; inset-inline: 0; height: 2px; border-radius: 1px; background: var(--hairline); }
  &::after { left: var(--now); background: color-mix(in srgb, var(--warm) 40%, transparent); }
  span, i, small { position: absolute; left: var(--at); }
  span {
    --tone: var(--accent);
    z-index: 1;
    top: 0.5rem;
    width: max(var(--length), 0.375rem);
    height: 0.875rem;
    border: 1px solid var(--tone);
    border-radius: 4px;
    background: color-mix(in srgb, var(--tone) 30%, var(--overlay));
  }
  span[data-over] { opacity: 0.5; }
  span[data-kind='work'] { --tone: var(--mint); }
  span[data-kind='rest'] { --tone: var(--warm); }
  span[data-kind='exam'] { --tone: var(--coral); }
  i { z-index: 2; top: 0.5625rem; width: 0.75rem; height: 0.75rem; margin-left: -0.375rem; border-radius: 50%; background: var(--warm); box-shadow: 0 0 0 2px color-mix(in srgb, var(--warm) 24%, transparent), 0 0 1.25rem 0.25rem var(--glow); }
  /* The system's colours have no backgrounds: the line and the lamp would be gone. */
  @media (forced-colors: active) { &::before, &::after, i, small::before { forced-color-adjust: none; background: CanvasText; } }
  small { bottom: 0; translate: -50% 0; color: var(--faint); font-size: var(--text-xs); line-height: 1; font-variant-numeric: tabular-nums; }
  small::before { content: ''; position: absolute; left: 50%; bottom: calc(100% + 0.3125rem); width: 1px; height: 0.3125rem; background: var(--outline); }
`

/** The hours that a day has at least on the line. */
const DAY = { from: 7, to: 23 }
const LABELS = [8, 12, 16, 20]

/** Today as a line: its events, and the lamp where the day is now. A picture: the planner has the same in words. */
export function DayLine({ upcoming: { occurrences, now } }: { upcoming: Upcoming }) {
  const subjects = useRecords('subject')
  const minute = minutesOf(now)
  const pieces = piecesOf(occurrences, dayOf(now))
  const from = Math.min(DAY.from * 60, minute, ...pieces.map((piece) => piece.from))
  const to = Math.max(DAY.to * 60, minute, ...pieces.map((piece) => piece.to))
  const share = (minutes: number) => `${(minutes / (to - from)) * 100}%`
  const at = (minutes: number) => share(minutes - from)
  return (
    <Line data-day-line="" aria-hidden="true" style={{ '--now': at(minute) } as CSSProperties}>
      {pieces.map((piece) => {
        const { style, ...look } = eventLook(piece.occurrence.event, subjects)
        return (
          <span
            key={piece.occurrence.key}
            {...look}
            data-over={piece.to <= minute || undefined}
            style={
              { ...style, '--at': at(piece.from), '--length': share(piece.to - piece.from) } as CSSProperties
            }
          />
        )
      })}
      <i style={{ '--at': at(minute) } as CSSProperties} />
      {LABELS.map((hour) => (
        <small key={hour} style={{ '--at': at(hour * 60) } as CSSProperties}>
          {String(hour).padStart(2, '0')}:00
        </small>
      ))}
    </Line>
  )
}
