import { RateLimiterMemory } from 'rate-limiter-flexible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TooManyAttemptsError } from '../http/errors.ts'
import { AttemptLimit } from './attemptLimit.ts'

const WINDOW_S = 60
const limitOf = (points: number) =>
  new AttemptLimit('tests', new RateLimiterMemory({ points, duration: WINDOW_S }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an attempt that is given back does not count', async () => {
  const limit = limitOf(1)
  await limit.take('a')
  await limit.giveBack('a')
  await limit.take('a')
  await expect(limit.take('a')).rejects.toThrow(TooManyAttemptsError)
})

test.each<[string, () => unknown]>([
  ['is over', () => vi.advanceTimersByTime(WINDOW_S * 1000)],
  ['is over, and still kept', () => vi.setSystemTime(Date.now() + WINDOW_S * 1000)],
])('an attempt that is given back when its window %s leaves the next one as it is', async (_what, end) => {
  const limit = limitOf(1)
  await limit.take('a')
  end()
  await limit.giveBack('a')
  await limit.take('a')
  await expect(limit.take('a')).rejects.toThrow(TooManyAttemptsError)
})

test('what was cleared meanwhile is not given back', async () => {
  const limit = limitOf(1)
  await limit.take('a')
  await limit.clear('a')
  await limit.giveBack('a')
  await limit.take('a')
  await expect(limit.take('a')).rejects.toThrow(TooManyAttemptsError)
})
