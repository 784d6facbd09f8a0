import { expect, test } from 'vitest'
import { ambassadorLevel, communityGoal, freeMonths, nextAmbassadorLevel, nextFreeMonth } from './referral.ts'

test.each([
  [0, null, { id: 'novice', missing: 3 }],
  [2, null, { id: 'novice', missing: 1 }],
  [3, 'novice', { id: 'campus', missing: 8 }],
  [10, 'novice', { id: 'campus', missing: 1 }],
  [11, 'campus', { id: 'influencer', missing: 15 }],
  [26, 'influencer', { id: 'vip', missing: 24 }],
  [49, 'influencer', { id: 'vip', missing: 1 }],
  [50, 'vip', null],
  [51, 'vip', null],
])('%i members are the level %s, and then %o', (members, level, next) => {
  expect(ambassadorLevel(members)).toBe(level)
  expect(nextAmbassadorLevel(members)).toEqual(next)
})

test.each([
  [0, 0, 11],
  [10, 0, 11],
  [11, 1, 20],
  [19, 1, 20],
  [20, 2, 30],
  [50, 5, 60],
])('%i members are %i free months, and the next comes at %i', (members, months, next) => {
  expect(freeMonths(members)).toBe(months)
  expect(nextFreeMonth(members)).toBe(next)
})

test.each([
  [0, { level: 1, percent: 40, missing: 60 }],
  [1, { level: 1, percent: 41, missing: 59 }],
  [59, { level: 1, percent: 99, missing: 1 }],
  [60, { level: 2, percent: 0, missing: 100 }],
  [165, { level: 3, percent: 5, missing: 95 }],
])('%i codes bring the community goal to %o', (referrals, goal) => {
  expect(communityGoal(referrals)).toEqual(goal)
})
