import styled from '@emotion/styled'
import { arc } from '../svg-arc.ts'
import { fr } from '../typography.ts'
import { Glyph } from './Glyph.tsx'
import { Tile } from './MiniatureTile.tsx'
import { phone } from './phone-query.ts'
import { TickingTime } from './TickingTime.tsx'

const Face = styled.div`
  flex: 1;
  display: grid;
  place-items: center;
  > * { grid-area: 1 / 1; }
  svg { width: min(10.7em, 100%); }
  span { font: 650 2.6em/1 var(--font-display); font-variant-numeric: tabular-nums; letter-spacing: -0.03em; }
`

const Foot = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  justify-items: center;
  align-content: center;
  gap: 0.8em 0;
  width: min(100%, 14.3em);
  margin-inline: auto;
  color: var(--muted);
  span { grid-column: 1 / -1; }
  svg { width: 1.2em; height: 1.2em; }
  b { padding: 0.6em 1.6em; border-radius: var(--radius-pill); background: var(--surface-3); color: var(--text); font-weight: 600; }
  /* On a phone the button has less room. */
  ${phone} { svg { justify-self: start; } b { padding-inline: 1em; } b ~ svg { justify-self: end; } }
`

/** The Timer while a session runs. */
export function Timer() {
  return (
    <Tile name="Timer" icon="hourglass" note={fr('2 sur 4')} area="timer">
      <Face>
        <svg viewBox="0 0 120 120" fill="none" strokeWidth="6" strokeLinecap="round" aria-hidden="true">
          <circle cx="60" cy="60" r="54" stroke="var(--surface-3)" />
          <path d={arc(60, 60, 54, 0.72)} stroke="var(--accent)" />
        </svg>
        <TickingTime />
      </Face>
      <Foot>
        <span>{fr('Maths, chapitre 4')}</span>
        <Glyph of="again" />
        <b>Pause</b>
        <Glyph of="expand" />
      </Foot>
    </Tile>
  )
}
