import { GRID_COLUMNS, type Placement, type WidgetId } from '@cadence/shared/schemas'
import { bottom } from 'react-grid-layout/core'
import { compact, type Items, inReadingOrder, toGridLayout } from './grid-layout.ts'
import { canMove } from './move-and-resize.ts'

const cellAt = (x: number, y: number) => y * GRID_COLUMNS + x

/** Calls a function with each cell of a placement until it returns false. @returns whether it never did. */
function everyCell({ x, y, w, h }: Pick<Placement, 'x' | 'y' | 'w' | 'h'>, test: (cell: number) => boolean) {
  for (let row = y; row < y + h; row += 1) {
    for (let column = x; column < x + w; column += 1) if (!test(cellAt(column, row))) return false
  }
  return true
}

function cellsOf(items: Items): Set<number> {
  const cells = new Set<number>()
  for (const item of items) everyCell(item, (cell) => Boolean(cells.add(cell)))
  return cells
}

/** The cells between the widgets of a layout that no widget has. */
function holesOf(items: Items): Set<number> {
  const taken = cellsOf(items)
  const all = { x: 0, y: 0, w: GRID_COLUMNS, h: bottom(toGridLayout(items)) }
  const holes = new Set<number>()
  everyCell(all, (cell) => taken.has(cell) || Boolean(holes.add(cell)))
  return holes
}

/** The first place above a widget, from the top left, where it has room; null when there is none. */
function roomAbove(item: Placement, isFree: (cell: number) => boolean) {
  for (let y = 0; y < item.y; y += 1) {
    for (let x = 0; x <= GRID_COLUMNS - item.w; x += 1) {
      if (everyCell({ ...item, x, y }, isFree)) return { x, y }
    }
  }
  return null
}

const find = (items: Items, id: string) => items.find((item) => item.id === id)

/**
 * The layout after a widget was dropped: other widgets go up into the holes that it has left. The dropped one stays where
 * it was dropped, and so do the holes that were there before: the member may want them.
 */
export function settle(items: Items, dropped: WidgetId, before: Items): Items {
  const kept = holesOf(before)
  const target = find(items, dropped)
  let now = items
  for (const { id } of inReadingOrder(items)) {
    const item = find(now, id)
    if (!item || id === dropped || !canMove(item)) continue
    const taken = cellsOf(now.filter((other) => other !== item))
    const room = roomAbove(item, (cell) => !taken.has(cell) && !kept.has(cell))
    if (!room) continue
    const next = compact(now.map((other) => (other === item ? { ...item, ...room } : other)))
    const { x, y } = find(next, dropped) ?? {}
    if (x === target?.x && y === target?.y) now = next
  }
  return now
}
