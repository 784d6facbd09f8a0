import { type WidgetId, widgetIds } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placement } from '../../testing/fixtures.ts'
import { defaultLayout, defaultPlacement } from '../../widgets/catalogue.ts'
import { type Items, inReadingOrder } from '../grid-layout.ts'
import { boxOf } from '../grid-metrics.ts'
import { inTwoColumns } from '../two-columns.ts'
import { placedInTwoColumns, twoColumnRules } from './two-column-rules.ts'

const idsOf = (items: Items) => inReadingOrder(items).map(({ id }) => id)
const cards = inTwoColumns(defaultLayout).map(({ item }) => item)
const shown = placedInTwoColumns(cards)
const rules = twoColumnRules(cards)

test('a card of one column is as wide as in two columns of the page', () => {
  const [, timer, shield] = shown.map((item) => boxOf(item, 720))
  expect(timer).toMatchObject({ left: 0, width: 357 })
  expect(shield).toMatchObject({ left: 363, width: 357 })
})

test('a card that is drawn over its neighbour changes places with it', () => {
  const after = rules.move(shown, '8', { x: 6, y: 2 })
  expect(idsOf(after).slice(0, 4)).toEqual(['1', '4', '8', '2'])
})

test('a card goes between others, which move on, and keeps its size', () => {
  const after = rules.move(shown, '10', { x: 0, y: 2 })
  expect(idsOf(after).slice(0, 5)).toEqual(['1', '10', '8', '4', '6'])
  expect(after.find(({ id }) => id === '10')).toMatchObject({ x: 0, y: 2, w: 6, h: 3 })
})

test('a wide card passes the whole row of two', () => {
  expect(idsOf(rules.move(shown, '2', { x: 0, y: 3 })).slice(0, 4)).toEqual(['1', '2', '8', '4'])
})

test('a card that is back at its place, or hardly left it, leaves the layout as it is', () => {
  for (const item of shown) {
    expect(rules.move(shown, item.id, item)).toBe(shown)
    expect(rules.move(shown, item.id, { x: item.x, y: item.y + 1 })).toBe(shown)
  }
})

test('a new card comes in where it is dropped, as wide as its kind', () => {
  const after = rules.insert(shown, rules.newCard('12'), { x: 6, y: 2 })
  expect(idsOf(after).slice(0, 5)).toEqual(['1', '8', '12', '4', '6'])
  expect([rules.newCard('12').w, rules.newCard('11').w]).toEqual([6, 12])
})

test('a widget shows as much as on the saved layout, and has no corner to resize it', () => {
  const timer = placement('8', 0, 0, 2, 2)
  const { sizeOf, canResize } = twoColumnRules([timer])
  const [alone] = placedInTwoColumns([timer])
  expect(alone).toMatchObject({ w: 12, h: 2 })
  expect(alone && [sizeOf(alone), canResize(alone)]).toEqual(['small', false])
})

const boards = fc
  .uniqueArray(fc.constantFrom<WidgetId>(...widgetIds), { minLength: 1 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc
          .record({ w: fc.integer({ min: 1, max: 12 }), h: fc.integer({ min: 1, max: 6 }) })
          .map((size): Items[number] => ({ ...defaultPlacement(id), ...size })),
      ),
    ),
  )
  .map((cards): Items => inTwoColumns(cards).map(({ item }) => item))

test('wherever a card is dropped, the order that it leaves is drawn as the drag has shown it', () => {
  const cell = fc.record({ x: fc.nat(11), y: fc.nat(40) })
  fc.assert(
    fc.property(boards, fc.nat(), cell, (cards, which, to) => {
      const items = placedInTwoColumns(cards)
      const id = cards[which % cards.length]?.id ?? '1'
      const after = twoColumnRules(cards).move(items, id, to)
      const sorted = idsOf(after).flatMap((each) => cards.find((card) => card.id === each) ?? [])
      expect(placedInTwoColumns(sorted)).toEqual(inReadingOrder(after))
      expect([...idsOf(after)].sort()).toEqual([...idsOf(items)].sort())
    }),
  )
})
