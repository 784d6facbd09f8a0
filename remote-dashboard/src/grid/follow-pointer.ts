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
function read({ style }: HTMLElement, gesture: Gesture): Point {
  if (gesture === 'resize') return { x: Number.parseFloat(style.width), y: Number.parseFloat(style.height) }
  const [x = 0, y = 0] = (style.transform.match(/-?[\d.]+/g) ?? []).map(Number)
  return { x, y }
}

const written = ({ style }: HTMLElement, gesture: Gesture) =>
  gesture === 'drag' ? style.transform : `${style.width} ${style.height}`

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
 */
export function followPointer(
  node: HTMLElement,
  gesture: Gesture,
  pressed: { clientX: number; clientY: number },
  { minWidth, maxWidth, minHeight, maxHeight }: SizeRange,
) {
  let drawn = read(node, gesture)
  let own = written(node, gesture)
  let from = onPage(pressed)
  let last = from
  return {
    /** @returns where the widget now is, or how large. */
    move(pointer: { clientX: number; clientY: number }): Point {
      if (written(node, gesture) !== own) {
        drawn = read(node, gesture)
        from = last
      }
      last = onPage(pointer)
      const x = drawn.x + last.x - from.x
      const y = drawn.y + last.y - from.y
      const kept = { x: clamp(x, minWidth, maxWidth), y: clamp(y, minHeight, maxHeight) }
      const now = gesture === 'resize' ? kept : { x, y }
      write(node, gesture, now)
      own = written(node, gesture)
      return now
    },
    stop() {
      if (written(node, gesture) === own) write(node, gesture, drawn)
    },
  }
}
