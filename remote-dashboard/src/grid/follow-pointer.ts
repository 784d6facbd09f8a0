import type { CSSProperties } from 'react'

/** How a widget follows the pointer: as a whole, or by its lower right corner. */
export type Gesture = 'drag' | 'resize'

/** Sizes in pixels that a resize keeps to. */
export interface SizeRange {
  minWidth: number
  maxWidth: number
  minHeight: number
  maxHeight: number
}

interface Point {
  x: number
  y: number
}

/** A place on the page, whatever has scrolled since. */
const onPage = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX + window.scrollX,
  y: clientY + window.scrollY,
})

/** Left and top of react-grid-layout's `translate(10px,20px)`, or width and height. */
function read({ transform = '', width, height }: CSSProperties, gesture: Gesture): Point {
  if (gesture === 'resize') return { x: Number.parseFloat(`${width}`), y: Number.parseFloat(`${height}`) }
  const [x = 0, y = 0] = (transform.match(/-?[\d.]+/g) ?? []).map(Number)
  return { x, y }
}

function write({ style }: HTMLElement, gesture: Gesture, { x, y }: Point): void {
  if (gesture === 'drag') style.transform = `translate(${x}px,${y}px)`
  else Object.assign(style, { width: `${x}px`, height: `${y}px` })
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/**
 * Keeps a dragged or resized widget under the pointer. react-grid-layout draws it only when it reaches another cell,
 * so that it would jump from cell to cell; between two drawings its style is written here, and React hears nothing of
 * it. When react-grid-layout has drawn it, that is where it goes on from; at the end React's own values are put back,
 * since it only writes what has changed against them.
 * @param pressed where the pointer went down: the first few pixels do not count as a drag yet.
 * @param lastDrawn how React drew the widget last. The document does not tell: both may write the same there.
 */
export function followPointer(
  node: HTMLElement,
  gesture: Gesture,
  pressed: { clientX: number; clientY: number },
  { minWidth, maxWidth, minHeight, maxHeight }: SizeRange,
  lastDrawn: () => CSSProperties,
) {
  let drawn = read(lastDrawn(), gesture)
  let from = onPage(pressed)
  let last = from
  return {
    /** @returns where the widget now is, or how large. */
    move(pointer: { clientX: number; clientY: number }): Point {
      const now = read(lastDrawn(), gesture)
      if (now.x !== drawn.x || now.y !== drawn.y) {
        drawn = now
        from = last
      }
      last = onPage(pointer)
      const x = drawn.x + last.x - from.x
      const y = drawn.y + last.y - from.y
      const kept = { x: clamp(x, minWidth, maxWidth), y: clamp(y, minHeight, maxHeight) }
      const reached = gesture === 'resize' ? kept : { x, y }
      write(node, gesture, reached)
      return reached
    },
    stop: () => write(node, gesture, read(lastDrawn(), gesture)),
  }
}
