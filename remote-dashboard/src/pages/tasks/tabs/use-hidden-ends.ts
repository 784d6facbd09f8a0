import { type RefObject, useEffect } from 'react'

/** A tab's edge may lie a fraction of a pixel outside without anything being hidden. */
const SLACK = 2

/** Notes on a box that scrolls sideways at which ends there is more than is seen: `data-more` is '', 'start', 'end' or both. */
export function useHiddenEnds(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = box
      const ends = [
        ...(scrollLeft > SLACK ? ['start'] : []),
        ...(scrollLeft + clientWidth < scrollWidth - SLACK ? ['end'] : []),
      ]
      box.dataset.more = ends.join(' ')
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [ref])
}
