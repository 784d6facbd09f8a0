import styled from '@emotion/styled'
import { Tile } from './Tile.tsx'

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

export function Todo() {
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
