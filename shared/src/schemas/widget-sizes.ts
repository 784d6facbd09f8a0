import type { WidgetId } from './dashboard.ts'

/** How a widget is saved wherever it stands: its stated name, and how far it may shrink and grow, in cells. */
export interface SavedWidget {
  content: string
  minW: number
  minH: number
  maxW: number
  maxH: number
}

/** The ten widgets (specification, section 3). */
export const savedWidgets: Readonly<Record<WidgetId, SavedWidget>> = {
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
}
