import styled from '@emotion/styled'
import type { Level } from '../../../parts/ambassador/levels.ts'

const Box = styled.li`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 1.5rem;
  min-width: 0;
  padding: 1.5rem;
  border: 1px solid var(--hairline);
  border-top: 3px solid var(--surface-3);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  transition: border-color var(--slow) var(--ease);
  &[data-reached] { border-top-color: var(--accent); }
  h3 { font-size: var(--text-2xl); }
  ul { display: grid; gap: 0.625rem; }
  ul li { display: grid; grid-template-columns: 1.25rem minmax(0, 1fr); color: var(--muted); }
  ul li::before { content: '+'; color: var(--warm); font-weight: 600; }
  ul li:first-of-type { color: var(--text); }
`

const Range = styled.p`
  color: var(--muted);
  b { color: var(--text); font: 650 clamp(2.25rem, 1.75rem + 2vw, 3.25rem)/1 var(--font-display); letter-spacing: -0.04em; margin-right: 0.125em; white-space: nowrap; }
`

/** A level: its referrals, its name, what it gives. `before` is the level whose advantages it keeps. */
export function Card(props: { level: Level; before: Level | undefined; reached: boolean }) {
  const { level, before, reached } = props
  return (
    <Box data-reached={reached || undefined}>
      <div>
        <h3>{level.name}</h3>
        <Range>
          <b>{level.range}</b>
          {'\u00a0filleuls'}
        </Range>
      </div>
      <ul>
        <li>{level.adds}</li>
        {before && <li>{`Tous les avantages du niveau ${before.name}`}</li>}
      </ul>
    </Box>
  )
}
