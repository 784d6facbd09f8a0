import { expect, test } from 'vitest'
import { nextId } from './edit-dashboards.ts'

test('an id is the time in milliseconds and never repeats, however fast or backwards the clock runs', () => {
  const ids = [5000, 5000, 5000, 4000, 6000].map((now) => nextId(new Set(), now))
  expect(ids).toEqual(['5000', '5001', '5002', '5003', '6000'])
})

test('an id that another tab used is skipped', () => {
  expect(nextId(new Set(['7000', '7001']), 7000)).toBe('7002')
})
