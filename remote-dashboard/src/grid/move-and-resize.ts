import { GRID_COLUMNS, type Placement } from '@cadence/shared/schemas'
import { bottom, moveElement } from 'react-grid-layout/core'
import { compact, fromGridLayout, type Items, toGridLayout, withinLimits } from './grid-layout.ts'

/** A direction of the arrow keys. */
export type Direction = 'left' | 'right' | 'up' | 'down'

const vectors: Record<Direction, { dx: number; dy: number }> = {
  left: { dx: -1, dy: 0 },
  right: { dx: 1, dy: 0 },
  up: { dx: 0, dy: -1 },
  down: { dx: 0, dy: 1 },
}

/** The layout with a widget at another cell. Other widgets make room. */
export function moveTo(items: Items, id: string, x: number, y: number): Items {
  const layout = toGridLayout(items)
  const moving = layout.find((place) => place.i === id)
  if (!moving) return items
  return compact(
    fromGridLayout(items, moveElement(layout, moving, x, y, true, false, 'vertical', GRID_COLUMNS)),
  )
}

/**
 * Moves a widget one step, and pushes other widgets down. Up and down, one step is as many rows as it
 * takes to pass the neighbour: the compact grid would undo a shorter step.
 * @returns the same items at the edge of the grid.
 */
export function moveStep(items: Items, id: string, direction: Direction): Items {
  const item = items.find((other) => other.id === id)
  if (!item || !canMove(item)) return items
  const { dx, dy } = vectors[direction]
  const end = bottom(toGridLayout(items))
  for (let step = 1; step <= end; step += 1) {
    const x = item.x + dx * step
    const y = item.y + dy * step
    if (x < 0 || x + item.w > GRID_COLUMNS || y < 0) return items
    const next = moveTo(items, id, x, y)
    if (place(next, id) !== place(items, id)) return next
  }
  return items
}

const place = (items: Items, id: string) => {
  const item = items.find((other) => other.id === id)
  return `${item?.x},${item?.y}`
}

/** Grows or shrinks a widget by one cell, within its limits. @returns the same items at a limit. */
export function resizeStep(items: Items, id: string, direction: Direction): Items {
  const item = items.find((other) => other.id === id)
  if (!item || !canResize(item)) return items
  const { dx, dy } = vectors[direction]
  return resizeTo(items, id, { w: item.w + dx, h: item.h + dy })
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
