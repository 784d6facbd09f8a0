import { repeatTouch } from './long-press.ts'

/** How near the edges of the window a pointer scrolls the page, in pixels. The shell's top bar lies over the upper one. */
const EDGE = { top: 120, bottom: 80 } as const

/** Fastest scrolling, in pixels per frame, at the very edge. */
const FASTEST_PX = 16

/** Pixels to scroll in one frame with the pointer at a height of the window; negative is up, 0 between the edges. */
export function edgeSpeed(y: number, height: number): number {
  const above = (EDGE.top - y) / EDGE.top
  const below = (y - (height - EDGE.bottom)) / EDGE.bottom
  if (above > 0) return -Math.ceil(Math.min(above, 1) * FASTEST_PX)
  return below > 0 ? Math.ceil(Math.min(below, 1) * FASTEST_PX) : 0
}

/**
 * Scrolls the page while something is dragged near the edges of the window; react-grid-layout only scrolls boxes.
 * @returns what to tell each move of the pointer, and its end.
 */
export function createEdgeScroll() {
  let frame = 0
  let last: MouseEvent | Touch | undefined
  const step = () => {
    frame = 0
    if (!last) return
    const before = window.scrollY
    // Nothing smooth: each frame is a step of its own.
    window.scrollBy({ top: edgeSpeed(last.clientY, window.innerHeight), behavior: 'instant' })
    if (window.scrollY === before) return
    // The page has moved under a pointer that rests: what it drags must come along. That asks for the next frame too.
    if (last instanceof MouseEvent) {
      const { clientX, clientY } = last
      document.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY, bubbles: true }))
    } else repeatTouch(last)
  }
  return {
    move(point: MouseEvent | Touch) {
      last = point
      const wanted = edgeSpeed(last.clientY, window.innerHeight) !== 0
      if (wanted && frame === 0) frame = requestAnimationFrame(step)
    },
    stop() {
      cancelAnimationFrame(frame)
      frame = 0
      last = undefined
    },
  }
}
