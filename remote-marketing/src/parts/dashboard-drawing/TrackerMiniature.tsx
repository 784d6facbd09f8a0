import styled from '@emotion/styled'
import { Tile } from './MiniatureTile.tsx'
import { Face } from './MoodMiniature.tsx'

const Row = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(3, auto) 11em;
  align-items: center;
  justify-content: space-between;
  color: var(--muted);
  font-size: 0.92em;
  line-height: 1.3;
  > div { display: grid; gap: 0.3em; align-self: start; padding-top: 0.3em; }
  /* A number and a face are equally high, and without a bar there is its room: the last lines are on one height. */
  b { color: var(--text); font: 650 1.75em/1.143 var(--font-display); }
  > div > [data-face] { width: 2em; height: 2em; color: var(--text); }
  > div:not(:has(> i)) { b { margin-bottom: 0.286em; } [data-face] { margin-bottom: 0.5em; } }
`

const Bar = styled.i`
  height: 0.2em;
  background: linear-gradient(to right, var(--mint) 45%, var(--surface-3) 0);
`

const Days = styled.div`
  grid-template-columns: repeat(7, 1fr);
  justify-items: center;
  span:nth-of-type(2) { padding: 0 0.35em; border-radius: var(--radius-pill); background: var(--surface-3); color: var(--text); }
  svg { grid-column: 1 / -1; width: 100%; height: 2.5em; }
  p { grid-column: 1 / -1; }
`

/** Personal Tracker on a Tuesday evening: four sessions yesterday, one today. */
export function Tracker() {
  return (
    <Tile name="Personal Tracker" icon="pulse" note="Historique" area="tracker">
      <Row>
        <div>
          Completed tasks
          <b>7</b>
          <Bar />
          45% of tasks
        </div>
        <div>
          Focus time
          <b>2h 05m</b>
          this week
        </div>
        <div>
          Mood
          <Face smile={3} />
          this week
        </div>
        <Days>
          <svg
            viewBox="0 0 140 28"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M3 5 2 24M8 4v20M13 5l.5 19M18 5l-1 19" />
            <path d="M30 5v19" stroke="var(--glow)" />
            <path d="M48 24h5M68 24h5M88 24h5M108 24h5M128 24h5" strokeOpacity="0.5" />
          </svg>
          {['L', 'M', 'm', 'J', 'V', 'S', 'D'].map((day) => (
            <span key={day}>{day.toUpperCase()}</span>
          ))}
          <p>focus sessions</p>
        </Days>
      </Row>
    </Tile>
  )
}
