import type { WidgetId } from '@cadence/shared/schemas'
import { afterPaint } from '@cadence/shared/ui'
import { useLayoutEffect, useRef } from 'react'
import { useAnnouncement } from '../../feedback/Announcer.tsx'
import { toastWithUndo } from '../../feedback/change-toasts.ts'
import { ownOrderTexts } from '../../texts/own-order.ts'
import { widgetName } from '../../widgets/catalogue.ts'
import type { OwnOrder } from './use-own-order.ts'

interface ArrangeOptions {
  /** Ids in their order on the screen. */
  cards: readonly WidgetId[]
  order: OwnOrder
  /** The order on the screen that an order of the cards leads to. */
  shownAs: (order: WidgetId[]) => WidgetId[]
}

/** The commands that sort the cards, each announced. */
export function useArrangeCards({ cards, order, shownAs }: ArrangeOptions) {
  const { announcement, announce } = useAnnouncement()
  const focusNext = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    // A card that moves in the document loses the focus.
    focusNext.current?.focus({ preventScroll: true })
    focusNext.current?.scrollIntoView({ block: 'nearest' })
    focusNext.current = null
  })

  const withCardAt = (id: WidgetId, at: number) => {
    const others = cards.filter((card) => card !== id)
    return shownAs([...others.slice(0, at), id, ...others.slice(at)])
  }
  /** Sorts the cards, for the sake of one of them. */
  const sortFor = (id: WidgetId, sorted: readonly WidgetId[]) => {
    order.sort(sorted, id)
    const place = { place: sorted.indexOf(id) + 1, total: sorted.length }
    announce(ownOrderTexts.get().stands({ name: widgetName(id), ...place }))
  }
  /** Sorts the cards as a drag has left them. Where that is saved at once, a toast offers to take it back. */
  const dropFor = (id: WidgetId, sorted: readonly WidgetId[]) => {
    const { own, isDraft } = order
    sortFor(id, sorted)
    if (isDraft) return
    const { saved: text, undo } = ownOrderTexts.get()
    // The cards are painted first.
    afterPaint(() => toastWithUndo({ text, undo }, () => order.restore(own)))
  }
  return {
    announcement,
    announce,
    dropFor,
    /**
     * Moves a card up or down by one place; by more where it would be shown where it is. The focus stays on the pressed
     * button.
     */
    moveBy(id: WidgetId, by: -1 | 1) {
      for (let at = cards.indexOf(id) + by; at >= 0 && at < cards.length; at += by) {
        const sorted = withCardAt(id, at)
        if (sorted.join() === cards.join()) continue
        if (document.activeElement instanceof HTMLElement) focusNext.current = document.activeElement
        return sortFor(id, sorted)
      }
      const t = ownOrderTexts.get()
      announce((by < 0 ? t.highest : t.lowest)({ name: widgetName(id) }))
    },
    /** Moves a card before another one, or after all with null. */
    moveBefore(id: string, before: string | null) {
      const moved = cards.find((card) => card === id)
      const others: readonly (string | null)[] = cards.filter((card) => card !== id)
      const at = others.indexOf(before)
      if (moved) dropFor(moved, withCardAt(moved, at === -1 ? others.length : at))
    },
  }
}
