import { type WidgetId, widgetIds } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { getAllCollisions } from 'react-grid-layout/core'
import { expect, test } from 'vitest'
import { placement } from '../testing/fixtures.ts'
import { defaultLayout, defaultPlacement } from '../widgets/catalogue.ts'
import { removeCard } from './close-gap.ts'
import { drawn } from './drawn-layout.test-kit.ts'
import { compact, type Items, normalise, toGridLayout } from './grid-layout.ts'

test('the card below a removed one goes up', () => {
  const after = removeCard([placement('8', 0, 0, 4, 3), placement('4', 0, 3, 4, 3)], '8')
  expect(after).toEqual([placement('4', 0, 0, 4, 3)])
})

test('a placement that did not change stays the same object, so that its widget does not render', () => {
  const after = removeCard(defaultLayout, '10')
  expect(after.every((item) => defaultLayout.includes(item))).toBe(true)
})

test('the cards of the last row close up to the left: the room is after them', () => {
  expect(drawn(removeCard(defaultLayout, '3')).slice(9)).toEqual([
    '777770000...',
    '777770000...',
    '777770000...',
  ])
})

test('a card comes into a gap of its size between the others, and no other card moves', () => {
  const rows = drawn(removeCard(defaultLayout, '9'))
  expect(rows.slice(6)).toEqual([
    '666600005555',
    '666600005555',
    '666600005555',
    '33377777....',
    '33377777....',
    '33377777....',
  ])
})

test('a row is closed although no card is of the size of the gap', () => {
  const items = [placement('1', 0, 0, 6, 2), placement('4', 6, 0, 3, 2), placement('8', 9, 0, 3, 2)]
  expect(drawn(removeCard(items, '1'))).toEqual(['444888......', '444888......'])
})

test('a gap that the member has left stays, and so does a locked card', () => {
  const own = [placement('8', 0, 0, 4, 3), placement('4', 8, 0, 4, 3), placement('5', 0, 3, 4, 3)]
  expect(drawn(removeCard(own, '5'))).toEqual(new Array(3).fill('8888....4444'))
  const row = [placement('8', 0, 0, 4, 3), { ...placement('4', 4, 0, 4, 3), locked: true }]
  expect(drawn(removeCard(row, '8'))).toEqual(new Array(3).fill('....4444....'))
})

const anywhere = (id: WidgetId) =>
  fc
    .record({
      x: fc.nat(11),
      y: fc.nat(12),
      w: fc.integer({ min: 1, max: 12 }),
      h: fc.integer({ min: 1, max: 6 }),
    })
    .map((at) => ({ ...defaultPlacement(id), ...at }))
const board: fc.Arbitrary<Items> = fc
  .uniqueArray(fc.constantFrom(...widgetIds), { minLength: 1 })
  .chain((ids) => fc.tuple(...ids.map(anywhere)))
  .map((items) => normalise(items))

test('whatever is removed, the others keep their sizes, none overlap, and the board is compact and no higher', () => {
  fc.assert(
    fc.property(board, fc.nat(), (items, which) => {
      const removed = items[which % items.length]
      const rest = items.filter((item) => item !== removed)
      const after = removeCard(items, removed?.id ?? '')
      const sizes = (all: Items) => all.map(({ id, w, h }) => [id, w, h])
      expect(sizes(after)).toEqual(sizes(rest))
      const layout = toGridLayout(after)
      expect(layout.filter((place) => getAllCollisions(layout, place).length > 0)).toEqual([])
      expect(layout.filter(({ x, w }) => x < 0 || x + w > 12)).toEqual([])
      expect(compact(after)).toBe(after)
      expect(drawn(after).length).toBeLessThanOrEqual(drawn(compact(rest)).length)
    }),
  )
})
