/** An element, or the page, that scrolls while a drag is near its upper or lower edge. */
export interface ScrollArea {
  /** Null for the page. */
  element: HTMLElement | null
  /** How near the edges a pointer scrolls, in pixels. */
  top: number
  bottom: number
  /** Fastest scrolling, in pixels per frame, at the very edge. */
  fastest: number
}

/** The page while a widget is dragged over it. The top bar lies over its upper edge. */
export const pageScroll: ScrollArea = { element: null, top: 120, bottom: 80, fastest: 16 }

/** Upper and lower edge of what scrolls, in the window. */
function edgesOf({ element }: ScrollArea): { upper: number; lower: number } {
  if (!element) return { upper: 0, lower: window.innerHeight }
  const { top, bottom } = element.getBoundingClientRect()
  return { upper: top, lower: bottom }
}

/** How far an area is scrolled, in pixels. */
export function scrollOffset({ element }: ScrollArea): { x: number; y: number } {
  if (element) return { x: element.scrollLeft, y: element.scrollTop }
  return { x: window.scrollX, y: window.scrollY }
}

/** Pixels to scroll in one frame with the pointer at a height of the window; negative is up, 0 between the edges. */
export function edgeSpeed(y: number, area: ScrollArea): number {
  const { upper, lower } = edgesOf(area)
  const above = (upper + area.top - y) / area.top
  const below = (y - (lower - area.bottom)) / area.bottom
  if (above > 0) return -Math.ceil(Math.min(above, 1) * area.fastest)
  return below > 0 ? Math.ceil(Math.min(below, 1) * area.fastest) : 0
}

/**
 * Scrolls an area for as long as the pointer is near one of its edges.
 * @param onScroll called after each step: the dragged element must follow, although the pointer rests.
 */
export function createEdgeScroll(area: ScrollArea, onScroll: () => void) {
  let frame = 0
  let pointerY = 0
  const step = () => {
    frame = 0
    const before = scrollOffset(area).y
    // A smooth scroll of one frame would still run when the next one begins.
    const by = { top: edgeSpeed(pointerY, area), behavior: 'instant' } as const
    if (area.element) area.element.scrollBy(by)
    else window.scrollBy(by)
    // The end of what scrolls: the next move of the pointer tries again.
    if (scrollOffset(area).y === before) return
    onScroll()
    move(pointerY)
  }
  const move = (y: number) => {
    pointerY = y
    if (frame === 0 && edgeSpeed(y, area) !== 0) frame = requestAnimationFrame(step)
  }
  return {
    /** The pointer moved to this height of the window. */
    move,
    stop() {
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}
