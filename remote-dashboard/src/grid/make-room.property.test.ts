import { GRID_COLUMNS, type Placement, type WidgetId, widgetIds } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { getAllCollisions } from 'react-grid-layout/core'
import { expect, test } from 'vitest'
import { defaultLayout, defaultPlacement } from '../widgets/catalogue.ts'
import { compact, type Items, normalise, toGridLayout } from './grid-layout.ts'
import { insertCard, moveCard } from './make-room.ts'
import { moveTo } from './move-and-resize.ts'
import { type Card, type Cell, cardOf, movement, overlap, pack } from './packed-cards.ts'

const anywhere = (id: WidgetId): fc.Arbitrary<Placement> =>
  fc
    .record({
      x: fc.integer({ min: 0, max: 11 }),
      y: fc.integer({ min: 0, max: 12 }),
      w: fc.integer({ min: 1, max: 12 }),
      h: fc.integer({ min: 1, max: 6 }),
      locked: fc.boolean(),
    })
    .map((at) => ({ ...defaultPlacement(id), ...at, locked: at.locked && at.x > 8 }))

/** Any board with so many cards at most, as the editor shows it. */
const boardOf = (maxLength: number): fc.Arbitrary<Items> =>
  fc
    .uniqueArray(fc.constantFrom(...widgetIds), { minLength: 1, maxLength })
    .chain((ids) => fc.tuple(...ids.map(anywhere)))
    .map((items) => normalise(items))
const emptyBoard = boardOf(3)
const board = fc.oneof(fc.constant<Items>(defaultLayout), boardOf(widgetIds.length))

const cell = fc.record({ x: fc.integer({ min: 0, max: 11 }), y: fc.integer({ min: 0, max: 30 }) })

/** A drag of some card to a cell in which it is within the grid. */
const dragOn = (items: fc.Arbitrary<Items>) =>
  fc.record({ items, which: fc.nat(), to: cell }).map(({ items, which, to }) => {
    const dragged = items[which % items.length] ?? defaultPlacement('1')
    return { items, dragged, to: { x: Math.min(to.x, GRID_COLUMNS - dragged.w), y: to.y } }
  })
const drag = dragOn(board)

const cells = (items: Items) => new Map<string, Card>(items.map((item) => [item.id, cardOf(item)]))
const holes = (items: Items) => pack(items.map(cardOf)).holes
const loose = (items: Items) => pack(items.map(cardOf)).loose
const far = (before: Items, after: Items, id: string) => movement(cells(before), after.map(cardOf), id)

/** The faults of a layout that follows another one. */
function faultsOf(before: Items, after: Items): string[] {
  const layout = toGridLayout(after)
  const faults = layout.flatMap((place) => [
    place.x < 0 || place.y < 0 || place.x + place.w > GRID_COLUMNS ? `${place.i} is out of the grid` : '',
    getAllCollisions(layout, place).length > 0 ? `${place.i} lies on another one` : '',
  ])
  const ids = (items: Items) => items.map(({ id, w, h }) => `${id}: ${w} by ${h}`).join()
  return [
    ...faults,
    ids(before) === ids(after) ? '' : 'other cards or sizes',
    compact(after) === after ? '' : 'a hole above a card that goes up',
  ].filter(Boolean)
}

test('after any drag the cards are the same, on the grid, apart, and none has a free cell right above it', () => {
  fc.assert(
    fc.property(drag, ({ items, dragged, to }) => {
      expect(faultsOf(items, moveCard(items, dragged.id, to))).toEqual([])
    }),
    { numRuns: 80 },
  )
})

test('a card that is back at its cell restores the board', () => {
  fc.assert(
    fc.property(drag, ({ items, dragged }) => {
      expect(moveCard(items, dragged.id, { x: dragged.x, y: dragged.y })).toBe(items)
    }),
  )
})

test('other cards move no more than pushing down moves them; two that change places, or that leave fewer empty cells, may', () => {
  fc.assert(
    fc.property(drag, ({ items, dragged: { id }, to }) => {
      const after = moveCard(items, id, to)
      const pushed = moveTo(items, id, to.x, to.y)
      const [ours, theirs] = [far(items, after, id), far(items, pushed, id)]
      const isFuller = holes(after) < holes(pushed) || loose(after) < loose(pushed)
      const isLess = ours.cells <= theirs.cells || ours.moved === 1 || isFuller
      expect({ ours, theirs, isLess }).toMatchObject({ isLess: true })
    }),
    { numRuns: 80 },
  )
})

test('a card that is not in the way keeps its place, or goes straight up or down with those above it', () => {
  fc.assert(
    fc.property(drag, ({ items, dragged: { id }, to }) => {
      const after = moveCard(items, id, to).map(cardOf)
      const old = cells(items)
      for (const card of after) {
        const from = old.get(card.id)
        if (!from || card.id === id || card.x === from.x) continue
        const inWay = after.some((other) => other.id !== card.id && overlap(other, from))
        expect({ card, from, inWay }).toMatchObject({ inWay: true })
      }
    }),
    { numRuns: 80 },
  )
})

test('a card that is dragged to where it has room moves no other card', () => {
  fc.assert(
    fc.property(dragOn(emptyBoard), ({ items, dragged: { id }, to }) => {
      const pushed = moveTo(items, id, to.x, to.y)
      fc.pre(far(items, pushed, id).moved === 0)
      fc.pre(pushed.some((item) => item.id === id && item.x === to.x && item.y === to.y))
      expect(moveCard(items, id, to)).toEqual(pushed)
    }),
    { numRuns: 80 },
  )
})

test('on a full board a card goes to a cell of another one of its size, and those two alone move', () => {
  const same = defaultLayout.filter(({ w, h }) => w === 4 && h === 3)
  fc.assert(
    fc.property(fc.constantFrom(...same), fc.constantFrom(...same), (dragged, other) => {
      const after = moveCard(defaultLayout, dragged.id, other)
      const at = (id: string): Cell | undefined => after.find((item) => item.id === id)
      expect(at(dragged.id)).toMatchObject({ x: other.x, y: other.y })
      expect(at(other.id)).toMatchObject({ x: dragged.x, y: dragged.y })
      expect(far(defaultLayout, after, dragged.id).moved).toBe(dragged === other ? 0 : 1)
    }),
  )
})

test('a new card is put among the others without a fault', () => {
  fc.assert(
    fc.property(board, cell, fc.nat(), (items, to, which) => {
      const absent = widgetIds.filter((id) => !items.some((item) => item.id === id))
      fc.pre(absent.length > 0)
      const card = defaultPlacement(absent[which % absent.length] ?? '1')
      const at = { x: Math.min(to.x, GRID_COLUMNS - card.w), y: to.y }
      expect(faultsOf([...items, card], insertCard(items, card, at))).toEqual([])
    }),
    { numRuns: 80 },
  )
})

test('of the drags on the default board six in seven leave no hole, where pushing down leaves one in four of five', () => {
  let [drags, ours, theirs] = [0, 0, 0]
  for (const { id, w } of defaultLayout) {
    for (let x = 0; x <= GRID_COLUMNS - w; x += 1) {
      for (const y of [0, 3, 6, 9]) {
        drags += 1
        if (holes(moveCard(defaultLayout, id, { x, y })) > 0) ours += 1
        if (holes(moveTo(defaultLayout, id, x, y)) > 0) theirs += 1
      }
    }
  }
  expect(ours / drags).toBeLessThan(1 / 7)
  expect(theirs / drags).toBeGreaterThan(4 / 5)
})
