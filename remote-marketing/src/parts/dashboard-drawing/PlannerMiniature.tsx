import styled from '@emotion/styled'
import { Tile } from './MiniatureTile.tsx'

const days = ['ven.', 'sam.', 'dim.', 'lun.', 'mar.', 'mer.', 'jeu.']
/** The drawn week is that of Friday 15 May 2026, as the planner's weeks start on Friday; today is its Tuesday. */
const FRIDAY = 15
const TODAY = 4

/** `place` is the grid area: row / column / row end / column end; half-hour rows after the row of day names. */
const blocks = [
  { text: 'Droit', place: '2 / 1 / 5 / 2', tone: 'other course' },
  { text: 'Repos', place: '4 / 2 / 8 / 3', tone: 'own' },
  { text: 'Analyse', place: '2 / 4 / 5 / 5', tone: 'course' },
  { text: 'Sport', place: '7 / 4 / 9 / 5', tone: 'own' },
  { text: 'Maths', place: '4 / 5 / 8 / 6', tone: 'own' },
  { text: 'TD d’analyse', place: '2 / 6 / 5 / 7', tone: 'course' },
  { text: 'Lecture', place: '6 / 6 / 9 / 7', tone: 'own' },
  { text: 'Fiches', place: '3 / 7 / 6 / 8', tone: 'other course' },
]

const places = blocks.map(({ place }, i) => `b:nth-of-type(${i + 1}) { grid-area: ${place}; }`).join('')

const Week = styled.div`
  position: relative;
  flex: 1;
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  grid-template-rows: 2.2em repeat(7, minmax(0, 1fr));
  gap: 0.2em 0.3em;
  color: var(--muted);
  font-size: 0.92em;
  > span { white-space: nowrap; }
  em { color: var(--text); font-style: normal; font-weight: 600; }
  [data-today] em { padding: 0.25em 0.45em; border-radius: var(--radius-pill); background: var(--surface-3); }
  > b { --tone: var(--accent); padding: 0.3em 0.35em; border-left: 0.22em solid var(--tone); border-radius: 0.45em; background: color-mix(in srgb, var(--tone) 18%, var(--surface-2)); color: var(--text); font-weight: 500; line-height: 1.2; overflow: hidden; }
  > [data-tone='own'] { --tone: var(--mint); }
  > [data-tone='other course'] { --tone: var(--warm); }
  /* The line of the present, across today. */
  > i { grid-area: 6 / 5 / 7 / 6; z-index: 1; height: 0.15em; background: var(--coral); }
  ${places}
`

/** A week of the Life Planner. */
export function Planner() {
  return (
    <Tile name="Life Planner" icon="calendar" note="Mai 2026" area="planner">
      <Week>
        {days.map((day, at) => (
          <span key={day} data-today={at === TODAY || undefined}>
            {day} <em>{FRIDAY + at}</em>
          </span>
        ))}
        {blocks.map(({ text, place, tone }) => (
          <b key={place} data-tone={tone}>
            {text}
          </b>
        ))}
        <i />
      </Week>
    </Tile>
  )
}
