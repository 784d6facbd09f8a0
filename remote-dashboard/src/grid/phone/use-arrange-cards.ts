import type { WidgetId } from '@cadence/shared/schemas'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useAnnouncement } from '../../feedback/Announcer.tsx'
import { phoneTexts } from '../../texts/now.ts'
import { widgetName } from '../../widgets/catalogue.ts'
import type { usePhoneOrder } from './use-phone-order.ts'

/**
 * The commands that sort the cards of a phone, each announced.
 * @param cards ids in their order on the screen.
 */
export function useArrangeCards(
  column: RefObject<HTMLElement | null>,
  cards: readonly WidgetId[],
  { sort, sortByDay }: ReturnType<typeof usePhoneOrder>,
) {
  const [arranging, setArranging] = useState(false)
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
    /** Whether the cards are folded, with buttons that move them. */
    arranging,
    announcement,
    arrange(next: boolean) {
      const t = phoneTexts.get()
      setArranging(next)
      announce(next ? t.opened : t.closed)
      if (next) requestAnimationFrame(() => column.current?.scrollIntoView({ block: 'center' }))
    },
    step(id: WidgetId, by: -1 | 1) {
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
