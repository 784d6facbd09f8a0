import { useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import { type RefObject, useLayoutEffect } from 'react'
import { useDraggable } from '../../drag/drag.ts'
import { Announcer } from '../../feedback/Announcer.tsx'
import { ownOrderTexts } from '../../texts/own-order.ts'
import { ArrangeBar } from './ArrangeBar.tsx'
import type { Step } from './CardSteps.tsx'
import { draggableCard } from './draggable-card.ts'
import { useArrangeCards } from './use-arrange-cards.ts'
import type { OwnOrder } from './use-own-order.ts'

interface ArrangeCardsProps {
  /** The element around the cards. */
  column: RefObject<HTMLElement | null>
  /** Ids in their order on the screen. */
  cards: readonly WidgetId[]
  order: OwnOrder
  /** Whether the cards are folded, with buttons that move them. */
  arranging: boolean
  /** Whether the dashboard is edited. Then each card has a grip, and is dragged by a long press anywhere. */
  editing: boolean
  onArranging: (arranging: boolean) => void
  /** Receives the command of those buttons. */
  step: RefObject<Step>
}

const asSorted = (order: WidgetId[]) => order

/**
 * Sorts the cards of a phone: by a long press on a header, by buttons on folded cards, or by the grips of edit mode. It is a module of its own, which
 * only phones load, after the cards.
 */
export default function ArrangeCards(props: ArrangeCardsProps) {
  const { column, cards, order, arranging, editing, onArranging, step } = props
  const t = useTexts(ownOrderTexts)
  const sorting = useArrangeCards({ cards, order, shownAs: asSorted })
  const { announcement, announce, moveBy, moveBefore } = sorting
  useLayoutEffect(() => {
    step.current = moveBy
  })
  useDraggable(column, (target) =>
    column.current ? draggableCard(target, column.current, moveBefore) : null,
  )
  const arrange = (next: boolean) => {
    onArranging(next)
    announce(next ? t.opened : t.closed)
    if (next) requestAnimationFrame(() => column.current?.scrollIntoView({ block: 'start' }))
  }
  const followDay = () => {
    order.restore(null)
    announce(t.followsDay)
  }
  return (
    <>
      <ArrangeBar
        arranging={arranging && !editing}
        onArrange={editing ? null : arrange}
        back={order.own ? { label: t.dayOrder, run: followDay } : null}
      />
      <Announcer announcement={announcement} />
    </>
  )
}

export { CardGrip } from './CardGrip.tsx'
export { CardSteps } from './CardSteps.tsx'
