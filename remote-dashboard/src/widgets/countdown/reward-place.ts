import { type RefObject, useLayoutEffect } from 'react'

/** The bands that show the end of a session themselves. */
const places = new Set<Element>()

/**
 * Says that this element shows the end of a session, while it is ready for it. A layout effect: on a page that is opened
 * just after an end, the check of the ends follows in the same commit.
 */
export function useRewardPlace(place: RefObject<Element | null>, isReady: boolean): void {
  useLayoutEffect(() => {
    const element = place.current
    if (!element || !isReady) return
    places.add(element)
    return () => void places.delete(element)
  }, [place, isReady])
}

/** Whether the member sees the end of a session in such a place: a toast would only cover the page. */
export function isRewardInSight(): boolean {
  return [...places].some((place) => {
    const { top, bottom } = place.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })
}
