import styled from '@emotion/styled'
import { fr } from '../../../parts/typography.ts'
import { dial } from './dial.ts'

const Box = styled.div`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: 1.25rem;
  align-items: center;
  height: 100%;
  padding: 1.25rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  h3 { font-size: var(--text-lg); }
  p { margin-top: 0.375rem; color: var(--muted); }
  path { transition: stroke var(--slow) var(--ease); }
  &:hover path { stroke: var(--accent); }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 1.75rem;
    padding: 2rem;
  }
`

const Dial = styled.div`
  display: grid;
  place-items: center;
  width: 5.5rem;
  > * { grid-area: 1 / 1; }
  span { font: 650 1.25rem/1 var(--font-display); font-variant-numeric: tabular-nums; letter-spacing: -0.03em; }
  @media (min-width: 60rem) {
    width: 10.5rem;
    margin-inline: auto;
    span { font-size: 2.375rem; }
  }
`

/** One session. There are six on the page and nothing tells them apart: that is the point. */
export function Shield() {
  return (
    <Box>
      <Dial aria-hidden="true">
        <svg viewBox="0 0 120 120" fill="none" strokeWidth="3" strokeLinecap="round" aria-hidden="true">
          <path d={dial} stroke="var(--outline)" />
        </svg>
        <span>25:00</span>
      </Dial>
      <div>
        <h3>Focus Shield</h3>
        <p>{fr('Vingt-cinq minutes pour une seule chose. Le reste attend derrière le bouclier.')}</p>
      </div>
    </Box>
  )
}
