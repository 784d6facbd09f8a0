import { watchTopModal } from '@cadence/shared/ui'
import { Component, type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { Items } from './grid-layout.ts'

/** Whether a dialog is open inside an element. */
function useDialogInside(box: RefObject<HTMLElement | null>): boolean {
  const [isInside, setInside] = useState(false)
  useLayoutEffect(
    () => watchTopModal((top) => setInside(top !== null && box.current?.contains(top) === true)),
    [box],
  )
  return isInside
}

/**
 * The cards as the document has them, which is also the order of the Tab key. A card that moves in the document closes the
 * dialog that is open in it, so while one is open the cards keep their places: `order` shows them in their new order.
 * @param wanted the cards in the order of the screen.
 */
export function useDocumentOrder(box: RefObject<HTMLElement | null>, wanted: Items) {
  const isHeld = useDialogInside(box)
  const [last, setLast] = useState(wanted)
  if (!isHeld && last !== wanted) setLast(wanted)
  return useMemo(() => {
    if (!isHeld) return { cards: wanted, orderOf: () => undefined }
    const places = new Map<string, number>(wanted.map(({ id }, at) => [id, at]))
    const kept = last.flatMap(({ id }) => wanted.find((card) => card.id === id) ?? [])
    const added = wanted.filter(({ id }) => !last.some((card) => card.id === id))
    return { cards: [...kept, ...added], orderOf: (id: string) => places.get(id) }
  }, [isHeld, last, wanted])
}

interface KeptScrollProps {
  box: RefObject<HTMLElement | null>
  cards: Items
}

/**
 * Keeps the places to which lists inside the cards are scrolled: an element that moves in the document loses its own. They
 * are read just before the cards move. A list may have scrolled first, at the same change of the window: the planner scrolls its hours then.
 */
export class KeptScroll extends Component<KeptScrollProps> {
  override getSnapshotBeforeUpdate({ cards }: KeptScrollProps): (() => void) | null {
    const { box, cards: next } = this.props
    if (!box.current || cards.map(({ id }) => id).join() === next.map(({ id }) => id).join()) return null
    const scrolled = [...box.current.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0)
    const places = scrolled.map((element) => [element, element.scrollTop] as const)
    return () => {
      for (const [element, top] of places) if (element.scrollTop !== top) element.scrollTop = top
    }
  }

  override componentDidUpdate(_props: KeptScrollProps, _state: unknown, restore: (() => void) | null): void {
    restore?.()
  }

  override render(): null {
    return null
  }
}
