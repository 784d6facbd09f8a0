import { GRID_COLUMNS, type Placement } from '@cadence/shared/schemas'
import { createEdgeScroll } from './edge-scroll.ts'
import { followPointer, type Gesture, type SizeRange } from './follow-pointer.ts'
import { columnsWide, rowsHigh } from './metrics.ts'
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

/** What a drag or a resize does on the screen beside react-grid-layout's own work, from the press to the release. */
export function createGestures() {
  const edges = createEdgeScroll()
  let pressed = { clientX: 0, clientY: 0 }
  let following: ReturnType<typeof followPointer> | null = null
  return {
    /** Where the pointer went down. */
    press({ clientX, clientY }: { clientX: number; clientY: number }) {
      pressed = { clientX, clientY }
    },
    start(node: HTMLElement | null, gesture: Gesture, range: SizeRange) {
      following =
        node && followPointer(node.closest<HTMLElement>('.react-grid-item') ?? node, gesture, pressed, range)
    },
    move(event: Event) {
      const point = pointOf(event)
      if (!point) return
      following?.move(point)
      edges.move(point)
    },
    stop() {
      edges.stop()
      following?.stop()
      following = null
    },
  }
}
