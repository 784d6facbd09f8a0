import styled from '@emotion/styled'
import { Tile } from './MiniatureTile.tsx'

const items = [
  { text: 'Fiche de formules', due: 'Jeudi' },
  { text: 'Exercices 12 à 15', due: 'Aujourd’hui' },
]

const List = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: space-evenly;
  gap: 0.6em 0.8em;
  i { width: 1.3em; height: 1.3em; border: 0.1em solid var(--outline); border-radius: 0.4em; }
  small { display: block; color: var(--muted); font-size: 0.92em; }
`

/** A To-do List with two tasks. */
export function Todo() {
  return (
    <Tile name="To-do List" icon="list" area="todo">
      <List>
        {items.map(({ text, due }) => [
          <i key="box" />,
          <span key={text}>
            {text}
            <small>{due}</small>
          </span>,
        ])}
      </List>
    </Tile>
  )
}
