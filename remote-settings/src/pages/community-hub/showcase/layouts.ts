import { type Placement, savedWidgets, type WidgetId } from '@cadence/shared/schemas'
import type { ShowcaseTexts } from '../../../texts/community-hub.ts'

/** The placement of a widget: column, row, width and height in cells of the 12-column grid. */
function place(id: WidgetId, x: number, y: number, w: number, h: number): Placement {
  return { id, x, y, w, h, ...savedWidgets[id] }
}

/** A dashboard of the community. Its id is the start of the names of its texts. */
export interface Layout {
  id: 'exams' | 'morning' | 'thesis' | 'overview'
  items: readonly Placement[]
}

/** The dashboards in the order of the showcase. Each fills its 12 columns without a gap. */
export const layouts: readonly Layout[] = [
  {
    id: 'exams',
    items: [
      place('2', 0, 0, 8, 4),
      place('8', 8, 0, 4, 2),
      place('4', 8, 2, 4, 2),
      place('9', 0, 4, 6, 3),
      place('6', 6, 4, 6, 3),
    ],
  },
  {
    id: 'morning',
    items: [
      place('7', 0, 0, 8, 3),
      place('5', 8, 0, 4, 3),
      place('6', 0, 3, 6, 3),
      place('3', 6, 3, 6, 3),
      place('1', 0, 6, 12, 2),
    ],
  },
  { id: 'thesis', items: [place('10', 0, 0, 8, 6), place('8', 8, 0, 4, 3), place('9', 8, 3, 4, 3)] },
  {
    id: 'overview',
    items: [
      place('1', 0, 0, 12, 2),
      place('2', 0, 2, 12, 4),
      place('9', 0, 6, 4, 3),
      place('10', 4, 6, 4, 3),
      place('5', 8, 6, 4, 3),
    ],
  },
]

/** The name and the description of a layout. */
export function layoutTextsOf(id: Layout['id'], t: ShowcaseTexts): { name: string; text: string } {
  return { name: t[id], text: t[`${id}Text`] }
}
