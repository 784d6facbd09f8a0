import styled from '@emotion/styled'
import { Tile } from './MiniatureTile.tsx'

const days = ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.']
/** The drawn week is that of Monday 18 May 2026, of a member whose weeks start on Monday. Today is its Tuesday, the exam its Friday. */
const MONDAY = 18
const TODAY = 1

/** `place` is the grid area: row / column / row end / column end; half-hour rows after the row of day names. */
const blocks = [
  { text: 'Analyse', place: '2 / 1 / 5 / 2', tone: 'course' },
  { text: 'Sport', place: '7 / 1 / 9 / 2', tone: 'own' },
  { text: 'Maths', place: '4 / 2 / 8 / 3', tone: 'own' },
  { text: 'TD d’analyse', place: '2 / 3 / 5 / 4', tone: 'course' },
  { text: 'Lecture', place: '6 / 3 / 9 / 4', tone: 'own' },
  { text: 'Fiches', place: '3 / 4 / 6 / 5', tone: 'other course' },
  { text: 'Examen', place: '2 / 5 / 6 / 6', tone: 'course' },
  { text: 'Repos', place: '4 / 6 / 8 / 7', tone: 'own' },
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
  > i { grid-area: 6 / 2 / 7 / 3; z-index: 1; height: 0.15em; background: var(--coral); }
  ${places}
`

/** A week of the Life Planner. */
export function Planner() {
  return (
    <Tile name="Life Planner" icon="calendar" note="Mai 2026" area="planner">
      <Week>
        {days.map((day, at) => (
          <span key={day} data-today={at === TODAY || undefined}>
            {day} <em>{MONDAY + at}</em>
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
