import { GRID_COLUMNS, type Placement } from '@cadence/shared/schemas'
import { drawnStyle } from './Cell.tsx'
import { createEdgeScroll } from './edge-scroll.ts'
import { followPointer, type Gesture, type SizeRange } from './follow-pointer.ts'
import { columnsWide, nearestCell, rowsHigh } from './metrics.ts'
import { pointOf } from './point.ts'

/** Sizes between which a widget may be resized where it stands, in pixels. */
export function sizeRange(
  { x, minW = 1, maxW = GRID_COLUMNS, minH = 1, maxH = 1000 }: Placement,
  gridWidth: number,
): SizeRange {
  return {
    minWidth: columnsWide(minW, gridWidth),
    maxWidth: columnsWide(Math.min(maxW, GRID_COLUMNS - x), gridWidth),
    minHeight: rowsHigh(minH),
    maxHeight: rowsHigh(maxH),
  }
}

/**
 * What a drag or a resize does on the screen beside react-grid-layout's own work, from the press to the release.
 * react-grid-layout renders the grid with each move that it hears of: it hears only of those of the mouse that bring a
 * dragged widget to another cell, since the others change nothing but where the widget is, which is written here.
 */
export function createGestures() {
  const edges = createEdgeScroll()
  let pressed = { clientX: 0, clientY: 0 }
  let following: ReturnType<typeof followPointer> | null = null
  let cellAt: (place: { x: number; y: number }) => string
  let cell = ''
  /** @returns whether that is another cell than before. */
  const move = (point: MouseEvent | Touch) => {
    edges.move(point)
    if (!following) return true
    const reached = cellAt(following.move(point))
    if (reached === cell) return false
    cell = reached
    return true
  }
  const hear = (event: MouseEvent) => {
    if (!move(event)) event.stopPropagation()
  }
  const stop = () => {
    window.removeEventListener('mousemove', hear, true)
    edges.stop()
    following?.stop()
    following = null
  }
  return {
    /** Where the pointer went down. */
    press({ clientX, clientY }: { clientX: number; clientY: number }) {
      pressed = { clientX, clientY }
    },
    start(node: HTMLElement | null, gesture: Gesture, range: SizeRange, gridWidth: number) {
      const widget = node?.closest<HTMLElement>('.react-grid-item')
      following = widget ? followPointer(widget, gesture, pressed, range, () => drawnStyle(widget)) : null
      cell = ''
      cellAt = (place) => Object.values(nearestCell(place, gridWidth)).join()
      // Before react-draggable, which listens on the document.
      if (gesture === 'drag') window.addEventListener('mousemove', hear, true)
    },
    /** A move that react-grid-layout has heard of. */
    move(event: Event) {
      const point = pointOf(event)
      if (point) move(point)
    },
    stop,
  }
}
