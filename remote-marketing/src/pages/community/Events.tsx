import { type EventPhase, phaseOf } from '@cadence/shared/calendar/time'
import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { Column, Lede, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { type CommunityEvent, events } from './community-events.ts'

const Box = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: 0.25rem 1rem;
  align-content: center;
  padding-block: 1.5rem;
  border-bottom: 1px solid var(--hairline);
  > div { display: grid; gap: 0.375rem; }
  h3 { font-size: var(--text-lg); }
  p { color: var(--muted); }
  time, small { color: var(--faint); font-size: var(--text-sm); }
  &[data-phase='past'] { h3, p, > span, i { color: var(--faint); } }
`

/* The space that the font leaves before a digit is taken back, so that the digit begins where the text does. */
const Day = styled.span`
  font: 650 3.25rem/0.9 var(--font-display);
  letter-spacing: -0.05em;
  font-variant-numeric: tabular-nums;
  b { display: block; margin-left: -0.035em; font-weight: inherit; }
  i { display: block; margin-top: 0.5rem; color: var(--muted); font: 400 var(--text-xs)/1.2 var(--font-text); letter-spacing: 0; }
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

/** An event: its day drawn large, then its type, title, what it is about, and when in full. A past one has quiet colours. */
function Event(props: { event: CommunityEvent; className?: string }) {
  const { type, title, description, day, month, date, time, dateTime } = props.event
  const phase = usePhase(dateTime)
  return (
    <Box className={props.className} data-phase={phase ?? undefined}>
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

const Head = styled.div`
  display: grid;
  gap: 1rem;
  margin-bottom: 2.5rem;
`

const List = styled.ol`
  display: grid;
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    grid-template-rows: repeat(3, auto);
    column-gap: 4rem;
    > :first-of-type { grid-row: 1 / 4; }
    > :nth-of-type(2) { border-top: 1px solid var(--hairline); }
  }
`

/* The first evening, drawn large. Its size is the same before and after it, so that nothing moves once the time is known. */
const Main = styled(Event)`
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  align-content: space-between;
  margin-bottom: 0.5rem;
  padding: clamp(1.5rem, 1rem + 2vw, 2.5rem);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background:
    radial-gradient(circle at 100% 0, color-mix(in srgb, var(--warm) 20%, transparent), transparent 60%),
    var(--surface-1);
  > span { font-size: clamp(5rem, 3.5rem + 6vw, 9rem); line-height: 0.8; }
  > span i { margin-top: 0.75rem; font: 600 var(--text-lg)/1.2 var(--font-display); }
  h3 { font-size: var(--text-2xl); }
  time { color: var(--text); font-size: var(--text-md); font-weight: 600; }
  &[data-phase='past'] { background: none; time { color: var(--faint); } }
  @media (min-width: 60rem) { margin-bottom: 0; }
`

export function Events() {
  const [first, ...others] = events
  return (
    <Section>
      <Column>
        <Head>
          <h2>{fr("Quatre rendez-vous pour un hiver d'examens")}</h2>
          <Lede>{fr('Une séance de questions en décembre, trois webinaires en janvier.')}</Lede>
        </Head>
        <List>
          {first && <Main event={first} />}
          {others.map((event) => (
            <Event key={event.dateTime} event={event} />
          ))}
        </List>
      </Column>
    </Section>
  )
}
