import { GRID_COLUMNS, type Placement } from '@cadence/shared/schemas'
import { fromGridLayout, type Items } from './grid-layout.ts'
import { moveTo } from './move-and-resize.ts'
import {
  between,
  type Card,
  type Cell,
  cardOf,
  movement,
  overlap,
  type Packed,
  pack,
} from './packed-cards.ts'

/*
 * Where a dragged card lands, and how the other cards make room. react-grid-layout pushes every card in the way down: on a
 * full board that moves half of the cards, and leaves holes beside the dragged one. Here two cards may also change places,
 * and cards may go past each other. The layout that costs least wins; the one of react-grid-layout is always among them.
 */

/** What a layout costs. The unit is one cell between the landing and the cell under the pointer. */
const COST = {
  /** Each card that moves. */
  card: 0.25,
  /** Each cell that it moves by. */
  distance: 0.1,
  /** Each empty cell above a card more than before. There is a limit: a member who wants a hole gets it. */
  hole: 0.7,
  /** Each empty cell at the lower edge more than before. */
  loose: 0.1,
  emptyMost: 7,
  /** The dragged card stays where it was, although the member wants it elsewhere. */
  home: 1.5,
}

/** How many cards are looked at for one cell, over all arrangements: about a millisecond, however many cards there are. */
const WORK_MAX = 2400

/** A layout that a drag can make. */
interface Candidate {
  cards: readonly Card[]
  moved: number
  cells: number
  /** What its empty cells cost. */
  empty: number
  cost: number
}

/** The drag of a card to a cell. */
interface Request {
  card: Card
  others: readonly Card[]
  to: Cell
  /** The card is not on the grid yet: it has no home. */
  isNew: boolean
}

/** Packs and judges the layouts of one drag. */
function judgeOf({ card, others, to, isNew }: Request): (cards: readonly Card[]) => Candidate {
  const before = new Map<string, Cell>(others.map((other) => [other.id, other]))
  const start = pack(isNew ? others : [...others, card])
  const emptyOf = ({ holes, loose }: Packed) => {
    const more = COST.hole * (holes - start.holes) + COST.loose * (loose - start.loose)
    return Math.min(Math.max(more, 0), COST.emptyMost)
  }
  return (cards) => {
    const packed = pack(cards)
    const { moved, cells } = movement(before, packed.cards, card.id)
    const landing = packed.cards.find(({ id }) => id === card.id) ?? to
    const home = !isNew && between(landing, card) === 0 ? COST.home : 0
    const empty = emptyOf(packed)
    const others = COST.card * moved + COST.distance * cells
    const cost = between(landing, to) + others + empty + home
    return { cards: packed.cards, moved, cells, empty, cost }
  }
}

/** Whether a layout moves no more than pushing down does, two cards change places, or it leaves fewer empty cells. */
const movesLittle = (one: Candidate, pushed: Candidate) =>
  one.moved <= 1 || one.cells <= pushed.cells || one.empty < pushed.empty

/** Whether each card that went to the side had to: another card is where it was. */
const isForced = (one: Candidate, others: readonly Card[]) =>
  others.every((from) => {
    const now = one.cards.find(({ id }) => id === from.id)
    return now?.x === from.x || one.cards.some((card) => card !== now && overlap(card, from))
  })

/** The cells near the one under the pointer where the dragged card could land: in line with an edge of another card. */
function landings({ card, others, to }: Request): Cell[] {
  const near = (values: number[], at: number, within: number, most: number) =>
    [...new Set([at, ...values])].filter(
      (value) => Math.abs(value - at) <= within && value >= 0 && value <= most,
    )
  const xs = others.flatMap(({ x, w }) => [x, x + w, x - card.w, x + w - card.w])
  const ys = others.flatMap(({ y, h }) => [y, y + h])
  const columns = near([0, ...xs], to.x, card.w, GRID_COLUMNS - card.w)
  const rows = near([0, ...ys], to.y, card.h, Number.POSITIVE_INFINITY)
  return columns.flatMap((x) => rows.map((y) => ({ x, y })))
}

/** The nearest places for a card that is in the way: past the placed cards on each side, or where one of them was. */
function waysOut(card: Card, placed: readonly Card[], left: readonly Card[]): Card[] {
  const blockerOf = (now: Card) => placed.find((other) => overlap(now, other))
  const past = (step: (now: Card, blocker: Card) => Partial<Cell>): Card[] => {
    let now = card
    for (let blocker = blockerOf(now); blocker; blocker = blockerOf(now)) {
      now = { ...now, ...step(now, blocker) }
      if (now.x < 0 || now.y < 0 || now.x + now.w > GRID_COLUMNS) return []
    }
    return [now]
  }
  const below = past((_, { y, h }) => ({ y: y + h }))
  if (card.locked) return below
  const rooms = left
    .filter(({ w, h }) => card.w <= w && card.h <= h)
    .map(({ x, y }) => ({ ...card, x, y }))
    .filter((room) => !blockerOf(room))
  return [
    ...rooms,
    ...past((now, { y }) => ({ y: y - now.h })),
    ...past((now, { x }) => ({ x: x - now.w })),
    ...past((_, { x, w }) => ({ x: x + w })),
    ...below,
  ]
}

/** An arrangement on the way: some cards have their new places, others may still be in their way. */
interface Step {
  placed: readonly Card[]
  /** The card that was placed last. */
  last: Card
  waiting: readonly Card[]
  /** Those of the waiting cards that are known to be in the way. */
  hits: readonly Card[]
  /** The places that the placed cards have left. */
  left: readonly Card[]
  spent: number
}

/** Takes the step out of the list that has cost least so far. */
function takeCheapest(steps: Step[]): Step | undefined {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < steps.length; at += 1) {
    const spent = steps[at]?.spent ?? least
    if (spent >= least) continue
    best = at
    least = spent
  }
  const cheapest = steps[best]
  const last = steps.pop()
  if (last && cheapest && last !== cheapest) steps[best] = last
  return cheapest
}

/** The steps after the first card in the way has gone, one for each way out; null when no card is in the way. */
function stepsAfter({ placed, last, waiting, hits, left, spent }: Step): Step[] | null {
  const found = waiting.filter((other) => overlap(last, other) && !hits.includes(other))
  const [hit, ...more] = [...hits, ...found]
  if (!hit) return null
  const rest = waiting.filter((other) => other !== hit)
  return waysOut(hit, placed, left).map((way) => ({
    placed: [...placed, way],
    last: way,
    waiting: rest,
    hits: more,
    left: [...left, hit],
    spent: spent + COST.card + COST.distance * between(hit, way),
  }))
}

/** The cheapest layout with the card near a cell. @param pushed the layout in which all cards in the way go down. */
function cheapest(request: Request, pushed: readonly Card[]): readonly Card[] {
  const { card, others, to, isNew } = request
  const judge = judgeOf(request)
  const reference = judge(pushed)
  const landing = reference.cards.find(({ id }) => id === card.id) ?? card
  // There is room for the card.
  if (reference.moved === 0 && between(landing, to) === 0) return reference.cards
  let best = reference
  const consider = (cards: readonly Card[]) => {
    const one = judge(cards)
    if (one.cost < best.cost && movesLittle(one, reference) && isForced(one, others)) best = one
  }
  if (!isNew) consider([...others, card])
  const steps = landings(request).map((cell): Step => {
    const last = { ...card, ...cell }
    const left = isNew ? [] : [card]
    return { placed: [last], last, waiting: others, hits: [], left, spent: between(cell, to) }
  })
  for (let work = 0; work < WORK_MAX; work += others.length) {
    const step = takeCheapest(steps)
    if (!step || step.spent >= best.cost) break
    const next = stepsAfter(step)
    if (next) steps.push(...next.filter((one) => one.spent < best.cost))
    else consider([...step.placed, ...step.waiting])
  }
  return best.cards
}

const lowerEdge = (items: Items) => Math.max(0, ...items.map(({ y, h }) => y + h))

/** @param items with the card, which is anywhere. */
function place(items: Items, id: string, to: Cell, isNew: boolean): Items {
  const dragged = items.find((item) => item.id === id)
  if (!dragged) return items
  const rest = items.filter((item) => item !== dragged)
  // Further down there is nothing to pass.
  const cell = { x: to.x, y: Math.min(to.y, lowerEdge(rest)) }
  const request = { card: cardOf(dragged), others: rest.map(cardOf), to: cell, isNew }
  const pushed = moveTo(items, id, cell.x, cell.y)
  const places = cheapest(request, pushed.map(cardOf)).map(({ id: i, x, y, w, h }) => ({ i, x, y, w, h }))
  return fromGridLayout(items, places)
}

/**
 * The layout after a card was dragged to a cell. It follows from the layout before the drag, not from the way of the
 * pointer: a card that is back at its place restores the board.
 */
export function moveCard(items: Items, id: string, to: Cell): Items {
  const item = items.find((other) => other.id === id)
  if (!item || between(item, to) === 0) return items
  return place(items, id, to, false)
}

/** The layout with a card that was not on it, at a cell. */
export function insertCard(items: Items, card: Placement, to: Cell): Items {
  const below = { ...card, x: to.x, y: lowerEdge(items) }
  return place([...items, below], card.id, to, true)
}
