import { GRID_COLUMNS, type WidgetId } from '@cadence/shared/schemas'
import { bottom, getFirstCollision, type LayoutItem } from 'react-grid-layout/core'
import { defaultPlacement } from '../widgets/catalogue.ts'
import { compact, type Items, toGridLayout } from './layout.ts'

/** The first place, from the top left, where `w` by `h` cells are free; below everything there always is one. */
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

/** The layout with a widget added where there is room, in its default size. One that is there already stays. */
export function add(items: Items, id: WidgetId): Items {
  if (items.some((item) => item.id === id)) return items
  const placement = defaultPlacement(id)
  return compact([...items, { ...placement, ...findRoom(items, placement) }])
}
