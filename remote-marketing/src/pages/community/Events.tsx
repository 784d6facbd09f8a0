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
`

const Day = styled.span`
  font: 650 3.25rem/0.9 var(--font-display);
  letter-spacing: -0.05em;
  font-variant-numeric: tabular-nums;
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
  &[data-phase='coming'], &[data-phase='now'] { border-color: color-mix(in srgb, var(--warm) 45%, transparent); color: var(--text); font-weight: 600; }
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
function Phase({ dateTime }: { dateTime: string }) {
  const [phase, setPhase] = useState<EventPhase | null>(null)
  useEffect(() => setPhase(phaseOf(new Date(dateTime), new Date())), [dateTime])
  return phases.map(([name, text]) => (
    <Tag key={name} data-phase={name} hidden={name !== phase}>
      {text}
    </Tag>
  ))
}

/** An event: its day drawn large, then its type, title, what it is about, and when in full. */
function Event(props: { event: CommunityEvent; className?: string }) {
  const { type, title, description, day, date, time, dateTime } = props.event
  return (
    <Box className={props.className}>
      <Day aria-hidden="true">{day}</Day>
      <div>
        <Kind>
          <small>{type}</small>
          <Phase dateTime={dateTime} />
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

/* The first evening, drawn large: its day fills the card. */
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
  > span { font-size: clamp(8rem, 5rem + 14vw, 15rem); line-height: 0.78; }
  h3 { font-size: var(--text-2xl); }
  time { color: var(--text); font-size: var(--text-md); font-weight: 600; }
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
