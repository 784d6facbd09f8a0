import { type WidgetId, widgetIds } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placement } from '../testing/fixtures.ts'
import { defaultLayout } from '../widgets/catalogue.ts'
import { inTwoColumns } from './two-columns.ts'

const placesOf = (items: Parameters<typeof inTwoColumns>[0]) =>
  inTwoColumns(items).map(({ item, place: { x, y, w, h } }) => [item.id, x, y, w, h])

test('the default layout: wide cards take the whole row, the others stand in pairs', () => {
  expect(placesOf(defaultLayout)).toEqual([
    ['1', 0, 0, 2, 2],
    ['8', 0, 2, 1, 3],
    ['4', 1, 2, 1, 3],
    ['2', 0, 5, 2, 4],
    ['6', 0, 9, 1, 3],
    ['9', 1, 9, 1, 3],
    ['5', 0, 12, 1, 3],
    ['3', 1, 12, 1, 3],
    ['7', 0, 15, 1, 3],
    ['10', 1, 15, 1, 3],
  ])
})

test('a pair is as high as its higher card, and a card without a pair takes the whole row', () => {
  expect(
    placesOf([placement('8', 0, 0, 4, 3), placement('5', 4, 0, 4, 2), placement('9', 8, 0, 4, 3)]),
  ).toEqual([
    ['8', 0, 0, 1, 3],
    ['5', 1, 0, 1, 3],
    ['9', 0, 3, 2, 3],
  ])
})

const boards = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...widgetIds),
    x: fc.nat(8),
    y: fc.nat(10),
    w: fc.integer({ min: 1, max: 12 }),
    h: fc.integer({ min: 1, max: 6 }),
  }),
  { selector: ({ id }) => id },
)

test('whatever the layout, each card is there once, none overlap, and no cell stays empty', () => {
  fc.assert(
    fc.property(boards, (board) => {
      const shown = inTwoColumns(board.map(({ id, x, y, w, h }) => placement(id, x, y, w, h)))
      const ids: WidgetId[] = shown.map(({ item }) => item.id)
      expect([...ids].sort()).toEqual(board.map(({ id }) => id).sort())
      const cells = shown.flatMap(({ place: { x, y, w, h } }) =>
        Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
      )
      expect(new Set(cells).size).toBe(cells.length)
      const rows = Math.max(0, ...shown.map(({ place: { y, h } }) => y + h))
      expect(cells).toHaveLength(2 * rows)
    }),
  )
})
