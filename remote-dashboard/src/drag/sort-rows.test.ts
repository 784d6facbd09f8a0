import { expect, test } from 'vitest'
import { clampDelta, dropIndex, shift, slotStart } from './sort-rows.ts'

// The second row has two lines.
const rows = [
  { start: 0, size: 40 },
  { start: 40, size: 80 },
  { start: 120, size: 40 },
]

test.each([
  [0, 0, 0],
  [0, 39, 0],
  [0, 41, 1],
  [0, 101, 2],
  [2, -39, 2],
  [2, -41, 1],
  [2, -101, 0],
  [1, 21, 2],
  [1, -21, 0],
])(
  'row %i dragged by %i pixels is dropped at %i: it passes a row when its edge passes the middle of that row',
  (from, delta, to) => {
    expect(dropIndex(rows, from, delta)).toBe(to)
  },
)

test('the slot is where the row stands when it is dropped, between rows of other heights', () => {
  expect([0, 1, 2].map((to) => slotStart(rows, 0, to))).toEqual([0, 80, 120])
  expect([0, 1, 2].map((to) => slotStart(rows, 2, to))).toEqual([0, 40, 120])
})

test('the rows in between make room on the side that the dragged row left', () => {
  expect([0, 1, 2, 3].map((index) => shift(index, 0, 2))).toEqual([0, -1, -1, 0])
  expect([0, 1, 2, 3].map((index) => shift(index, 2, 1))).toEqual([0, 1, 0, 0])
})

test('a row stays among the rows', () => {
  expect(clampDelta(rows, 0, -30)).toBe(0)
  expect(clampDelta(rows, 0, 500)).toBe(120)
  expect(clampDelta(rows, 1, 500)).toBe(40)
})
