import styled from '@emotion/styled'
import { Mood } from '../../parts/dashboard-drawing/MoodMiniature.tsx'
import { Planner } from '../../parts/dashboard-drawing/PlannerMiniature.tsx'
import { stepsBack } from '../../parts/dashboard-drawing/steps-back.ts'
import { Timer } from '../../parts/dashboard-drawing/TimerMiniature.tsx'
import { Todo } from '../../parts/dashboard-drawing/TodoMiniature.tsx'

const Stage = styled.div`
  container-type: inline-size;
  flex: 1;
  display: grid;
  overflow: hidden;
`

/*
 * The widgets are drawn in em, which follows the width. What the card is higher than they need is theirs. On a phone there is room
 * for two.
 */
const Grid = styled.div`
  display: grid;
  grid-template-columns: 16em minmax(0, 1fr);
  grid-template-rows: minmax(14.4em, 1.25fr) minmax(11.4em, 1fr) 17em;
  gap: 0.7em;
  padding: 0.5rem 1.5rem 0;
  /* The planner is cut where none of its words is. */
  margin-bottom: calc(-5.8em - 0.5rem);
  font-size: calc(100cqw / 48);
  line-height: 1.35;
  user-select: none;
  [data-area] { background: var(--surface-2); }
  > [data-area] { ${stepsBack('var(--surface-2) 10%')} }
  > [data-area='timer'] { grid-row: 1 / 3; }
  > [data-area='planner'] { grid-column: 1 / 3; }
  @media (min-width: 60rem) { padding-inline: 2rem; }
  @container (max-width: 30rem) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 13.8em 10.8em;
    margin-bottom: 0;
    padding: 0 1.5rem 2.5rem;
    font-size: min(0.75rem, 100cqw / 28);
    > :is([data-area='timer'], [data-area='planner']) { display: none; }
  }
`

const Gap = styled.div`
  display: grid;
  border: 1.5px dashed var(--outline);
  border-radius: 0.8em;
`

const Lifted = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  translate: -0.7em 1.5em;
  transition: translate var(--slow) var(--ease);
  li:hover & { translate: 0; }
  > [data-area] { border: 1.5px solid var(--accent); background: var(--nearest); box-shadow: var(--shadow); }
  > svg { position: absolute; width: 2em; height: 2em; overflow: visible; }
  > [data-pointer] { top: 0.9em; left: 10em; }
  [data-finger] { display: none; }
  /* A finger moves it where there is no mouse. */
  @media (hover: none) { [data-mouse] { display: none; } [data-finger] { display: initial; } }
  @container (max-width: 30rem) { [data-mouse] { display: none; } [data-finger] { display: initial; } }
  > [data-corner] { right: 0.2em; bottom: 0.2em; }
`

/** A widget during a drag: the gap at the drop position, the widget under the pointer, and the others in their places. */
export function Arrange() {
  return (
    <Stage aria-hidden="true">
      <Grid>
        <Timer />
        <Mood />
        <Gap>
          <Lifted>
            <Todo />
            <svg data-pointer="" viewBox="0 0 28 28" aria-hidden="true">
              <circle
                data-finger=""
                cx="14"
                cy="14"
                r="15"
                fill="var(--text)"
                fillOpacity="0.22"
                stroke="var(--text)"
                strokeOpacity="0.5"
              />
              <path
                data-mouse=""
                d="m3 3 21 9-9 3.500-3.500 9z"
                fill="var(--text)"
                stroke="var(--page)"
                strokeWidth="2"
                strokeLinejoin="round"
              />
            </svg>
            <svg data-corner="" viewBox="0 0 24 24" fill="none" aria-hidden="true">
              <path
                d="M18 8v10H8"
                stroke="var(--accent)"
                strokeWidth="3"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </Lifted>
        </Gap>
        <Planner />
      </Grid>
    </Stage>
  )
}
