import { type EventPhase, phaseOf } from '@cadence/shared/calendar/time'
import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { Column, Lede, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { type CommunityEvent, events } from './community-events.ts'

/* Four marks on one line where there is room; rows in a narrow window. Before and after its evening an event is as high. */
const Box = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: 0.25rem 1rem;
  align-content: start;
  padding-block: 1.25rem;
  border-top: 1px solid var(--hairline);
  > div { display: grid; gap: 0.25rem; align-content: start; }
  h3 { font-size: var(--text-md); line-height: 1.3; }
  p { color: var(--muted); font-size: var(--text-sm); }
  time, small { color: var(--faint); font-size: var(--text-sm); }
  &[data-phase='past'] { p, > span, i { color: var(--faint); } h3 { color: var(--muted); } }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    padding-block: 1.75rem 0;
    &::before {
      content: '';
      position: absolute;
      top: -0.3125rem;
      width: 0.5625rem;
      height: 0.5625rem;
      border-radius: var(--radius-pill);
      background: var(--glow);
    }
    &[data-phase='past']::before { background: var(--outline); }
  }
`

/* The space that the font leaves before a digit is taken back, so that the digit begins where the text does. */
const Day = styled.span`
  font: 650 2.25rem/0.9 var(--font-display);
  letter-spacing: -0.05em;
  font-variant-numeric: tabular-nums;
  b { display: block; margin-left: -0.035em; font-weight: inherit; }
  i { display: block; margin-top: 0.375rem; color: var(--muted); font: 400 var(--text-xs)/1.2 var(--font-text); letter-spacing: 0; }
  @media (min-width: 60rem) { display: flex; gap: 0.5rem; align-items: baseline; }
`

const Kind = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.625rem;
  align-items: center;
  min-height: 1.5rem;
`

const Tag = styled.span`
  padding: 0 0.5rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-pill);
  color: var(--muted);
  font-size: var(--text-xs);
  line-height: 1.375rem;
  &[data-tag='coming'], &[data-tag='now'] { border-color: color-mix(in srgb, var(--warm) 45%, transparent); color: var(--text); font-weight: 600; }
`

const phases: readonly [EventPhase, string][] = [
  ['past', 'Passé'],
  ['now', 'En cours'],
  ['coming', 'À venir'],
]

/**
 * Whether an event is past. Only the browser knows the time; the first HTML is kept for as long as its release. So all three words
 * stand in it, hidden, and the browser shows one.
 */
function usePhase(dateTime: string): EventPhase | null {
  const [phase, setPhase] = useState<EventPhase | null>(null)
  useEffect(() => setPhase(phaseOf(new Date(dateTime), new Date())), [dateTime])
  return phase
}

/** An event: its day, then its type, title, what it is about, and when in full. A past one has quiet colours. */
function Event({ event }: { event: CommunityEvent }) {
  const { type, title, description, day, month, date, time, dateTime } = event
  const phase = usePhase(dateTime)
  return (
    <Box data-phase={phase ?? undefined}>
      <Day aria-hidden="true">
        <b>{day}</b>
        <i>{month}</i>
      </Day>
      <div>
        <Kind>
          <small>{type}</small>
          {phases.map(([name, text]) => (
            <Tag key={name} data-tag={name} hidden={name !== phase}>
              {text}
            </Tag>
          ))}
        </Kind>
        <h3>{title}</h3>
        <p>{description}</p>
        <time dateTime={dateTime}>{`${date} à ${time}`}</time>
      </div>
    </Box>
  )
}

const Last = styled(Section)`
  padding-bottom: ${rhythm};
`

const Head = styled.div`
  display: grid;
  gap: 1rem;
  margin-bottom: 2rem;
  h2 span { white-space: nowrap; }
`

const List = styled.ol`
  display: grid;
  @media (min-width: 40rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 2.5rem; }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: 0;
    li { padding-right: 2rem; }
  }
`

export function Events() {
  return (
    <Last>
      <Column>
        <Head>
          <h2>
            Quatre <span>rendez-vous</span>
            {fr(" pour un hiver d'examens")}
          </h2>
          <Lede>{fr('Une séance de questions en décembre, trois webinaires en janvier.')}</Lede>
        </Head>
        <List>
          {events.map((event) => (
            <Event key={event.dateTime} event={event} />
          ))}
        </List>
      </Column>
    </Last>
  )
}
