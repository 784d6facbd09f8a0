import { type RefObject, useLayoutEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import type { CountdownKind } from './countdown.ts'
import { isInPicture, watchSight } from './in-sight.ts'
import type { CountdownId } from './running-countdowns.ts'

/** The cards in the window that show the time of a kind. */
const cards: Record<CountdownKind, Set<Element>> = { timer: new Set(), shield: new Set() }
const shown = proxy<Record<CountdownKind, boolean>>({ timer: false, shield: false })

/** Says that this element shows the time of a countdown, while it is in the window. */
export function useShowsTime(card: RefObject<Element | null>, kind: CountdownKind): void {
  useLayoutEffect(() => {
    const element = card.current
    if (!element || isInPicture(element)) return
    const note = (isInSight: boolean) => {
      if (isInSight) cards[kind].add(element)
      else cards[kind].delete(element)
      shown[kind] = cards[kind].size > 0
    }
    // For the first frame, before the browser says where the card is: on a phone it is below the window.
    note(matchMedia('(min-width: 640px)').matches)
    const stop = watchSight(element, note)
    return () => {
      stop()
      note(false)
    }
  }, [card, kind])
}

/** Whether a card shows the time of this countdown before the eyes of the member; the Timer's also shows the pause. */
export const useIsTimeInCard = (id: CountdownId): boolean => useSnapshot(shown)[id === 'pause' ? 'timer' : id]
