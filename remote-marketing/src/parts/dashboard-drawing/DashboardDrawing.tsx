import styled from '@emotion/styled'
import { Band } from './BandMiniature.tsx'
import { Glyph } from './Glyph.tsx'
import { Mood } from './MoodMiniature.tsx'
import { Planner } from './PlannerMiniature.tsx'
import { phone } from './phone-query.ts'
import { stepsBack } from './steps-back.ts'
import { Timer } from './TimerMiniature.tsx'
import { Todo } from './TodoMiniature.tsx'
import { Tracker } from './TrackerMiniature.tsx'

const desktop = '@media (min-width: 60rem)'
/** Here the board has the narrow half of a small window. */
const narrow = '@media (min-width: 60rem) and (max-width: 79.99rem)'

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 1em;
  padding: 0.7em 1.6em;
  border-bottom: 1px solid var(--hairline);
  background: var(--surface-1);
  color: var(--muted);
  /* On a phone the picture begins with what it is about. */
  ${phone} { display: none; }
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

/*
 * Every length is in em, and the em follows the width, so that the picture scales as a whole, and all its words are in the window.
 * On a desktop the board goes on beyond the edge of the window, where its shadow has no end. In a narrow place it has fewer widgets, so that its words stay readable,
 * and below the `phone` width it is that of a phone.
 */
const Board = styled.div`
  --lit: radial-gradient(24em 12em at 90% 0, color-mix(in srgb, var(--glow) 70%, transparent), var(--hairline));
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  width: 57em;
  height: 57em;
  border: 1px solid transparent;
  border-radius: 1.2em;
  background: linear-gradient(var(--page), var(--page)) padding-box, var(--lit) border-box;
  box-shadow: var(--shadow);
  overflow: hidden;
  font-size: calc(100cqw / 57);
  line-height: 1.35;
  user-select: none;
  ${phone} { grid-template-rows: auto; width: auto; height: auto; font-size: min(0.875rem, 100cqw / 25); }
  ${desktop} {
    --lit: radial-gradient(34em at 0 100%, color-mix(in srgb, var(--glow) 85%, transparent), var(--hairline));
    width: auto;
    margin-right: -6rem;
    padding-right: 6rem;
    font-size: min(1rem, 100cqw / 57);
  }
  ${narrow} { font-size: calc(100cqw / 46); }
`

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.8em;
  padding: 1.3em 1.6em;
  background: radial-gradient(40em 26em at 90% -20%, color-mix(in srgb, var(--accent) 12%, transparent), transparent);
  ${phone} { padding: 1.2em 1.1em; }
  ${desktop} { background: radial-gradient(28em at 0 100%, color-mix(in srgb, var(--glow) 14%, transparent), transparent), radial-gradient(40em 26em at 90% -20%, color-mix(in srgb, var(--accent) 12%, transparent), transparent); }
`

const Greeting = styled.div`
  margin-bottom: 0.1em;
  color: var(--muted);
  font: 500 1.8em/1.1 var(--font-display);
  letter-spacing: -0.02em;
  strong { color: var(--text); font-weight: 650; }
  small { display: block; margin-top: 0.4em; font: 400 0.555em/1.3 var(--font-text); letter-spacing: 0; }
`

/* While a session runs, all widgets but the Timer step back. */
const Grid = styled.div`
  flex: 1;
  display: grid;
  gap: 0.4em;
  [data-area] { background: none; }
  [data-area]:not([data-area='timer']) { ${stepsBack('var(--page) 15%')} }
  [data-area='timer'] { border-color: color-mix(in srgb, var(--glow) 42%, var(--hairline)); background: radial-gradient(14em 12em at 50% 45%, color-mix(in srgb, var(--glow) 16%, transparent), transparent), var(--overlay); }
  [data-area='timer'] > :first-of-type { color: var(--text); svg { color: var(--glow); } small { color: var(--muted); } }
  ${phone} {
    gap: 0.8em;
    [data-area='timer'] { display: grid; grid-template-columns: 10em minmax(0, 1fr); > :first-of-type { grid-column: 1 / -1; } }
    & :is([data-area='tracker'], [data-area='planner'], [data-area='mood']) { display: none; }
  }
  @media (min-width: 48rem) {
    grid-template-columns: 15em 5em minmax(0, 1fr);
    grid-template-rows: 9.6em minmax(0, 1fr) 14em;
    [data-area='timer'] { grid-area: 1 / 1 / 3 / 2; }
    [data-area='tracker'] { grid-area: 1 / 2 / 2 / 4; }
    [data-area='planner'] { grid-area: 2 / 2 / 3 / 4; }
    [data-area='todo'] { grid-area: 3 / 1 / 4 / 3; }
    [data-area='mood'] { grid-area: 3 / 3 / 4 / 4; }
  }
  ${narrow} {
    grid-template-rows: 9.9em 13.8em minmax(0, 1fr);
    [data-area='tracker'] { display: none; }
    [data-area='todo'] { grid-area: 1 / 2 / 2 / 4; }
    [data-area='mood'] { grid-area: 2 / 2 / 3 / 4; }
    [data-area='planner'] { grid-area: 3 / 1 / 4 / 4; }
  }
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
