import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sideBySide, type TimeSpan } from './overlap.ts'

const at = (from: number, to: number): TimeSpan => ({ from, to })

test('a span without overlap has the whole width, even right after another one', () => {
  expect(sideBySide([at(60, 120), at(120, 180)])).toEqual([
    { column: 0, columns: 1 },
    { column: 0, columns: 1 },
  ])
})

test('overlapping spans share the width, and a free column is used again', () => {
  expect(sideBySide([at(0, 120), at(30, 60), at(60, 90)])).toEqual([
    { column: 0, columns: 2 },
    { column: 1, columns: 2 },
    { column: 1, columns: 2 },
  ])
})

test('short spans overlap as if they had the least length', () => {
  expect(sideBySide([at(0, 0), at(15, 30)], 30).map(({ columns }) => columns)).toEqual([2, 2])
})

test('overlapping spans have different columns, and each group has the columns that it needs', () => {
  const stretch = fc
    .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 1, max: 300 }))
    .map(([from, length]) => at(from, from + length))
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 25 }), (list) => {
      const places = sideBySide(list)
      const most = Math.max(
        0,
        ...list.map((a) => list.filter((b) => b.from <= a.from && b.to > a.from).length),
      )
      expect(Math.max(0, ...places.map(({ columns }) => columns))).toBe(most)
      for (const [i, a] of list.entries()) {
        expect(places[i]?.column).toBeLessThan(places[i]?.columns ?? 0)
        for (const [j, b] of list.entries()) {
          if (i === j || a.to <= b.from || b.to <= a.from) continue
          expect(places[i]?.column).not.toBe(places[j]?.column)
          expect(places[i]?.columns).toBe(places[j]?.columns)
        }
      }
    }),
  )
})
