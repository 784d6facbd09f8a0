import { expect, test } from 'vitest'
import { displaySize } from './display-size.ts'

test.each([
  [4, 2, 'small'],
  [3, 3, 'medium'],
  [17, 1, 'medium'],
  [6, 3, 'large'],
  [12, 4, 'large'],
])('%i by %i cells are %s', (w, h, size) => {
  expect(displaySize({ w, h })).toBe(size)
})
