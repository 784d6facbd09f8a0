import { GRID_COLUMNS } from '@cadence/shared/schemas'
import { bottom } from 'react-grid-layout/core'
import type { Direction } from '../drag/arrow-keys.ts'
import { type Items, toGridLayout } from './grid-layout.ts'
import { moveCard } from './make-room.ts'
import { canMove, canResize, resizeTo } from './move-and-resize.ts'

const vectors: Record<Direction, { dx: number; dy: number }> = {
  left: { dx: -1, dy: 0 },
  right: { dx: 1, dy: 0 },
  up: { dx: 0, dy: -1 },
  down: { dx: 0, dy: 1 },
}

/**
 * Moves a widget one step, to where a drag by as many cells would leave it. One step is as many cells as it takes: a
 * shorter one would lead back to where the widget was, or elsewhere than its key says.
 * @returns the same items at the edge of the grid.
 */
export function moveStep(items: Items, id: string, direction: Direction): Items {
  const item = items.find((other) => other.id === id)
  if (!item || !canMove(item)) return items
  const { dx, dy } = vectors[direction]
  const farthest = Math.max(GRID_COLUMNS, bottom(toGridLayout(items)))
  for (let step = 1; step <= farthest; step += 1) {
    const to = { x: item.x + dx * step, y: item.y + dy * step }
    if (to.x < 0 || to.x + item.w > GRID_COLUMNS || to.y < 0) return items
    const next = moveCard(items, id, to)
    const landing = next.find((other) => other.id === id) ?? item
    if ((landing.x - item.x) * dx + (landing.y - item.y) * dy > 0) return next
  }
  return items
}

/** Grows or shrinks a widget by one cell, within its limits. @returns the same items at a limit. */
export function resizeStep(items: Items, id: string, direction: Direction): Items {
  const item = items.find((other) => other.id === id)
  if (!item || !canResize(item)) return items
  const { dx, dy } = vectors[direction]
  return resizeTo(items, id, { w: item.w + dx, h: item.h + dy })
}
