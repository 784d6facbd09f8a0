import { type RefObject, useLayoutEffect } from 'react'

/** Distance to the field, and the least distance to the edges of the screen. */
const GAP_PX = 4
const EDGE_PX = 8

/** Puts a panel below its field, above it where there is more room, and never beyond the edge of the screen. */
function placeBeside(panel: HTMLElement, field: Element): void {
  const { top, bottom, left } = field.getBoundingClientRect()
  // Without the scrollbars, over which the top layer does not draw.
  const { clientWidth, clientHeight } = document.documentElement
  // Not the bounding box: the animation moves that.
  const { offsetWidth: width, offsetHeight: height } = panel
  const lowest = clientHeight - EDGE_PX - height
  const above = top - GAP_PX - height
  const below = bottom + GAP_PX
  const fitting = below > lowest && above >= EDGE_PX ? above : Math.min(below, lowest)
  panel.style.top = `${Math.max(EDGE_PX, fitting)}px`
  panel.style.left = `${Math.max(EDGE_PX, Math.min(left, clientWidth - EDGE_PX - width))}px`
}

/** Keeps a panel beside its field while it is open, also when the window changes. */
export function usePlaceBeside(panel: RefObject<HTMLElement | null>, field: Element): void {
  useLayoutEffect(() => {
    const place = () => {
      if (panel.current) placeBeside(panel.current, field)
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [panel, field])
}
