import { expect, test } from 'vitest'
import { look } from './portrait-looks.ts'

test('sixteen people differ, and the seventeenth looks like the first', () => {
  const looks = Array.from({ length: 16 }, (_, i) => JSON.stringify(look(i)))
  expect(new Set(looks).size).toBe(16)
  expect(look(16)).toEqual(look(0))
})
