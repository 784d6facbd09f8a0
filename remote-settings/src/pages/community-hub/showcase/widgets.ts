import type { Placement, WidgetId } from '@cadence/shared/schemas'

/** The stated name of each widget and how far it may shrink and grow (specification, section 3), as a dashboard is saved. */
const widgets = {
  '1': { content: 'Personal Tracker', minW: 3, minH: 2, maxW: 12, maxH: 4 },
  '2': { content: 'Life Planner', minW: 6, minH: 3, maxW: 12, maxH: 4 },
  '3': { content: 'ZenFlow', minW: 3, minH: 2, maxW: 6, maxH: 4 },
  '4': { content: 'Focus Shield', minW: 3, minH: 2, maxW: 6, maxH: 4 },
  '5': { content: 'Mood Check', minW: 3, minH: 2, maxW: 6, maxH: 4 },
  '6': { content: 'Daily Focus', minW: 3, minH: 2, maxW: 6, maxH: 4 },
  '7': { content: 'Daily Boost', minW: 3, minH: 2, maxW: 8, maxH: 4 },
  '8': { content: 'Timer', minW: 3, minH: 2, maxW: 6, maxH: 4 },
  '9': { content: 'To-do List', minW: 3, minH: 2, maxW: 6, maxH: 6 },
  '10': { content: 'NotePad', minW: 3, minH: 2, maxW: 8, maxH: 6 },
} satisfies Record<WidgetId, Omit<Placement, 'id' | 'x' | 'y' | 'w' | 'h'>>

/** A widget where it stands: column, row, width and height in cells of the 12-column grid. */
export function place(id: WidgetId, x: number, y: number, w: number, h: number): Placement {
  return { id, x, y, w, h, ...widgets[id] }
}
