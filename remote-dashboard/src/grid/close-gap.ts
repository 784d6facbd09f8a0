import { GRID_COLUMNS } from '@cadence/shared/schemas'
import { fromGridLayout, type Items } from './grid-layout.ts'
import { type Card, type Cell, cardOf, movement, overlap, pack } from './packed-cards.ts'

/*
 * What a removed card leaves. The cards below it go up, as after a drop, but they may not fill its place: then a gap would
 * stay between the others. So the others come into it, step by step, for as long as that costs less than the gap.
 */

/** What a layout costs. */
const COST = {
  /** Each card that goes elsewhere than up. A board in which few cards have moved is known again. */
  card: 0.5,
  /** Each cell that it goes by. */
  distance: 0.1,
  /** Each empty cell, once for each card below it and for each card at its right. */
  gap: 0.2,
}

const cellAt = (x: number, y: number) => y * GRID_COLUMNS + x

/** The cells of an area that none of the cards takes. */
function emptyCells(taken: ReadonlySet<number>, { x, y, w, h }: Omit<Card, 'id' | 'locked'>): number {
  let empty = 0
  for (let row = y; row < y + h; row += 1) {
    for (let column = x; column < x + w; column += 1) if (!taken.has(cellAt(column, row))) empty += 1
  }
  return empty
}

/**
 * How large the gaps of a layout are, as {@link COST} counts them. Room after the last card of a row, or below that of a column, is no gap.
 */
function gapsOf(cards: readonly Card[]): number {
  const taken = new Set(
    cards.flatMap(({ x, y, w, h }) =>
      Array.from({ length: w * h }, (_, at) => cellAt(x + (at % w), y + Math.floor(at / w))),
    ),
  )
  const gapsBefore = ({ x, y, w, h }: Card) =>
    emptyCells(taken, { x, y: 0, w, h: y }) + emptyCells(taken, { x: 0, y, w: x, h })
  return cards.reduce((sum, card) => sum + gapsBefore(card), 0)
}

/** The free places that come before a card in the order of reading, with another card or the edge above and at the left. */
function roomsBefore(card: Card, others: readonly Card[]): Card[] {
  const isFree = (room: Card) => room.x >= 0 && room.y >= 0 && !others.some((other) => overlap(room, other))
  const xs = [...new Set([0, ...others.map(({ x, w }) => x + w)])]
  const ys = [...new Set([0, ...others.flatMap(({ y, h }) => [y, y + h])])]
  const isBefore = ({ x, y }: Cell) => y < card.y || (y === card.y && x < card.x)
  return ys
    .flatMap((y) => xs.map((x) => ({ ...card, x, y })))
    .filter((room) => isBefore(room) && room.x + room.w <= GRID_COLUMNS)
    .filter(
      (room) => isFree(room) && !isFree({ ...room, x: room.x - 1 }) && !isFree({ ...room, y: room.y - 1 }),
    )
}

/** The layout in which a card and those at its right, in its own rows, have gone to the left as far as they can. */
function closeRow(cards: readonly Card[], first: Card): Card[] {
  const isInRow = ({ x, y, h, locked }: Card) =>
    !locked && x >= first.x && y >= first.y && y + h <= first.y + first.h
  const closed = cards.filter((card) => !isInRow(card))
  for (const card of cards.filter(isInRow).sort((a, b) => a.x - b.x)) {
    const isFree = (x: number) => x >= 0 && !closed.some((other) => overlap({ ...card, x }, other))
    let { x } = card
    while (isFree(x - 1)) x -= 1
    closed.push({ ...card, x })
  }
  return closed
}

/** The layouts that are one step away: a card goes into a room before it, or a row closes up. */
function nextLayouts(cards: readonly Card[]): Card[][] {
  return cards
    .filter(({ locked }) => !locked)
    .flatMap((card) => {
      const others = cards.filter((other) => other !== card)
      return [closeRow(cards, card), ...roomsBefore(card, others).map((room) => [...others, room])]
    })
}

const heightOf = (cards: readonly Card[]) => Math.max(0, ...cards.map(({ y, h }) => y + h))

/** The layout without a card. No gap stays in its place that a card after it could take; gaps from before may stay. */
export function removeCard(items: Items, id: string): Items {
  const rest = items.filter((item) => item.id !== id)
  const oldGaps = gapsOf(items.map(cardOf))
  let cards: readonly Card[] = rest.map(cardOf)
  const up = pack(cards).cards
  const before = new Map<string, Cell>(up.map((card) => [card.id, card]))
  const costOf = (layout: readonly Card[], most: number) => {
    const { moved, cells } = movement(before, layout, id)
    const moves = COST.card * moved + COST.distance * cells
    // The gaps take longer to count.
    return moves < most ? moves + COST.gap * Math.max(gapsOf(layout) - oldGaps, 0) : most
  }
  let best = { cards: up, cost: costOf(up, Number.POSITIVE_INFINITY) }
  while (best.cost > 0 && cards !== best.cards) {
    // The first step starts with the place of the removed card still free.
    const layouts = nextLayouts(cards)
    cards = best.cards
    for (const layout of layouts) {
      const next = pack(layout).cards
      // A board that grows by a removal would push what is below it out of sight.
      if (heightOf(next) > heightOf(up)) continue
      const cost = costOf(next, best.cost)
      if (cost < best.cost) best = { cards: next, cost }
    }
  }
  return fromGridLayout(
    rest,
    best.cards.map(({ id: i, x, y, w, h }) => ({ i, x, y, w, h })),
  )
}
