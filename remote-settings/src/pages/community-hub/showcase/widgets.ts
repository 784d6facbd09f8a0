import { type Placement, savedWidgets, type WidgetId } from '@cadence/shared/schemas'

/** A widget where it stands: column, row, width and height in cells of the 12-column grid. */
export function place(id: WidgetId, x: number, y: number, w: number, h: number): Placement {
  return { id, x, y, w, h, ...savedWidgets[id] }
}
