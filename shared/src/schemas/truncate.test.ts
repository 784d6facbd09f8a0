import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test.each([
  ['Droit', 5, 'Droit'],
  ['Droit civil', 5, 'Droit'],
  // The emoji has two code units, of which one would be left.
  ['Sport 🏃', 7, 'Sport '],
  ['Sport 🏃', 8, 'Sport 🏃'],
])('%j within %i code units is %j', (text, max, short) => {
  expect(truncate(text, max)).toBe(short)
})
