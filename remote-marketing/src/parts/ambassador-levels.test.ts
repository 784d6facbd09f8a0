import { expect, test } from 'vitest'
import { freeMonths, levelAt, levels, nextLevel } from './ambassador-levels.ts'

test.each([
  [0, undefined, 'Novice'],
  [2, undefined, 'Novice'],
  [3, 'Novice', 'Campus'],
  [10, 'Novice', 'Campus'],
  [11, 'Campus', 'Influencer'],
  [25, 'Campus', 'Influencer'],
  [26, 'Influencer', 'VIP'],
  [49, 'Influencer', 'VIP'],
  [50, 'VIP', undefined],
  [400, 'VIP', undefined],
])('%i referrals are at %s, before %s', (referrals, level, next) => {
  expect(levelAt(referrals)?.name).toBe(level)
  expect(nextLevel(referrals)?.name).toBe(next)
})

test.each([
  [9, 0],
  // Novice gives no month, even with ten referrals.
  [10, 0],
  [11, 1],
  [19, 1],
  [20, 2],
  [50, 5],
])('%i referrals are worth %i months', (referrals, months) => {
  expect(freeMonths(referrals)).toBe(months)
})

test('a level begins where its range says', () => {
  for (const { range, from } of levels) expect(Number.parseInt(range, 10)).toBe(from)
})
