/** An element, or the page, that scrolls while a drag is near one of its edges. */
export interface ScrollArea {
  /** Null for the page. */
  element: HTMLElement | null
  /** How near the edges a pointer scrolls, in pixels. With 0 nothing scrolls up or down. */
  top: number
  bottom: number
  /** The same for the left and the right edge. Without it nothing scrolls sideways. */
  sides?: number
  /** Fastest scrolling, in pixels per frame, at the very edge. */
  fastest: number
}

/** The page while a widget is dragged over it. The top bar lies over its upper edge. */
export const pageScroll: ScrollArea = { element: null, top: 120, bottom: 80, fastest: 16 }

/** The edges of what scrolls, in the window. */
function edgesOf({ element }: ScrollArea): Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'> {
  if (!element) return { top: 0, bottom: window.innerHeight, left: 0, right: window.innerWidth }
  return element.getBoundingClientRect()
}

/** How far an area is scrolled, in pixels. */
export function scrollOffset({ element }: ScrollArea): { x: number; y: number } {
  if (element) return { x: element.scrollLeft, y: element.scrollTop }
  return { x: window.scrollX, y: window.scrollY }
}

/** Where a pointer is in the window, in pixels. */
interface Pointer {
  clientX: number
  clientY: number
}

/** Pixels to scroll in one frame, with the pointer so deep inside the zones of two edges: 1 at the edge, 0 and less outside. */
function speed(before: number, after: number, fastest: number): number {
  if (before > 0) return -Math.ceil(Math.min(before, 1) * fastest)
  return after > 0 ? Math.ceil(Math.min(after, 1) * fastest) : 0
}

/** Pixels to scroll in one frame with the pointer at a place of the window; negative is up and left, 0 between the edges. */
export function edgeSpeed({ clientX, clientY }: Pointer, area: ScrollArea): { left: number; top: number } {
  const edges = edgesOf(area)
  const { top, bottom, sides, fastest } = area
  return {
    top: top
      ? speed((edges.top + top - clientY) / top, (clientY - edges.bottom + bottom) / bottom, fastest)
      : 0,
    left: sides
      ? speed((edges.left + sides - clientX) / sides, (clientX - edges.right + sides) / sides, fastest)
      : 0,
  }
}

/**
 * Scrolls an area for as long as the pointer is near one of its edges.
 * @param onScroll called after each step: the dragged element must follow, although the pointer rests.
 */
export function createEdgeScroll(area: ScrollArea, onScroll: () => void) {
  let frame = 0
  let pointer: Pointer = { clientX: 0, clientY: 0 }
  const step = () => {
    frame = 0
    const before = scrollOffset(area)
    // A smooth scroll of one frame would still run when the next one begins.
    const by = { ...edgeSpeed(pointer, area), behavior: 'instant' } as const
    if (area.element) area.element.scrollBy(by)
    else window.scrollBy(by)
    const { x, y } = scrollOffset(area)
    // The end of what scrolls: the next move of the pointer tries again.
    if (x === before.x && y === before.y) return
    onScroll()
    move(pointer)
  }
  const move = (to: Pointer) => {
    pointer = to
    const { left, top } = edgeSpeed(to, area)
    if (frame === 0 && (left !== 0 || top !== 0)) frame = requestAnimationFrame(step)
  }
  return {
    /** The pointer moved to this place of the window. */
    move,
    stop() {
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}
