import { afterEach, expect, test, vi } from 'vitest'
import { subscribeClock } from './clock.ts'

afterEach(() => vi.useRealTimers())

test('whoever follows the clock is called by one timer, until the last of them is gone', () => {
  vi.useFakeTimers()
  const [one, other] = [vi.fn(), vi.fn()]
  const ends = [subscribeClock(one), subscribeClock(other)]
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(20_000)
  expect([one, other].map((each) => each.mock.calls.length)).toEqual([1, 1])
  ends[0]?.()
  document.dispatchEvent(new Event('visibilitychange'))
  expect([one, other].map((each) => each.mock.calls.length)).toEqual([1, 2])
  ends[1]?.()
  expect(vi.getTimerCount()).toBe(0)
})
