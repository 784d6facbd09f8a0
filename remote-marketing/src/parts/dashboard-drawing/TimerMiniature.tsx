import styled from '@emotion/styled'
import { arc } from '../svg-arc.ts'
import { fr } from '../typography.ts'
import { Tile } from './MiniatureTile.tsx'

const Face = styled.div`
  flex: 1;
  display: grid;
  place-items: center;
  > * { grid-area: 1 / 1; }
  svg { width: 13em; }
  span { font: 650 3em/1 var(--font-display); font-variant-numeric: tabular-nums; letter-spacing: -0.03em; }
`

const Foot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.9em;
  color: var(--muted);
  b { padding: 0.55em 2em; border-radius: var(--radius-pill); background: var(--accent-deep); color: var(--on-accent); font-weight: 600; }
`

export function Timer() {
  return (
    <Tile name="Timer" note={fr('2 sur 4')} area="timer">
      <Face>
        <svg viewBox="0 0 120 120" fill="none" strokeWidth="6" strokeLinecap="round" aria-hidden="true">
          <circle cx="60" cy="60" r="54" stroke="var(--surface-3)" />
          <path d={arc(60, 60, 54, 0.72)} stroke="var(--accent)" />
        </svg>
        <span>18:04</span>
      </Face>
      <Foot>
        {fr('Maths, chapitre 4')}
        <b>Pause</b>
      </Foot>
    </Tile>
  )
}
