import styled from '@emotion/styled'
import { Band } from './BandMiniature.tsx'
import { Glyph } from './Glyph.tsx'
import { Tile } from './MiniatureTile.tsx'
import { Mood } from './MoodMiniature.tsx'
import { Planner } from './PlannerMiniature.tsx'
import { Timer } from './TimerMiniature.tsx'
import { Tracker } from './TrackerMiniature.tsx'

const items = [
  { text: 'Fiche de formules', due: 'Jeudi' },
  { text: 'Exercices 12 à 15', due: 'Aujourd’hui' },
]

const List = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: space-evenly;
  gap: 0 0.8em;
  i { width: 1.3em; height: 1.3em; border: 0.1em solid var(--outline); border-radius: 0.4em; }
  small { display: block; color: var(--muted); font-size: 0.92em; }
`

function Todo() {
  return (
    <Tile name="To-do List" icon="list" area="todo">
      <List>
        {items.map(({ text, due }) => [
          <i key="box" />,
          <span key={text}>
            {text}
            <small>{due}</small>
          </span>,
        ])}
      </List>
    </Tile>
  )
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 1em;
  padding: 0.7em 1.6em;
  border-bottom: 1px solid var(--hairline);
  background: var(--surface-1);
  color: var(--muted);
  /* On a phone the picture begins with what it is about. */
  @media (max-width: 39.99rem) { display: none; }
  svg { flex: none; width: 1.35em; height: 1.35em; }
  kbd { margin-left: auto; padding: 0.1em 0.5em; border: 1px solid var(--hairline); border-radius: 0.5em; font: inherit; font-size: 0.92em; }
  [data-field] { flex: 0 1 27em; display: flex; align-items: center; gap: 0.8em; padding: 0.65em 0.9em; border: 1px solid var(--hairline); border-radius: 0.8em; background: var(--surface-2); }
  [data-field] + svg { margin-left: auto; }
  b { display: grid; place-items: center; width: 2.9em; height: 2.9em; border: 1px solid var(--hairline); border-radius: var(--radius-pill); background: var(--surface-3); color: var(--text); font-weight: 600; }
`

const Stage = styled.div`
  position: relative;
  container-type: inline-size;
`

/* Every length is in em. The em follows the width, so that the picture scales as a whole, down to words of 13 px. */
const Board = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  @media (max-width: 39.99rem) { grid-template-rows: minmax(0, 1fr); }
  width: 60em;
  height: 53.5em;
  border: 1px solid var(--hairline);
  border-radius: 1.2em;
  background: var(--page);
  box-shadow: var(--shadow);
  overflow: hidden;
  font-size: max(0.875rem, 100cqw / 60);
  line-height: 1.35;
  user-select: none;
`

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.8em;
  padding: 1.5em 1.6em 1.6em;
  background: radial-gradient(40em 26em at 90% -20%, color-mix(in srgb, var(--accent) 12%, transparent), transparent);
`

const Greeting = styled.div`
  margin-bottom: 0.2em;
  color: var(--muted);
  font: 500 1.8em/1.1 var(--font-display);
  letter-spacing: -0.02em;
  strong { color: var(--text); font-weight: 650; }
  small { display: block; margin-top: 0.4em; font: 400 0.555em/1.3 var(--font-text); letter-spacing: 0; }
`

/* The grid area of each widget: row / column / end row / end column. While a session runs, all others step back. */
const areas = `
  [data-area] { background: none; }
  [data-area]:not([data-area='timer']) > * { opacity: 0.8; }
  [data-area='timer'] { grid-area: 1 / 1 / 3 / 2; border-color: color-mix(in srgb, var(--warm) 42%, var(--hairline)); background: radial-gradient(14em 12em at 50% 45%, color-mix(in srgb, var(--warm) 16%, transparent), transparent), var(--overlay); }
  [data-area='timer'] > :first-of-type { color: var(--text); svg { color: var(--warm); } small { color: var(--muted); } }
  [data-area='tracker'] { grid-area: 1 / 2 / 2 / 4; }
  [data-area='planner'] { grid-area: 2 / 2 / 3 / 4; }
  [data-area='todo'] { grid-area: 3 / 1 / 4 / 3; }
  [data-area='mood'] { grid-area: 3 / 3 / 4 / 4; }
`

const Grid = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: 16.5em 4.5em minmax(0, 1fr);
  grid-template-rows: 9.2em minmax(0, 1fr) 10.6em;
  gap: 0.4em;
  ${areas}
`

/**
 * A small drawing of a member's dashboard on a Tuesday evening, while a session runs. Its texts are those of the dashboard, in
 * the languages in which that states them. Decorative.
 */
export function DashboardDrawing() {
  return (
    <Stage>
      <Board>
        <Bar>
          <Glyph of="menu" />
          <div data-field="">
            <Glyph of="plus" />
            Noter une tâche, un cours, une idée…
            <kbd>Ctrl K</kbd>
          </div>
          <Glyph of="bell" />
          <b>IL</b>
        </Bar>
        <Page>
          <Greeting lang="en">
            Good evening <strong>Inès Lefèvre</strong>
            <small>Everything is ready for an efficient day!</small>
          </Greeting>
          <Band />
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
