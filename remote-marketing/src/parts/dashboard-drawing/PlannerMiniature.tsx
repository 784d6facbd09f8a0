import styled from '@emotion/styled'
import { Tile } from './MiniatureTile.tsx'

const days = ['ven.', 'sam.', 'dim.', 'lun.', 'mar.', 'mer.', 'jeu.']
/** The drawn week is that of Friday 15 May 2026, as the planner's weeks start on Friday; today is its Tuesday. */
const FRIDAY = 15
const TODAY = 4

/** `day` is an index in `days`; `rows` are those of the grid, half-hours after the row of day names. */
const blocks = [
  { text: 'Économie', day: 0, rows: '2 / 5', tone: 'other course' },
  { text: 'Repos', day: 1, rows: '4 / 8', tone: 'own' },
  { text: 'Analyse', day: 3, rows: '2 / 5', tone: 'course' },
  { text: 'Sport', day: 3, rows: '7 / 9', tone: 'own' },
  { text: 'Révisions', day: 4, rows: '4 / 8', tone: 'own' },
  { text: 'TD d’analyse', day: 5, rows: '2 / 5', tone: 'course' },
  { text: 'Révisions', day: 5, rows: '6 / 9', tone: 'own' },
  { text: 'Fiches', day: 6, rows: '3 / 6', tone: 'other course' },
]

/** The days from `from` to `to`, each in a column; the others are not drawn. */
function columns(from: number, to: number): string {
  const column = (day: number) =>
    day >= from && day <= to ? `grid-column: ${day - from + 1};` : 'display: none;'
  return `
    grid-template-columns: repeat(${to - from + 1}, minmax(0, 1fr));
    ${days.map((_, day) => `> span:nth-of-type(${day + 1}) { ${column(day)} }`).join('')}
    ${blocks.map(({ day }, i) => `> b:nth-of-type(${i + 1}) { ${column(day)} }`).join('')}
    > i { ${column(TODAY)} }
  `
}

/** Styles for a place too narrow for a week: yesterday, today and tomorrow. */
export const threeDays = `[data-week] { ${columns(TODAY - 1, TODAY + 1)} }`

const Week = styled.div`
  position: relative;
  flex: 1;
  display: grid;
  grid-template-rows: 2.2em repeat(7, minmax(0, 1fr));
  gap: 0.2em 0.3em;
  color: var(--muted);
  font-size: 0.88em;
  > span { white-space: nowrap; }
  em { color: var(--text); font-style: normal; font-weight: 600; }
  [data-today] em { padding: 0.25em 0.45em; border-radius: var(--radius-pill); background: var(--surface-3); }
  > b { --tone: var(--accent); padding: 0.3em 0.45em; border-left: 0.22em solid var(--tone); border-radius: 0.45em; background: color-mix(in srgb, var(--tone) 18%, var(--surface-2)); color: var(--text); font-weight: 500; line-height: 1.2; overflow: hidden; }
  > [data-tone='own'] { --tone: var(--mint); }
  > [data-tone='other course'] { --tone: var(--warm); }
  /* The line of the present, across today. */
  > i { grid-row: 6; z-index: 1; height: 0.15em; background: var(--coral); }
  > span { grid-row: 1; }
  ${blocks.map(({ rows }, i) => `> b:nth-of-type(${i + 1}) { grid-row: ${rows}; }`).join('')}
  ${columns(0, days.length - 1)}
`

/** A week of the Life Planner. */
export function Planner() {
  return (
    <Tile name="Life Planner" icon="calendar" note="Mai 2026" area="planner">
      <Week data-week="">
        {days.map((day, at) => (
          <span key={day} data-today={at === TODAY || undefined}>
            {day} <em>{FRIDAY + at}</em>
          </span>
        ))}
        {blocks.map(({ text, day, rows, tone }) => (
          <b key={`${day} ${rows}`} data-tone={tone}>
            {text}
          </b>
        ))}
        <i />
      </Week>
    </Tile>
  )
}
