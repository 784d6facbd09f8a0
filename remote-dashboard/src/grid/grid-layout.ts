import { GRID_COLUMNS, type Placement, type SavedPlacement } from '@cadence/shared/schemas'
import { type Layout, type LayoutItem, verticalCompactor } from 'react-grid-layout/core'
import { isInCatalogue, widgetEntry } from '../widgets/catalogue.ts'

/** The placements of one dashboard. Never changed in place. */
export type Items = readonly Placement[]

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/**
 * Brings a placement from storage within the grid and the limits of its widget (specification, section 5).
 * @returns the same object when it is within them already.
 */
export function withinLimits(item: Placement): Placement {
  const { minW, minH, maxW, maxH, label } = widgetEntry(item.id)
  const w = clamp(item.w, minW, maxW)
  const right = {
    ...{ minW, minH, maxW, maxH, w },
    h: clamp(item.h, minH, maxH),
    x: clamp(item.x, 0, GRID_COLUMNS - w),
    content: label,
  }
  const differs = Object.entries(right).some(([key, value]) => Reflect.get(item, key) !== value)
  return differs ? { ...item, ...right } : item
}

/** Placements as react-grid-layout takes them. */
export function toGridLayout(items: Items): LayoutItem[] {
  return items.map(({ id, x, y, w, h, minW = 1, minH = 1, maxW = GRID_COLUMNS, maxH = 1000, ...item }) => ({
    ...{ i: id, x, y, w, h, minW, minH, maxW, maxH },
    isDraggable: !(item.locked || item.noMove),
    isResizable: !(item.locked || item.noResize),
  }))
}

/** The placements where react-grid-layout put them. A placement that did not change stays the same object. */
export function fromGridLayout(items: Items, layout: Layout): Items {
  const places = new Map(layout.map((place) => [place.i, place]))
  const next = items.map((item) => {
    const place = places.get(item.id)
    if (!place) return item
    const { x, y, w, h } = place
    const same = x === item.x && y === item.y && w === item.w && h === item.h
    return same ? item : { ...item, x, y, w, h }
  })
  return next.every((item, at) => item === items[at]) ? items : next
}

/** Moves every widget up as far as possible. Widgets that overlap push each other down. */
export function compact(items: Items): Items {
  return fromGridLayout(items, verticalCompactor.compact(toGridLayout(items), GRID_COLUMNS))
}

/** A layout from storage or from a drag, brought within the limits and compacted, without the widgets of a later release. */
export function normalise(items: readonly SavedPlacement[]): Items {
  return compact(items.filter(isInCatalogue).map(withinLimits))
}

/** Placements by row, then by column: the order of the one column on a phone, and of the Tab key. */
export function inReadingOrder(items: Items): Items {
  return [...items].sort((a, b) => a.y - b.y || a.x - b.x)
}

/** Whether two layouts have the same widgets at the same places, in any order. */
export function sameLayout(a: Items, b: Items): boolean {
  const key = (items: Items) => inReadingOrder(items).map(({ id, x, y, w, h }) => [id, x, y, w, h].join())
  return key(a).join(';') === key(b).join(';')
}
