import { useTexts } from '@cadence/shared/i18n'
import { ArrowDown, ArrowUp, Check, Pencil, Trash2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import { excerpt } from '../../string-helpers.ts'
import { boardTexts } from '../../texts/board.ts'
import { columnName } from './board-commands.ts'
import { MenuPopover } from './MenuPopover.tsx'
import { DONE, type Lane } from './rules/lanes.ts'
import { type Place, placeOf } from './rules/places.ts'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

interface CardMenuProps {
  id: string
  field: Element
  lanes: readonly Lane[]
  onMove: (place: Place) => void
  onOpen: () => void
  onRemove: () => void
  onClose: () => void
}

/** The options of a card: each column, one place up or down, editing and deleting. A choice closes them. */
export function CardMenu({ id, field, lanes, onMove, onOpen, onRemove, onClose }: CardMenuProps) {
  const t = useTexts(boardTexts)
  const place = placeOf(lanes, id)
  const lane = lanes.find(({ column }) => column.id === place?.column)
  const card = lane?.cards.find((each) => each.id === id)
  if (!place || !lane || !card) return null
  const choose = (run: () => void) => () => {
    // Closes first: while the options are open, nothing on the board can take the focus.
    flushSync(onClose)
    run()
  }
  const stepBy = (by: -1 | 1) => choose(() => onMove({ ...place, index: place.index + by }))
  return (
    <MenuPopover label={t.moveOptions({ task: excerpt(card.data.text) })} field={field} onClose={onClose}>
      <h4>{t.moveTo}</h4>
      {lanes.map(({ column, cards }) => {
        const here = column.id === place.column
        // At the foot, like a new card of the column. Completed tasks come on top.
        const index = column.id === DONE ? 0 : cards.length
        return (
          <button
            key={column.id}
            type="button"
            disabled={here}
            onClick={choose(() => onMove({ column: column.id, index }))}
          >
            <span>{columnName(column, t)}</span>
            {here && <Check {...icon} />}
          </button>
        )
      })}
      <hr />
      {place.column !== DONE && (
        <>
          <button type="button" disabled={place.index === 0} onClick={stepBy(-1)}>
            <ArrowUp {...icon} />
            {t.moveUp}
          </button>
          <button type="button" disabled={place.index === lane.cards.length - 1} onClick={stepBy(1)}>
            <ArrowDown {...icon} />
            {t.moveDown}
          </button>
        </>
      )}
      <button type="button" onClick={choose(onOpen)}>
        <Pencil {...icon} />
        {t.open}
      </button>
      <button type="button" data-tone="danger" onClick={choose(onRemove)}>
        <Trash2 {...icon} />
        {t.remove}
      </button>
    </MenuPopover>
  )
}
