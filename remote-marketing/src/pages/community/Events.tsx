import { type EventPhase, phaseOf } from '@cadence/shared/calendar/time'
import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { Column, Lede, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { type CommunityEvent, events } from './community-events.ts'

/* One line each where there is room for it. Before and after its evening an event is as high. */
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.125rem 0.5rem;
  align-items: baseline;
  padding-block: 0.875rem;
  border-bottom: 1px solid var(--hairline);
  h3 { font: 600 var(--text-md)/1.4 var(--font-text); letter-spacing: 0; }
  h3, p { grid-column: 1 / -1; }
  p { color: var(--muted); font-size: var(--text-sm); }
  &[data-phase='past'] { h3 { color: var(--muted); } p, small { color: var(--faint); } }
  @media (min-width: 40rem) {
    grid-template-columns: 19.5rem minmax(0, 1fr) auto;
    column-gap: 1.5rem;
    h3, p { grid-column: 2; }
    > span { grid-area: 1 / 3; }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 19.5rem minmax(0, 10fr) minmax(0, 9fr) 4.5rem;
    padding-block: 1.125rem;
    p { grid-column: 3; }
    > span { grid-area: 1 / 4; justify-self: end; }
  }
`

/** What kind of event it is, and when. */
const When = styled.div`
  color: var(--faint);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  small { color: var(--muted); font-size: inherit; }
  @media (min-width: 40rem) { font-size: var(--text-sm); }
`

const Tag = styled.span`
  padding: 0 0.5rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-pill);
  color: var(--muted);
  font-size: var(--text-xs);
  line-height: 1.375rem;
  /* Where all are past, four marks in frames would be more than the events. */
  &[data-tag='past'] { padding-inline: 0; border-color: transparent; color: var(--faint); }
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

/** An event: its type and when, whether it is past, its title, and what it is about. A past one has quiet colours. */
function Event({ event }: { event: CommunityEvent }) {
  const { type, title, description, date, time, dateTime } = event
  const phase = usePhase(dateTime)
  return (
    <Row data-phase={phase ?? undefined}>
      <When>
        <small>{type}</small>
        {' · '}
        <time dateTime={dateTime}>{`${date} à ${time}`}</time>
      </When>
      {phases.map(([name, text]) => (
        <Tag key={name} data-tag={name} hidden={name !== phase}>
          {text}
        </Tag>
      ))}
      <h3>{title}</h3>
      <p>{description}</p>
    </Row>
  )
}

const Head = styled.div`
  display: grid;
  gap: 0.75rem;
  margin-bottom: 1.5rem;
  && h2 { font-size: var(--text-2xl); }
`

const List = styled.ol`
  border-top: 1px solid var(--hairline);
`

export function Events() {
  return (
    <Section>
      <Column>
        <Head>
          <h2>Les rendez-vous de l’hiver 2025-2026</h2>
          <Lede>{fr('Une séance de questions en décembre, trois webinaires en janvier.')}</Lede>
        </Head>
        <List>
          {events.map((event) => (
            <Event key={event.dateTime} event={event} />
          ))}
        </List>
      </Column>
    </Section>
  )
}
