import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placement } from '../testing/fixtures.ts'
import { defaultLayout } from '../widgets/catalogue.ts'
import { compact, type Items } from './grid-layout.ts'
import { moveTo } from './move-and-resize.ts'
import { settle } from './settle.ts'

const at = (items: Items, id: string) => {
  const { x, y } = items.find((item) => item.id === id) ?? {}
  return { x, y }
}

test('a widget below goes up into the hole that a drop has left', () => {
  const before = [placement('1', 0, 0, 8, 2), placement('8', 8, 0, 4, 3), placement('6', 0, 2, 4, 3)]
  const after = moveTo(before, '8', 4, 0)
  expect(at(after, '6')).toEqual({ x: 0, y: 5 })
  const settled = settle(after, '8', before)
  expect(at(settled, '8')).toEqual({ x: 4, y: 0 })
  expect(at(settled, '6')).toEqual({ x: 0, y: 0 })
})

test('a hole that was there before the drop stays', () => {
  const before = [placement('8', 4, 0, 4, 3), placement('6', 4, 3, 4, 3), placement('9', 4, 6, 4, 3)]
  const after = moveTo(before, '9', 8, 0)
  expect(at(settle(after, '9', before), '6')).toEqual({ x: 4, y: 3 })
})

test('a widget that cannot be moved stays', () => {
  const locked = { ...placement('6', 0, 2, 4, 3), locked: true }
  const before = [placement('1', 0, 0, 8, 2), placement('8', 8, 0, 4, 3), locked]
  const after = moveTo(before, '8', 4, 0)
  expect(at(settle(after, '8', before), '6')).toEqual({ x: 0, y: 5 })
})

test('the dropped widget stays where it was dropped, and the layout is compact', () => {
  const drop = fc.record({
    id: fc.constantFrom(...defaultLayout.map(({ id }) => id)),
    x: fc.integer({ min: 0, max: 4 }),
    y: fc.integer({ min: 0, max: 14 }),
  })
  fc.assert(
    fc.property(fc.array(drop, { minLength: 1, maxLength: 5 }), (drops) => {
      let before: Items = defaultLayout
      for (const { id, x, y } of drops) {
        const after = moveTo(before, id, x, y)
        const settled = settle(after, id, before)
        expect(at(settled, id)).toEqual(at(after, id))
        expect(compact(settled)).toBe(settled)
        expect(settled.map((item) => item.id)).toEqual(before.map((item) => item.id))
        before = settled
      }
    }),
  )
})
