import {
  type Placement,
  type SavedPlacement,
  type SavedWidget,
  savedWidgets,
  type WidgetId,
} from '@cadence/shared/schemas'
import { widgetTexts } from '../texts/widget-names.ts'

/*
 * To add a widget: its id, label and size limits in `savedWidgets` of `shared` (the API checks saved dashboards by it),
 * its default position below, its icon and component in `widget-components.ts`, its name in `texts/widget-names.ts`. The
 * compiler or the test of this file names each of them that is missing. This file imports no component: the collection
 * and the lists of dashboards use it without loading the widgets.
 */

/** Size limits of a widget, in cells. */
export type Limits = Omit<SavedWidget, 'content'>

/** Default position and size limits of a widget. */
export interface WidgetEntry extends Limits {
  id: WidgetId
  /** Its stated name, saved as the placement's `content`. On the screen `widgetName` replaces it. */
  label: string
  x: number
  y: number
  w: number
  h: number
}

type Position = Pick<WidgetEntry, 'id' | 'x' | 'y' | 'w' | 'h'>

/**
 * Default positions of the ten widgets (specification, section 3), in reading order. Together they fill 12 columns and
 * 12 rows without a gap.
 */
const positions = [
  { id: '1', x: 0, y: 0, w: 8, h: 2 },
  { id: '8', x: 8, y: 0, w: 4, h: 3 },
  { id: '2', x: 0, y: 2, w: 8, h: 4 },
  { id: '4', x: 8, y: 3, w: 4, h: 3 },
  { id: '6', x: 0, y: 6, w: 4, h: 3 },
  { id: '9', x: 4, y: 6, w: 4, h: 3 },
  { id: '5', x: 8, y: 6, w: 4, h: 3 },
  { id: '3', x: 0, y: 9, w: 3, h: 3 },
  { id: '7', x: 3, y: 9, w: 5, h: 3 },
  { id: '10', x: 8, y: 9, w: 4, h: 3 },
] as const satisfies readonly Position[]

/** Widgets that a member adds to a dashboard. Their place is below the default layout, which does not hold them. */
const further = [
  { id: '11', x: 0, y: 12, w: 8, h: 4 },
  { id: '12', x: 8, y: 12, w: 4, h: 3 },
] as const satisfies readonly Position[]

/** All widgets with their default positions, labels and limits. */
export const catalogue: readonly WidgetEntry[] = [...positions, ...further].map((position) => {
  const { content: label, ...limits } = savedWidgets[position.id]
  return { ...position, label, ...limits }
})

const byId = new Map<string, WidgetEntry>(catalogue.map((entry) => [entry.id, entry]))

/** Whether this release has a widget. The dashboards of a later release may hold others. */
export const isInCatalogue = (item: SavedPlacement): item is Placement => byId.has(item.id)

/** The catalogue's entry of a widget. */
export function widgetEntry(id: WidgetId): WidgetEntry {
  const entry = byId.get(id)
  if (!entry) throw new Error(`Not in the catalogue: widget ${id}`)
  return entry
}

/** A placement at the widget's default position. */
export function defaultPlacement(id: WidgetId): Placement {
  const { label, ...place } = widgetEntry(id)
  return { ...place, content: label }
}

/** The layout of a new dashboard: the ten widgets of the specification. */
export const defaultLayout: readonly Placement[] = positions.map(({ id }) => defaultPlacement(id))

/** Name of a widget in the current language, for code outside components. */
export function widgetName(id: WidgetId): string {
  return widgetTexts.get()[`name${id}`]
}
