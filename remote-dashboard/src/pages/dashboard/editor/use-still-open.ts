import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Tells work that ends later (a save, an undo) whether the page still shows what it was begun with.
 * @param opening number of the opening that is on the screen.
 * @returns a stable function that says whether an opening is still the one on the screen; false once the page was left.
 */
export function useStillOpen(opening: number): (then: number) => boolean {
  const present = useRef<number | null>(null)
  // Not a passive effect: the page must count as left as soon as it is off the screen.
  useLayoutEffect(() => {
    present.current = opening
    return () => {
      present.current = null
    }
  }, [opening])
  return useCallback((then: number) => present.current === then, [])
}
