import styled from '@emotion/styled'
import { Mood } from './Mood.tsx'
import { Planner } from './Planner.tsx'
import { Sidebar } from './Sidebar.tsx'
import { Timer } from './Timer.tsx'
import { Todo } from './Todo.tsx'
import { Tracker } from './Tracker.tsx'

const Stage = styled.div`
  position: relative;
  container-type: inline-size;
`

/* Every length inside is in em, and the em follows the width: the picture scales as one. */
const Board = styled.div`
  display: grid;
  grid-template-columns: 4.4em minmax(0, 1fr);
  aspect-ratio: 66 / 49;
  border: 1px solid var(--hairline);
  border-radius: 1.4em;
  background: var(--surface-1);
  box-shadow: var(--shadow);
  overflow: hidden;
  font-size: calc(100cqw / 66);
  line-height: 1.35;
  user-select: none;
`

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1.4em;
  padding: 1.8em;
`

const Greeting = styled.div`
  font: 650 1.9em/1.1 var(--font-display);
  letter-spacing: -0.02em;
  small { display: block; margin-top: 0.35em; color: var(--muted); font: 400 0.53em/1.3 var(--font-text); letter-spacing: 0; }
`

/* Where each widget stands: row / column / end row / end column. */
const areas = `
  [data-area='timer'] { grid-area: 1 / 1 / 3 / 5; }
  [data-area='tracker'] { grid-area: 1 / 5 / 2 / 13; }
  [data-area='planner'] { grid-area: 2 / 5 / 3 / 13; }
  [data-area='todo'] { grid-area: 3 / 1 / 4 / 6; }
  [data-area='mood'] { grid-area: 3 / 6 / 4 / 13; }
`

const Grid = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  grid-template-rows: 10.2em minmax(0, 1fr) 11.2em;
  gap: 0.9em;
  ${areas}
`

/** The dashboard drawn small, as a member has it in front of them on a Tuesday evening. Decorative. */
export function Miniature() {
  return (
    <Stage>
      <Board>
        <Sidebar />
        <Page>
          <Greeting>
            Bonsoir, Inès
            <small>Tout est prêt pour une soirée efficace.</small>
          </Greeting>
          <Grid>
            <Timer />
            <Tracker />
            <Planner />
            <Todo />
            <Mood />
          </Grid>
        </Page>
      </Board>
    </Stage>
  )
}
