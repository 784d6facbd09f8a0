import styled from '@emotion/styled'
import { fr } from '../typography.ts'
import { Face } from './Face.tsx'
import { Tile } from './Tile.tsx'

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

export function Tracker() {
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
