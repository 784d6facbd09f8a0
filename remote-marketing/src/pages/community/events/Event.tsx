import styled from '@emotion/styled'
import type { CommunityEvent } from './events.ts'

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

/** An event: its day drawn large, then its type, title, what it is about, and when in full. */
export function Event(props: { event: CommunityEvent; className?: string }) {
  const { type, title, description, day, date, time, dateTime } = props.event
  return (
    <Box className={props.className}>
      <Day aria-hidden="true">{day}</Day>
      <div>
        <small>{type}</small>
        <h3>{title}</h3>
        <p>{description}</p>
        <time dateTime={dateTime}>{`${date} à ${time}`}</time>
      </div>
    </Box>
  )
}
