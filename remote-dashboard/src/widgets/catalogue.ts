import { type Placement, type SavedWidget, savedWidgets, type WidgetId } from '@cadence/shared/schemas'
import { widgetTexts } from '../texts/widgets.ts'

/** How far a widget may shrink and grow, in cells. */
export type Limits = Omit<SavedWidget, 'content'>

/** Where a widget stands by default, and its limits. */
export interface WidgetEntry extends Limits {
  id: WidgetId
  /** Its stated name, saved as the placement's `content`; the screen shows the one of the language in use. */
  label: string
  x: number
  y: number
  w: number
  h: number
}

/**
 * The ten widgets (specification, section 3), in the order in which the default dashboard is read: together they fill
 * its 12 columns and 12 rows without a gap. The only place where default positions are written; names
 * and limits stand in the shared `savedWidgets`.
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
] as const satisfies readonly Pick<WidgetEntry, 'id' | 'x' | 'y' | 'w' | 'h'>[]

/** All that is known of each. */
export const catalogue: readonly WidgetEntry[] = positions.map((position) => {
  const { content: label, ...limits } = savedWidgets[position.id]
  return { ...position, label, ...limits }
})

const byId = new Map<WidgetId, WidgetEntry>(catalogue.map((entry) => [entry.id, entry]))

/** The catalogue's entry of a widget. */
export function widgetEntry(id: WidgetId): WidgetEntry {
  const entry = byId.get(id)
  if (!entry) throw new Error(`Not in the catalogue: widget ${id}`)
  return entry
}

/** A placement at a widget's default position. */
export function defaultPlacement(id: WidgetId): Placement {
  const { label, ...place } = widgetEntry(id)
  return { ...place, content: label }
}

/** The layout of a dashboard that nobody has arranged yet. */
export const defaultLayout: readonly Placement[] = catalogue.map(({ id }) => defaultPlacement(id))

/** Name of a widget in the language in use, for what is said outside components. */
export function widgetName(id: WidgetId): string {
  return widgetTexts.get()[`name${id}`]
}
