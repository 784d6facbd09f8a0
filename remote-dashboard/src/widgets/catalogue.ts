import type { Placement, WidgetId } from '@cadence/shared/schemas'

/** How far a widget may shrink and grow, in cells. */
export interface Limits {
  minW: number
  minH: number
  maxW: number
  maxH: number
}

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
 * its 12 columns and 12 rows without a gap. The only place where default positions and limits are written.
 */
export const catalogue = [
  { id: '1', label: 'Personal Tracker', x: 0, y: 0, w: 8, h: 2, minW: 3, minH: 2, maxW: 12, maxH: 4 },
  { id: '8', label: 'Timer', x: 8, y: 0, w: 4, h: 3, minW: 3, minH: 2, maxW: 6, maxH: 4 },
  { id: '2', label: 'Life Planner', x: 0, y: 2, w: 8, h: 4, minW: 6, minH: 3, maxW: 12, maxH: 4 },
  { id: '4', label: 'Focus Shield', x: 8, y: 3, w: 4, h: 3, minW: 3, minH: 2, maxW: 6, maxH: 4 },
  { id: '6', label: 'Daily Focus', x: 0, y: 6, w: 4, h: 3, minW: 3, minH: 2, maxW: 6, maxH: 4 },
  { id: '9', label: 'To-do List', x: 4, y: 6, w: 4, h: 3, minW: 3, minH: 2, maxW: 6, maxH: 6 },
  { id: '5', label: 'Mood Check', x: 8, y: 6, w: 4, h: 3, minW: 3, minH: 2, maxW: 6, maxH: 4 },
  { id: '3', label: 'ZenFlow', x: 0, y: 9, w: 3, h: 3, minW: 3, minH: 2, maxW: 6, maxH: 4 },
  { id: '7', label: 'Daily Boost', x: 3, y: 9, w: 5, h: 3, minW: 3, minH: 2, maxW: 8, maxH: 4 },
  { id: '10', label: 'NotePad', x: 8, y: 9, w: 4, h: 3, minW: 3, minH: 2, maxW: 8, maxH: 6 },
] as const satisfies readonly WidgetEntry[]

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
