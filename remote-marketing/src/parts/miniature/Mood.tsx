import styled from '@emotion/styled'
import { Face } from './Face.tsx'
import { Tile } from './Tile.tsx'

const moods = ['Pas top', 'Neutre', 'Bien', 'Très bien', 'Excellent']

const Row = styled.div`
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

export function Mood() {
  return (
    <Tile name="Mood Check" area="mood">
      <Row>
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
