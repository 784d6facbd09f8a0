import styled from '@emotion/styled'
import { Tile } from './MiniatureTile.tsx'

/** The five moods of Mood Check and their mouths, in a box of 32 units, as in the widget. */
const moods = [
  { name: 'Pas top', mouth: 'M10.5 22.5c1.6-2.8 9.4-2.8 11 0' },
  { name: 'Neutre', mouth: 'M11 21h10' },
  { name: 'Bien', mouth: 'M11 19.5c1.6 2.6 8.4 2.6 10 0' },
  { name: 'Très bien', mouth: 'M10 18.5c1.8 4.8 10.2 4.8 12 0' },
  { name: 'Excellent', mouth: 'M9.5 18h13c-.6 7.6-12.4 7.6-13 0z' },
]

const Row = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  align-content: space-between;
  row-gap: 0.6em;
  justify-items: center;
  color: var(--muted);
  font-size: 0.92em;
  strong { grid-column: 1 / -1; justify-self: start; color: var(--text); font: 650 1.4em/1.2 var(--font-display); letter-spacing: -0.01em; }
  /* The narrow space before it is too narrow to see at this size. */
  i { margin-left: 0.1em; font-style: normal; }
  > div { display: grid; gap: 0.3em; justify-items: center; }
  svg { width: 2.9em; height: 2.9em; }
  [data-chosen] { color: var(--warm); font-weight: 600; }
  > b { grid-column: 1 / -1; width: 100%; padding: 0.5em; border: 1px solid var(--hairline); border-radius: 0.8em; background: var(--surface-2); color: var(--text); font-weight: 600; text-align: center; }
`

/** Mood Check with the mood of the day. */
export function Mood() {
  return (
    <Tile name="Mood Check" icon="smile" area="mood">
      <Row>
        <strong>
          Comment ça va aujourd’hui
          <i>{'\u202f?'}</i>
        </strong>
        {moods.map(({ name, mouth }) => (
          <div key={name} data-chosen={name === 'Bien' || undefined}>
            <svg
              viewBox="0 0 32 32"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <circle cx="16" cy="16" r="13" />
              <path d={`M12 12.5v.5M20 12.5v.5${mouth}`} />
            </svg>
            {name}
          </div>
        ))}
        <b>Valider</b>
      </Row>
    </Tile>
  )
}
