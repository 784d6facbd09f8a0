import { watchTopModal } from '@cadence/shared/ui'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
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

/** Keeps the places to which lists inside the cards are scrolled: an element that moves in the document loses its own. */
export function useKeptScroll(box: RefObject<HTMLElement | null>, cards: Items): void {
  const places = useRef(new Map<Element, number>())
  useLayoutEffect(() => {
    const element = box.current
    const note = ({ target }: Event) => {
      if (target instanceof Element) places.current.set(target, target.scrollTop)
    }
    // The event does not bubble.
    element?.addEventListener('scroll', note, true)
    return () => element?.removeEventListener('scroll', note, true)
  }, [box])
  const order = cards.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order has changed
  useLayoutEffect(() => {
    for (const [element, top] of places.current) {
      if (!box.current?.contains(element)) places.current.delete(element)
      else if (element.scrollTop !== top) element.scrollTop = top
    }
  }, [order])
}
