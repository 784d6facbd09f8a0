import styled from '@emotion/styled'
import { Tile } from './MiniatureTile.tsx'

const days = ['Lun', 'Mar', 'Mer', 'Jeu', 'Ven', 'Sam', 'Dim']

/** `place` is the grid area: row / column / row end / column end; half-hour rows after the row of day names. */
const blocks = [
  { text: 'Analyse', place: '2 / 1 / 5 / 2', tone: 'plain' },
  { text: 'Sport', place: '7 / 1 / 9 / 2', tone: 'plain' },
  { text: 'Révisions', place: '4 / 2 / 8 / 3', tone: 'now' },
  { text: 'TD', place: '2 / 3 / 4 / 4', tone: 'plain' },
  { text: 'Révisions', place: '5 / 3 / 8 / 4', tone: 'plain' },
  { text: 'Fiches', place: '3 / 4 / 6 / 5', tone: 'plain' },
  { text: 'Examen', place: '2 / 5 / 6 / 6', tone: 'exam' },
  { text: 'Repos', place: '3 / 6 / 8 / 7', tone: 'plain' },
]

const places = blocks.map(({ place }, i) => `b:nth-of-type(${i + 1}) { grid-area: ${place}; }`).join('')

const Week = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  grid-template-rows: 1.7em repeat(7, minmax(0, 1fr));
  gap: 0.3em 0.4em;
  color: var(--faint);
  font-size: 0.9em;
  > b { padding: 0.35em 0.5em; border-radius: 0.55em; background: var(--surface-3); color: var(--muted); font-weight: 500; overflow: hidden; }
  > [data-tone='now'] { background: color-mix(in srgb, var(--accent) 22%, var(--surface-2)); color: var(--text); }
  > [data-tone='exam'] { background: color-mix(in srgb, var(--warm) 24%, var(--surface-2)); color: var(--text); }
  ${places}
`

export function Planner() {
  return (
    <Tile name="Life Planner" note="semaine 21" area="planner">
      <Week>
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
        {blocks.map(({ text, place, tone }) => (
          <b key={place} data-tone={tone}>
            {text}
          </b>
        ))}
      </Week>
    </Tile>
  )
}
