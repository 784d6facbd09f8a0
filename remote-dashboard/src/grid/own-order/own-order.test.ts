import { type WidgetId, widgetIds } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TimeOfDay } from '../../time/part-of-day.ts'
import { inOwnOrder, orderOfDay, ownOrder } from './own-order.ts'

const inColumn = (board: readonly WidgetId[], time: TimeOfDay, own: readonly string[] | null) =>
  inOwnOrder(orderOfDay(board, time), own)

test.each([
  ['morning', '2', '7'],
  ['afternoon', '6', '5'],
  ['evening', '5', '8'],
  ['night', '5', '8'],
] as const)('in the %s widget %s comes first, before %s', (time, first, later) => {
  const order = orderOfDay(widgetIds, time)
  expect(order[0]).toBe(first)
  expect(order.indexOf(later)).toBeGreaterThan(0)
  expect([...order].sort()).toEqual([...widgetIds].sort())
})

test('in the morning the question of how one is comes before what is only read', () => {
  const order = orderOfDay(widgetIds, 'morning')
  expect(order.indexOf('5')).toBeLessThan(order.indexOf('7'))
})

test('without an own order the cards follow the time of day, with one they do not', () => {
  expect(inColumn(['8', '2', '5'], 'morning', null)).toEqual(['2', '8', '5'])
  expect(inColumn(['8', '2', '5'], 'evening', null)).toEqual(['5', '2', '8'])
  expect(inColumn(['8', '2', '5'], 'evening', ['8', '5', '2'])).toEqual(['8', '5', '2'])
})

test('a widget that is new on the board comes after the one that it follows in the order of the day', () => {
  // In the morning it is 2, 6, 9, 8.
  expect(inColumn(['2', '6', '9', '8'], 'morning', ['8', '6', '2'])).toEqual(['8', '6', '9', '2'])
  expect(inColumn(['2', '6', '8'], 'morning', ['8', '6'])).toEqual(['2', '8', '6'])
})

const ids = fc.uniqueArray(fc.constantFrom(...widgetIds))
const times = fc.constantFrom('morning', 'afternoon', 'evening', 'night')

test('each card of the board is there once, whatever the own order holds', () => {
  const own = fc.option(fc.array(fc.oneof(fc.constantFrom(...widgetIds), fc.constant('99'))))
  fc.assert(
    fc.property(ids, times, own, (board, time, order) => {
      expect(inColumn(board, time, order).sort()).toEqual([...board].sort())
    }),
  )
})

test('the cards come back as they were sorted, and other boards keep their order', () => {
  fc.assert(
    fc.property(ids, times, ids, (board, time, before) => {
      const cards: WidgetId[] = [...board].reverse()
      const own = ownOrder(before, cards)
      expect(inColumn(board, time, own)).toEqual(cards)
      const others = (order: WidgetId[]) => order.filter((id) => !board.includes(id))
      expect(others(own)).toEqual(others(before))
    }),
  )
})
