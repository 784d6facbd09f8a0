import type { Direction } from '../../../drag/arrow-keys.ts'
import { DONE, type Lane } from './lanes.ts'

/** A place on the board: a column, and how many of its other cards are above. */
export interface Place {
  column: string
  index: number
}

/** Where a card is moved: into a column, before another card of it, or below all of them with null. */
export interface Target {
  column: string
  before: string | null
}

/** The place of a card, or null when it is not on the board. */
export function placeOf(lanes: readonly Lane[], id: string): Place | null {
  for (const { column, cards } of lanes) {
    const index = cards.findIndex((card) => card.id === id)
    if (index !== -1) return { column: column.id, index }
  }
  return null
}

const without = ({ cards }: Lane, id: string) => cards.filter((card) => card.id !== id)

/** The board with a card at another place. */
export function withCardAt(lanes: readonly Lane[], id: string, place: Place): readonly Lane[] {
  const card = lanes.flatMap(({ cards }) => cards).find((each) => each.id === id)
  if (!card) return lanes
  return lanes.map((lane) => {
    const cards = without(lane, id)
    if (lane.column.id === place.column) cards.splice(place.index, 0, card)
    return { ...lane, cards }
  })
}

/** What a place means for the stored tasks: the card that is then below the moved one. */
export function targetAt(lanes: readonly Lane[], id: string, { column, index }: Place): Target {
  const lane = lanes.find((each) => each.column.id === column)
  return { column, before: (lane && without(lane, id)[index]?.id) ?? null }
}

/**
 * One step of a card that is moved by keyboard, or null at the edge of the board. Completed tasks keep the order in which
 * they were completed: a card that comes to them is on top.
 * @param lanes the board with the card at its present place.
 */
export function step(lanes: readonly Lane[], id: string, direction: Direction): Place | null {
  const place = placeOf(lanes, id)
  const at = lanes.findIndex(({ column }) => column.id === place?.column)
  const lane = lanes[at]
  if (!place || !lane) return null
  if (direction === 'up' || direction === 'down') {
    const index = place.index + (direction === 'up' ? -1 : 1)
    if (place.column === DONE || index < 0 || index >= lane.cards.length) return null
    return { ...place, index }
  }
  const next = lanes[at + (direction === 'left' ? -1 : 1)]
  if (!next) return null
  const column = next.column.id
  return { column, index: column === DONE ? 0 : Math.min(place.index, next.cards.length) }
}
