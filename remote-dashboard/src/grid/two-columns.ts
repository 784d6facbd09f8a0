import { GRID_COLUMNS, type Placement } from '@cadence/shared/schemas'
import type { Items } from './grid-layout.ts'

/** The place and size of a card on the screen, in columns and rows. */
export type Place = Pick<Placement, 'x' | 'y' | 'w' | 'h'>

/** Whether a card takes the whole row where there are two columns. */
export const isWide = ({ w }: Pick<Placement, 'w'>) => w > GRID_COLUMNS / 2

/**
 * The cards in two columns, where twelve are too narrow for their words: a card of more than half the grid takes the whole
 * row, two others share one. They keep their order and their heights. The layout itself stays.
 * @returns the cards in the order of reading.
 */
export function inTwoColumns(cards: Items): { item: Placement; place: Place }[] {
  const waiting = [...cards]
  const shown: { item: Placement; place: Place }[] = []
  let y = 0
  for (let item = waiting.shift(); item; item = waiting.shift()) {
    const at = isWide(item) ? -1 : waiting.findIndex((other) => !isWide(other))
    const [beside] = at === -1 ? [] : waiting.splice(at, 1)
    const h = Math.max(item.h, beside?.h ?? 0)
    shown.push({ item, place: { x: 0, y, w: beside ? 1 : 2, h } })
    if (beside) shown.push({ item: beside, place: { x: 1, y, w: 1, h } })
    y += h
  }
  return shown
}
