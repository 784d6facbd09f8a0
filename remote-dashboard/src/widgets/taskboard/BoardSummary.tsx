import { useTexts } from '@cadence/shared/i18n'
import { boardTexts } from '../../texts/board.ts'
import { columnName } from './board-commands.ts'
import { CardFace } from './CardFace.tsx'
import { DONE, type Lane } from './rules/lanes.ts'

/** Most cards that are shown: the small size has no room for more. */
const CARDS = 3

interface BoardSummaryProps {
  lanes: readonly Lane[]
  onOpen: (id: string) => void
}

/** The board at the small size: how many cards each column has, and the first of those in progress. */
export function BoardSummary({ lanes, onOpen }: BoardSummaryProps) {
  const t = useTexts(boardTexts)
  const open = lanes.filter(({ column }) => column.id !== DONE)
  // A member who removed the column `doing` works in the last column before that of the completed tasks.
  const current = open.find(({ column }) => column.id === 'doing') ?? open.at(-1)
  const cards = current?.cards.slice(0, CARDS) ?? []
  return (
    <>
      <dl data-counts="">
        {lanes.map(({ column, cards }) => (
          <div key={column.id} data-current={column.id === current?.column.id || undefined}>
            <dt>{columnName(column, t)}</dt>
            <dd>{cards.length}</dd>
          </div>
        ))}
      </dl>
      {cards.length === 0 ? (
        <p data-hint="">{t.nothing}</p>
      ) : (
        <ul aria-label={current && columnName(current.column, t)}>
          {cards.map((entry) => (
            <li key={entry.id}>
              <button type="button" data-open="" onClick={() => onOpen(entry.id)}>
                <CardFace task={entry.data} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
