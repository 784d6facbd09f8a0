import { type RefObject, startTransition, useEffect, useState } from 'react'

/** How far outside the window an element counts as near. */
const MARGIN = '160px'

/** Becomes true when the element is in the window, or near it, and stays true. */
export function useNearWindow(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || near || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A widget takes some time to draw: presses are answered in between.
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true))
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, near])
  return near
}
