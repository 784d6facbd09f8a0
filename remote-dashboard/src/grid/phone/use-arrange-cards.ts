import type { WidgetId } from '@cadence/shared/schemas'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useAnnouncement } from '../../feedback/Announcer.tsx'
import { phoneTexts } from '../../texts/phone.ts'
import { widgetName } from '../../widgets/catalogue.ts'
import type { PhoneOrder } from './use-phone-order.ts'

interface ArrangeOptions {
  column: RefObject<HTMLElement | null>
  /** Ids in their order on the screen. */
  cards: readonly WidgetId[]
  order: PhoneOrder
  onArranging: (arranging: boolean) => void
}

/** The commands that sort the cards of a phone, each announced. */
export function useArrangeCards({ column, cards, order: { sort, sortByDay }, onArranging }: ArrangeOptions) {
  const { announcement, announce } = useAnnouncement()
  const focusNext = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    // A card that moves in the document loses the focus.
    focusNext.current?.focus({ preventScroll: true })
    focusNext.current?.scrollIntoView({ block: 'nearest' })
    focusNext.current = null
  })

  const moveTo = (id: WidgetId, at: number) => {
    const order = cards.filter((card) => card !== id)
    order.splice(at, 0, id)
    sort(order)
    announce(phoneTexts.get().stands({ name: widgetName(id), place: at + 1, total: order.length }))
  }
  return {
    announcement,
    arrange(next: boolean) {
      const t = phoneTexts.get()
      onArranging(next)
      announce(next ? t.opened : t.closed)
      if (next) requestAnimationFrame(() => column.current?.scrollIntoView({ block: 'center' }))
    },
    /** Moves a card up or down by one place. The focus stays on the pressed button. */
    moveBy(id: WidgetId, by: -1 | 1) {
      const t = phoneTexts.get()
      const at = cards.indexOf(id) + by
      if (at < 0) announce(t.highest({ name: widgetName(id) }))
      else if (at === cards.length) announce(t.lowest({ name: widgetName(id) }))
      else {
        if (document.activeElement instanceof HTMLElement) focusNext.current = document.activeElement
        moveTo(id, at)
      }
    },
    /** Moves a card before another one, or after all with null. */
    moveBefore(id: string, before: string | null) {
      const moved = cards.find((card) => card === id)
      const others: readonly (string | null)[] = cards.filter((card) => card !== id)
      const at = others.indexOf(before)
      if (moved) moveTo(moved, at === -1 ? others.length : at)
    },
    sortByDay() {
      sortByDay()
      announce(phoneTexts.get().reset)
    },
  }
}
