import type { WidgetId } from '@cadence/shared/schemas'
import type { DragPoint } from '../drag/drag.ts'
import type { Items } from './grid-layout.ts'
import { boxOf, grid, nearestCell } from './grid-metrics.ts'
import type { GridRules } from './grid-rules.ts'

/** A widget that is dragged onto the grid from elsewhere. */
export interface GridAddStart {
  /** The element of the grid. */
  box: HTMLElement
  id: WidgetId
  items: Items
  rules: GridRules
  /** Width of the grid in pixels. */
  width: number
}

/**
 * Adds a widget with the pointer.
 * @returns a function that takes the pointer, and returns the layout with the widget at the cell under it; null while the
 * pointer is beside the grid.
 */
export function startAdd({ box, id, items, rules, width }: GridAddStart): (point: DragPoint) => Items | null {
  const placement = rules.newCard(id)
  const size = boxOf(placement, width)
  let reached = { x: -1, y: -1 }
  let layout: Items | null = null
  return ({ clientX, clientY }) => {
    const area = box.getBoundingClientRect()
    const beside = clientX < area.left || clientX > area.right || clientY < area.top - grid.rowHeight
    if (beside) {
      layout = null
      return null
    }
    const place = { left: clientX - area.left - size.width / 2, top: clientY - area.top - size.height / 2 }
    const next = nearestCell(place, placement, width)
    if (!layout || next.x !== reached.x || next.y !== reached.y) {
      layout = rules.insert(items, placement, next)
      reached = next
    }
    return layout
  }
}
