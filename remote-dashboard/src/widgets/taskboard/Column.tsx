import { useTexts } from '@cadence/shared/i18n'
import { IconButton } from '@cadence/shared/ui'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type BoardTexts, boardTexts } from '../../texts/board.ts'
import { NewTask } from '../to-do-list/NewTask.tsx'
import { columnName, moveCards } from './board-commands.ts'
import { Card, type CardActions } from './Card.tsx'
import { DONE, type Lane } from './rules/lanes.ts'

/** Cards that a column shows until the member asks for the others. Completed tasks are looked at less. */
const SHOWN = 30
const SHOWN_DONE = 10

/** What an empty column says. */
function emptyText(id: string, anyCard: boolean, t: BoardTexts): string {
  if (id === DONE) return t.doneHint
  if (id === 'todo' && !anyCard) return t.firstHint
  return id === 'doing' ? t.otherHint : t.empty
}

/** The button that opens the options of a column. */
export function ColumnOptions({ name, onOpen }: { name: string; onOpen: (field: HTMLElement) => void }) {
  const t = useTexts(boardTexts)
  return (
    <IconButton
      label={t.columnOptions({ column: name })}
      aria-haspopup="dialog"
      data-column-options=""
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  )
}

interface ColumnProps {
  lane: Lane
  /** Id of the card that is picked up, or null. */
  lifted: string | null
  /** Whether the board has a card at all. */
  anyCard: boolean
  keysId: string
  on: CardActions
  announceAdded: (ids: readonly string[]) => void
  /** Its head, and how it is known to screen readers. */
  head: ReactNode
  role?: 'tabpanel'
  id: string
  labelledBy: string
}

/** A column: its cards, the first of them where there are many, and the field that adds one. */
export function Column(props: ColumnProps) {
  const { lane, lifted, anyCard, keysId, on, announceAdded, head, role, id, labelledBy } = props
  const { column, cards } = lane
  const t = useTexts(boardTexts)
  const [whole, setWhole] = useState(false)
  const name = columnName(column, t)
  const most = column.id === DONE ? SHOWN_DONE : SHOWN
  // A card that is picked up may be below the others.
  const shown = whole || cards.slice(most).some((card) => card.id === lifted) ? cards : cards.slice(0, most)
  const hidden = cards.length - shown.length
  return (
    <section data-lane={column.id} id={id} role={role} aria-labelledby={labelledBy}>
      {head}
      <ul>
        {shown.map((entry) => (
          <Card key={entry.id} entry={entry} lifted={entry.id === lifted} keysId={keysId} on={on} />
        ))}
      </ul>
      {cards.length === 0 && <p data-below="">{emptyText(column.id, anyCard, t)}</p>}
      {hidden > 0 && (
        <button type="button" data-below="" data-more="" onClick={() => setWhole(true)}>
          {t.more({ count: hidden })}
        </button>
      )}
      <div data-below="">
        <NewTask
          label={t.newCard({ column: name })}
          placeholder={t.newCardHint}
          onAdded={(ids) => {
            moveCards(ids, { column: column.id, before: null })
            announceAdded(ids)
          }}
        />
      </div>
    </section>
  )
}
