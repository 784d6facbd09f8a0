import { GRID_COLUMNS, type Placement, type WidgetId } from '@cadence/shared/schemas'
import { bottom, getFirstCollision, type LayoutItem } from 'react-grid-layout/core'
import { defaultPlacement } from '../widgets/catalogue.ts'
import { compact, type Items, toGridLayout } from './grid-layout.ts'

/** The first place from the top left where `w` by `h` cells are free, at worst below everything. */
export function findRoom(items: Items, size: { w: number; h: number }): { x: number; y: number } {
  const layout = toGridLayout(items)
  const end = bottom(layout)
  for (let y = 0; y < end; y += 1) {
    for (let x = 0; x <= GRID_COLUMNS - size.w; x += 1) {
      const candidate: LayoutItem = { i: 'candidate', x, y, w: size.w, h: size.h }
      if (!getFirstCollision(layout, candidate)) return { x, y }
    }
  }
  return { x: 0, y: end }
}

/** Columns of the narrowest card: it could not take a gap of fewer. */
const NARROWEST = 3

/** A widget where there is room for it in its default size. It takes a gap at its right that no card could take. */
function placeIn(items: Items, placement: Placement): Placement {
  const { w, h, maxW = w } = placement
  const layout = toGridLayout(items)
  const { x, y } = findRoom(items, placement)
  let widest = w
  while (
    x + widest < GRID_COLUMNS &&
    !getFirstCollision(layout, { i: 'candidate', x, y, w: widest + 1, h })
  ) {
    widest += 1
  }
  return { ...placement, x, y, w: widest - w < NARROWEST ? Math.min(widest, maxW) : w }
}

/** The layout with a widget added where there is room; the same layout when it is there already. */
export function add(items: Items, id: WidgetId): Items {
  if (items.some((item) => item.id === id)) return items
  return compact([...items, placeIn(items, defaultPlacement(id))])
}
