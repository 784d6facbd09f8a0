import { useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import { type RefObject, useLayoutEffect } from 'react'
import { useDraggable } from '../../drag/drag.ts'
import { Announcer } from '../../feedback/Announcer.tsx'
import { ownOrderTexts } from '../../texts/own-order.ts'
import { focusWidgetTools } from '../reveal-widget.ts'
import type { Step } from './CardSteps.tsx'
import { draggableCard } from './draggable-card.ts'
import { ResetOrder } from './ResetOrder.tsx'
import { useArrangeCards } from './use-arrange-cards.ts'
import type { OwnOrder } from './use-own-order.ts'

interface ArrangeCardsProps {
  /** The element around the cards. */
  column: RefObject<HTMLElement | null>
  /** Ids in their order on the screen. */
  cards: readonly WidgetId[]
  order: OwnOrder
  /** Receives the command of the grips and the arrows of edit mode. */
  step: RefObject<Step>
}

const asSorted = (order: WidgetId[]) => order

/**
 * Sorts the cards of a phone: by a long press on a header; in edit mode by grips and arrows, too. It is a module of its own,
 * which only phones load, after the cards.
 */
export default function ArrangeCards({ column, cards, order, step }: ArrangeCardsProps) {
  const t = useTexts(ownOrderTexts)
  const sorting = useArrangeCards({ cards, order, shownAs: asSorted })
  const { announcement, announce, moveBy, moveBefore } = sorting
  useLayoutEffect(() => {
    step.current = moveBy
  })
  useDraggable(column, (target) =>
    column.current ? draggableCard(target, column.current, moveBefore) : null,
  )
  const followDay = () => {
    order.restore(null)
    announce(t.followsDay)
    // The pressed button goes, and the focus with it.
    focusWidgetTools(cards[0], { fallback: 'main', onlyIfLost: true })
  }
  return (
    <>
      {order.own && <ResetOrder label={t.dayOrder} onReset={followDay} />}
      <Announcer announcement={announcement} />
    </>
  )
}

export { CardGrip } from './CardGrip.tsx'
export { CardSteps } from './CardSteps.tsx'
