import { GRID_COLUMNS, type Placement } from '@cadence/shared/schemas'
import { moveElement } from 'react-grid-layout/core'
import { compact, fromGridLayout, type Items, toGridLayout, withinLimits } from './grid-layout.ts'

/** The layout with a widget at another cell. It pushes the widgets that are in the way down. */
export function moveTo(items: Items, id: string, x: number, y: number): Items {
  const layout = toGridLayout(items)
  const moving = layout.find((place) => place.i === id)
  if (!moving) return items
  return compact(
    fromGridLayout(items, moveElement(layout, moving, x, y, true, false, 'vertical', GRID_COLUMNS)),
  )
}

/** The layout with a widget of another size, within its limits. @returns the same items where it does not fit. */
export function resizeTo(items: Items, id: string, size: { w: number; h: number }): Items {
  const resized = items.map((item) => (item.id === id ? resize(item, size) : item))
  return resized.every((item, at) => item === items[at]) ? items : compact(resized)
}

function resize(item: Placement, size: { w: number; h: number }): Placement {
  const { w, h } = withinLimits({ ...item, ...size })
  const fits = item.x + w <= GRID_COLUMNS && (w !== item.w || h !== item.h)
  return fits ? { ...item, w, h } : item
}

/** Whether a member may move a widget. */
export const canMove = (item: Placement) => !item.locked && !item.noMove

/** Whether a member may resize a widget. */
export const canResize = (item: Placement) => !item.locked && !item.noResize
