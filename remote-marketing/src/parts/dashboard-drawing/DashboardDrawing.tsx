import styled from '@emotion/styled'
import { CalendarDays, Layers, LayoutDashboard, Palette, Settings } from 'lucide-react'
import { fr } from '../typography.ts'
import { Tile } from './MiniatureTile.tsx'
import { Planner } from './PlannerMiniature.tsx'
import { Timer } from './TimerMiniature.tsx'

/** One of the five faces of Mood Check, from 0 (Pas top) to 4 (Excellent), in the current colour. */
function Face({ smile }: { smile: number }) {
  const bend = 15 + (smile - 1) * 2.2
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10" />
      <path d={`M8 15Q12 ${bend} 16 15M9 9.5v.01M15 9.5v.01`} />
    </svg>
  )
}

const moods = ['Pas top', 'Neutre', 'Bien', 'Très bien', 'Excellent']

const MoodRow = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: var(--faint);
  font-size: 0.92em;
  > div { display: grid; gap: 0.6em; justify-items: center; width: 5.6em; padding-block: 0.7em; border-radius: 0.9em; }
  svg { width: 2.4em; height: 2.4em; }
  [data-chosen] { background: var(--surface-3); color: var(--text); }
  [data-chosen] svg { color: var(--warm); }
`

function Mood() {
  return (
    <Tile name="Mood Check" area="mood">
      <MoodRow>
        {moods.map((mood, smile) => (
          <div key={mood} data-chosen={mood === 'Bien' || undefined}>
            <Face smile={smile} />
            {mood}
          </div>
        ))}
      </MoodRow>
    </Tile>
  )
}

const figures = [
  { value: '4', label: 'objectifs' },
  { value: '7', label: fr('tâches, 45 %') },
  { value: fr('2 h 15'), label: 'de focus' },
]

const Row = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 0.7em;
  > div { display: flex; flex-direction: column; justify-content: center; gap: 0.2em; padding-inline: 0.9em; border-radius: 0.8em; background: var(--surface-3); color: var(--muted); font-size: 0.92em; }
  b { color: var(--text); font: 650 1.7em/1 var(--font-display); }
  svg { width: 1.75em; height: 1.75em; color: var(--warm); }
`

function Tracker() {
  return (
    <Tile name="Personal Tracker" note="cette semaine" area="tracker">
      <Row>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <b>{value}</b>
            {label}
          </div>
        ))}
        <div>
          <Face smile={3} />
          humeur
        </div>
      </Row>
    </Tile>
  )
}

const items = [
  { text: 'Relire le cours de lundi', done: true },
  { text: 'Exercices 12 à 15', done: true },
  { text: 'Fiche de formules', done: false },
]

const List = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  > div { display: flex; align-items: center; gap: 0.7em; }
  svg { width: 1.4em; height: 1.4em; flex: none; color: var(--accent); }
  [data-done] { color: var(--faint); text-decoration: line-through; }
`

function Todo() {
  return (
    <Tile name="To-do List" note="2/3" area="todo">
      <List>
        {items.map(({ text, done }) => (
          <div key={text} data-done={done || undefined}>
            <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
              <rect x="1" y="1" width="18" height="18" rx="5" strokeOpacity={done ? 1 : 0.6} />
              {done && <path d="m5.5 10.5 3 3 6-7" />}
            </svg>
            {text}
          </div>
        ))}
      </List>
    </Tile>
  )
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.6em;
  padding-block: 1.6em;
  border-right: 1px solid var(--hairline);
  svg { width: 2.5em; height: 2.5em; padding: 0.65em; border-radius: 0.8em; color: var(--faint); }
  [data-mark] { padding: 0.2em; margin-bottom: 1.4em; }
  [data-here] { background: var(--surface-3); color: var(--text); }
  svg:last-of-type { margin-top: auto; }
`

function Sidebar() {
  return (
    <Box>
      <svg data-mark viewBox="0 0 32 32" fill="none" strokeLinecap="round" strokeWidth="3" aria-hidden="true">
        <circle cx="9" cy="23" r="3" fill="var(--warm)" />
        <path d="M9 14.5a8.5 8.5 0 0 1 8.5 8.5" stroke="var(--accent)" />
        <path d="M9 6a17 17 0 0 1 17 17" stroke="var(--accent)" strokeOpacity="0.55" />
      </svg>
      <LayoutDashboard strokeWidth={1.75} data-here />
      <CalendarDays strokeWidth={1.75} />
      <Layers strokeWidth={1.75} />
      <Palette strokeWidth={1.75} />
      <Settings strokeWidth={1.75} />
    </Box>
  )
}

const Stage = styled.div`
  position: relative;
  container-type: inline-size;
`

/* Every length is in em, and the em follows the width, so the picture scales as a whole. */
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

/* The grid area of each widget: row / column / end row / end column. */
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

/** A small drawing of a member's dashboard on a Tuesday evening. Decorative. */
export function DashboardDrawing() {
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
