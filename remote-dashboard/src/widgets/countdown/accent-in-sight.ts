import { type RefObject, useEffect } from 'react'
import { isInPicture, watchSight } from './in-sight.ts'

/** The accent buttons of the page that start or pause a session and are in the window. */
const inSight = new Set<Element>()

/** Tells the bottom bar, which the shell draws before its fragment is there: it is quiet beside another accent. */
function mark(): void {
  document.documentElement.toggleAttribute('data-accent-in-sight', inSight.size > 0)
}

/**
 * Marks the document while an accent button is in the window, between the bars: a view has one accent.
 * @param isAccent whether the button has the accent now.
 */
export function useAccentMark(button: RefObject<Element | null>, isAccent: boolean): void {
  useEffect(() => {
    const element = button.current
    if (!element || !isAccent || isInPicture(element)) return
    const stop = watchSight(element, (isInSight) => {
      if (isInSight) inSight.add(element)
      else inSight.delete(element)
      mark()
    })
    return () => {
      stop()
      inSight.delete(element)
      mark()
    }
  }, [button, isAccent])
}
