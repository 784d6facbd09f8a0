import { GRID_COLUMNS, type Placement } from '@cadence/shared/schemas'
import type { DragPoint } from '../drag/drag.ts'
import type { Items } from './grid-layout.ts'
import { boxOf, nearestCell, nearestSize } from './grid-metrics.ts'
import type { GridRules } from './grid-rules.ts'
import { resizeTo } from './move-and-resize.ts'

/** A widget that is dragged or resized. */
export interface GridDragStart {
  cell: HTMLElement
  item: Placement
  items: Items
  rules: GridRules
  /** Width of the grid in pixels. */
  width: number
}

/** The part of a drag that the grid itself adds: where the widget is drawn, and which layout that makes. */
export interface GridDrag {
  /** Draws the widget under the pointer. @returns the layout with the widget at the cell that it has reached. */
  move: (point: DragPoint) => Items
  /** Draws the widget again as React does. @param drawn the size that React has written last. */
  reset: (drawn: { width: string; height: string }) => void
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/**
 * Moves a widget with the pointer. The widget is drawn by `translate`, which React does not write: React draws the cell
 * at its place before the drag until the drag ends.
 */
export function startMove({ cell, item, items, rules, width }: GridDragStart): GridDrag {
  const start = boxOf(item, width)
  // A pointer that wanders comes to the same cells again.
  const layouts = new Map<string, Items>()
  return {
    move({ dx, dy }) {
      cell.style.translate = `${dx}px ${dy}px`
      const to = nearestCell({ left: start.left + dx, top: start.top + dy }, item, width)
      const key = `${to.x},${to.y}`
      const layout = layouts.get(key) ?? rules.move(items, item.id, to)
      layouts.set(key, layout)
      return layout
    },
    reset: () => {
      cell.style.translate = ''
    },
  }
}

/** Resizes a widget by its lower right corner, within its limits and the grid. */
export function startResize({ cell, item, items, width }: GridDragStart): GridDrag {
  const { minW = 1, maxW = GRID_COLUMNS, minH = 1, maxH = Number.POSITIVE_INFINITY } = item
  const start = boxOf(item, width)
  const least = boxOf({ ...item, w: minW, h: minH }, width)
  const most = boxOf({ ...item, w: Math.min(maxW, GRID_COLUMNS - item.x), h: maxH }, width)
  let reached = { w: item.w, h: item.h }
  let layout = items
  return {
    move({ dx, dy }) {
      const size = {
        width: clamp(start.width + dx, least.width, most.width),
        height: clamp(start.height + dy, least.height, most.height),
      }
      Object.assign(cell.style, { width: `${size.width}px`, height: `${size.height}px` })
      const next = nearestSize(size, item, width)
      if (next.w !== reached.w || next.h !== reached.h) layout = resizeTo(items, item.id, next)
      reached = next
      return layout
    },
    // React writes only what differs from its last values: those must be there again at the end.
    reset: (drawn) => {
      Object.assign(cell.style, drawn)
    },
  }
}
