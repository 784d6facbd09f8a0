import styled from '@emotion/styled'
import { fr } from '../typography.ts'
import { phone } from './phone-query.ts'

const Box = styled.div`
  isolation: isolate;
  display: grid;
  position: relative;
  grid-template-columns: auto minmax(0, 1fr) 15em;
  align-items: center;
  gap: 1.2em;
  min-height: 6.6em;
  padding: 0 1.3em;
  border: 1px solid color-mix(in srgb, var(--glow) 42%, var(--hairline));
  border-radius: 1.05em;
  background: var(--overlay);
  overflow: hidden;
  small { display: block; color: var(--warm); font-size: 0.92em; font-weight: 600; line-height: 1.4; }
  strong { display: block; font: 650 1.45em/1.2 var(--font-display); letter-spacing: -0.01em; }
  span { display: block; color: var(--muted); }
  /* What is left of the session, along the lower edge. */
  > i { position: absolute; inset: auto 28% 0 0; height: 0.22em; background: var(--warm); }
  ${phone} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 1em;
    padding: 1em 1.1em;
    strong { font-size: 1.3em; }
  }
`

/* The lamp. The card of the Timer has the time and the button. */
const Lamp = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 3.4em;
  height: 3.4em;
  border: 1px solid color-mix(in srgb, var(--glow) 46%, var(--hairline));
  border-radius: var(--radius-pill);
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
  small { color: var(--muted); font-weight: 400; }
  em { font-style: normal; font-weight: 600; }
  span { font-size: 0.92em; }
  ${phone} {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: 1fr auto;
    padding: 0.7em 0 0.2em;
    border: 0;
    border-top: 1px solid var(--hairline);
    small { grid-column: 1 / -1; }
  }
`

/** The band of the drawn dashboard: the session that runs, and what comes next. It says what the real one says. */
export function Band() {
  return (
    <Box>
      <Lamp>
        <i />
      </Lamp>
      <div>
        <small>Séance en cours</small>
        <strong>{fr('Maths, chapitre 4')}</strong>
        <span>jusqu’à 22:18</span>
      </div>
      <Next>
        <small>Demain</small>
        <em>TD d’analyse</em>
        <span>10:00 – 12:00</span>
      </Next>
      <i />
    </Box>
  )
}
