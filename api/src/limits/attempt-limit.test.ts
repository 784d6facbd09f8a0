import { RateLimiterMemory } from 'rate-limiter-flexible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HttpError, TooManyAttemptsError, UnavailableError } from '../http/http-errors.ts'
import { AttemptLimit } from './attempt-limit.ts'

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

test('an attempt that was cleared meanwhile is not given back', async () => {
  const limit = limitOf(1)
  await limit.take('a')
  await limit.clear('a')
  await limit.giveBack('a')
  await limit.take('a')
  await expect(limit.take('a')).rejects.toThrow(TooManyAttemptsError)
})

describe('with countRefusals', () => {
  const attempt = (limit: AttemptLimit, error?: Error) =>
    limit.countRefusals('a', async () => {
      if (error) throw error
      return 'done'
    })

  test('successful attempts are not limited', async () => {
    const limit = limitOf(1)
    for (let n = 0; n < 5; n++) expect(await attempt(limit)).toBe('done')
  })

  test.each([
    ['an API that is too busy', new UnavailableError()],
    ['an error of the API', new Error('broken')],
  ])('%s does not count as a refusal, and its error is thrown', async (_what, error) => {
    const limit = limitOf(1)
    await expect(attempt(limit, error)).rejects.toBe(error)
    expect(await attempt(limit)).toBe('done')
  })

  test('refusals count, and beyond the limit nothing is attempted', async () => {
    const limit = limitOf(2)
    const refusal = new HttpError(400, 'no')
    for (let n = 0; n < 2; n++) await expect(attempt(limit, refusal)).rejects.toBe(refusal)
    const made = vi.fn(async () => 'done')
    await expect(limit.countRefusals('a', made)).rejects.toThrow(TooManyAttemptsError)
    expect(made).not.toHaveBeenCalled()
  })

  test('attempts at the same moment cannot pass the limit', async () => {
    const limit = limitOf(2)
    const made = vi.fn(async () => {
      throw new HttpError(400, 'no')
    })
    await Promise.allSettled(Array.from({ length: 9 }, () => limit.countRefusals('a', made)))
    expect(made).toHaveBeenCalledTimes(2)
  })

  test('the result of a successful attempt is returned, also when its count cannot be corrected', async () => {
    const limit = limitOf(1)
    vi.spyOn(limit, 'giveBack').mockRejectedValue(new Error('The database is away.'))
    expect(await attempt(limit)).toBe('done')
  })
})
