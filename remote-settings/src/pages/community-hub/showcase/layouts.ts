import type { Placement } from '@cadence/shared/schemas'
import type { ShowcaseTexts } from '../../../texts/community-hub.ts'
import { place } from './widgets.ts'

/** A dashboard of the community: its texts are named after its id. */
export interface Layout {
  id: 'exams' | 'morning' | 'thesis' | 'overview'
  items: readonly Placement[]
}

/** In the order of the showcase. Each fills its 12 columns without a gap. */
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

/** The name and the description of a layout, in the language of the texts. */
export function wordsOf(id: Layout['id'], t: ShowcaseTexts): { name: string; text: string } {
  return { name: t[id], text: t[`${id}Text`] }
}
