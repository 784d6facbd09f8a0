import styled from '@emotion/styled'
import { Tile } from './MiniatureTile.tsx'

/** One of the five faces of Mood Check, from 0 (Pas top) to 4 (Excellent), in the current colour. */
export function Face({ smile }: { smile: number }) {
  const bend = 15 + (smile - 1) * 2.2
  return (
    <svg
      data-face=""
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

const Row = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  align-content: space-between;
  justify-items: center;
  color: var(--muted);
  font-size: 0.92em;
  strong { grid-column: 1 / -1; justify-self: start; color: var(--text); font: 650 1.4em/1.2 var(--font-display); letter-spacing: -0.01em; }
  /* The narrow space before it is too narrow to see at this size. */
  i { margin-left: 0.1em; font-style: normal; }
  > div { display: grid; gap: 0.5em; justify-items: center; }
  svg { width: 2.4em; height: 2.4em; }
  [data-chosen] { color: var(--warm); font-weight: 600; }
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
        {moods.map((mood, smile) => (
          <div key={mood} data-chosen={mood === 'Bien' || undefined}>
            <Face smile={smile} />
            {mood}
          </div>
        ))}
      </Row>
    </Tile>
  )
}
