import styled from '@emotion/styled'
import { arc } from '../svg-arc.ts'
import { fr } from '../typography.ts'
import { phone } from './phone-query.ts'

const Box = styled.div`
  isolation: isolate;
  display: grid;
  grid-template-columns: auto auto minmax(max-content, 1fr) minmax(0, 20em);
  align-items: center;
  gap: 1.2em;
  > :nth-of-type(2) { margin-left: 0.8em; }
  min-height: 6.2em;
  padding: 0 1.3em;
  border: 1px solid color-mix(in srgb, var(--glow) 42%, var(--hairline));
  border-radius: 1.05em;
  background: var(--overlay);
  overflow: hidden;
  small { display: block; color: var(--warm); font-size: 0.92em; font-weight: 600; line-height: 1.4; }
  strong { display: block; font: 650 1.55em/1.2 var(--font-display); letter-spacing: -0.01em; }
  > svg { width: 1.2em; height: 1.2em; color: var(--muted); }
  ${phone} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 1em;
    padding: 1em 1.1em;
    > :nth-of-type(2) { margin-left: 0; }
    strong { font-size: 1.3em; }
    > b { display: none; }
  }
  > b { justify-self: start; padding: 0.7em 1.2em; border: 1px solid var(--hairline); border-radius: var(--radius-pill); background: var(--surface-2); font-weight: 600; }
`

/* The lamp. On a phone the card of the Timer is below, with the ring and the button: there the lamp has none. */
const Lamp = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  > * { grid-area: 1 / 1; }
  svg { width: 4.6em; height: 4.6em; ${phone} { display: none; } }
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    width: 26em;
    height: 26em;
    background: radial-gradient(closest-side, color-mix(in srgb, var(--glow) 32%, transparent), transparent);
  }
  i { width: 0.9em; height: 0.9em; border-radius: var(--radius-pill); background: var(--glow); }
`

/* What comes next has a line of its own on a phone. */
const Next = styled.div`
  padding-left: 1.3em;
  border-left: 1px solid var(--hairline);
  line-height: 1.5;
  span { margin-left: 0.5em; color: var(--muted); font-size: 0.92em; }
  em { font-style: normal; font-weight: 600; }
  ${phone} { grid-column: 1 / -1; padding: 0.7em 0 0; border: 0; border-top: 1px solid var(--hairline); }
`

/** The band of the drawn dashboard: the session that runs, and what comes next. It says what the real one says. */
export function Band() {
  return (
    <Box>
      <Lamp>
        <svg viewBox="0 0 72 72" fill="none" strokeWidth="4" strokeLinecap="round" aria-hidden="true">
          <circle cx="36" cy="36" r="33" stroke="var(--surface-3)" />
          <path d={arc(36, 36, 33, 0.72)} stroke="var(--accent)" />
        </svg>
        <i />
      </Lamp>
      <div>
        <small>Séance en cours</small>
        <strong>{fr('Maths, chapitre 4')}</strong>
      </div>
      <b>Pause</b>
      <Next>
        <small>Demain</small>
        <em>TD d’analyse</em> <span>10:00 – 12:00</span>
      </Next>
    </Box>
  )
}
