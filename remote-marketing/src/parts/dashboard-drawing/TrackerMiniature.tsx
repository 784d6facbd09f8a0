import styled from '@emotion/styled'
import { Tile } from './MiniatureTile.tsx'

const Row = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(4, auto) minmax(0, 1fr);
  color: var(--muted);
  font-size: 0.92em;
  line-height: 1.3;
  > div { display: grid; grid-template-rows: auto auto 1fr; gap: 0.2em; padding-inline: 0.8em; border-left: 1px solid var(--hairline); white-space: nowrap; }
  > div:first-of-type { padding-left: 0; border: 0; }
  > div:last-of-type { padding-right: 0; }
  b { color: var(--text); font: 650 1.85em/1.2 var(--font-display); letter-spacing: -0.02em; }
  small { align-self: end; font-size: inherit; }
  [data-share] { padding-top: 0.45em; background: linear-gradient(var(--mint) 0 0) no-repeat 0 0 / 45% 0.2em, linear-gradient(var(--surface-3) 0 0) no-repeat 0 0 / 100% 0.2em; }
`

const Days = styled.div`
  grid-template-columns: repeat(7, minmax(0, 1fr));
  justify-items: center;
  span { padding-inline: 0.2em; border-radius: var(--radius-pill); font-size: inherit; line-height: 1.4; }
  span:nth-of-type(2) { background: var(--surface-3); color: var(--text); font-weight: 600; }
  svg { grid-column: 1 / -1; width: 100%; height: 2.1em; path { vector-effect: non-scaling-stroke; } }
  small { grid-column: 1 / -1; }
`

/** Personal Tracker on a Tuesday evening: two sessions yesterday, one today. */
export function Tracker() {
  return (
    <Tile name="Personal Tracker" icon="pulse" note="Historique" area="tracker">
      <Row>
        <div>
          Focus goals
          <b>2</b>
        </div>
        <div>
          Completed tasks
          <b>7</b>
          <small data-share="">45% of tasks</small>
        </div>
        <div>
          Focus time
          <b>1h 15m</b>
          <small>this week</small>
        </div>
        <div>
          Mood
          <b>😊</b>
          <small>this week</small>
        </div>
        <Days>
          <svg
            viewBox="0 0 168 24"
            preserveAspectRatio="none"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.500"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M9.500 4 9 20M14.500 3.500V20" />
            <path d="M36 4l-.5 16" stroke="var(--warm)" />
            <path d="M58 20h4M82 20h4M106 20h4M130 20h4M154 20h4" strokeOpacity="0.5" />
          </svg>
          {['L', 'M', 'm', 'J', 'V', 'S', 'D'].map((day) => (
            <span key={day}>{day.toUpperCase()}</span>
          ))}
          <small>focus sessions</small>
        </Days>
      </Row>
    </Tile>
  )
}
