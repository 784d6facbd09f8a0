import { useTexts } from '@cadence/shared/i18n'
import { IconButton } from '@cadence/shared/ui'
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { excerpt } from '../../string-helpers.ts'
import { boardTexts } from '../../texts/board.ts'
import type { TaskEntry } from '../to-do-list/task-order.ts'
import { CardFace } from './CardFace.tsx'

/** The actions of a card, which the board performs. */
export interface CardActions {
  open: (id: string) => void
  /** Picks the card up. `part` is the selector of what has the focus. */
  lift: (id: string, part: string) => void
  /** Opens the options beside an element. */
  options: (id: string, field: HTMLElement) => void
  remove: (entry: TaskEntry, card: Element) => void
}

interface CardProps {
  entry: TaskEntry
  lifted: boolean
  /** Id of the text that says what the keys do. */
  keysId: string
  on: CardActions
}

/** The keys that move the focus from card to card in a column. */
const neighbours: Record<string, 'previousElementSibling' | 'nextElementSibling'> = {
  ArrowUp: 'previousElementSibling',
  ArrowDown: 'nextElementSibling',
}

/**
 * A card. A press opens it, Space picks it up, an arrow goes to the next card and Delete deletes the task. Its handle drags
 * it, picks it up with Space and Enter, and opens its options at a press.
 */
export const Card = memo(function Card({ entry, lifted, keysId, on }: CardProps) {
  const t = useTexts(boardTexts)
  const { id, data } = entry
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const card = event.currentTarget
    const onGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
    const neighbour = neighbours[event.key]
    if (event.key === ' ' || (event.key === 'Enter' && onGrip)) {
      if (!event.repeat) on.lift(id, onGrip ? '[data-grip]' : '[data-open]')
    } else if (neighbour) card[neighbour]?.querySelector<HTMLElement>('[data-open]')?.focus()
    else if (event.key === 'Delete') on.remove(entry, card)
    else return
    event.preventDefault()
  }
  return (
    <li
      data-card={id}
      data-done={data.completed || undefined}
      data-lifted={lifted || undefined}
      onKeyDown={onKeyDown}
      // The release of Space would press the button.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
    >
      <button type="button" data-open="" aria-describedby={keysId} onClick={() => on.open(id)}>
        <CardFace task={data} />
      </button>
      <IconButton
        data-grip=""
        label={t.moveOptions({ task: excerpt(data.text) })}
        title={t.gripHint}
        aria-haspopup="dialog"
        onClick={(event) => on.options(id, event.currentTarget)}
      >
        <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  )
})
