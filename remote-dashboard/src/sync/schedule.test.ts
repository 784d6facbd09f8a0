import { ApiError } from '@cadence/shared/api'
import { hasUnsaved } from '@cadence/shared/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Schedule } from './schedule.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.useRealTimers())

test('from asking until it is done, no new release takes the place of this document', async () => {
  const task = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined)
  const schedule = new Schedule(task)
  schedule.ask()
  schedule.ask('now')
  expect(hasUnsaved()).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(hasUnsaved()).toBe(true)
  await vi.advanceTimersByTimeAsync(3000)
  expect(task).toHaveBeenCalledTimes(2)
  expect(hasUnsaved()).toBe(false)
  schedule.ask()
  schedule.end()
  expect(hasUnsaved()).toBe(false)
})

test('what is asked for soon is gathered into one run, which is not put off by going on', async () => {
  const task = vi.fn(async () => undefined)
  const schedule = new Schedule(task)
  for (let at = 0; at < 3; at += 1) {
    schedule.ask()
    await vi.advanceTimersByTimeAsync(99)
  }
  expect(task).not.toHaveBeenCalled()
  schedule.ask()
  await vi.advanceTimersByTimeAsync(3)
  expect(task).toHaveBeenCalledOnce()
})

test('what is asked for during a run comes after it', async () => {
  let finish = () => undefined as undefined
  const task = vi.fn(
    () =>
      new Promise<void>((done) => {
        finish = () => void done()
      }),
  )
  const schedule = new Schedule(task)
  schedule.ask('now')
  await vi.advanceTimersByTimeAsync(0)
  schedule.ask('now')
  await vi.advanceTimersByTimeAsync(1000)
  expect(task).toHaveBeenCalledOnce()
  finish()
  await vi.advanceTimersByTimeAsync(300)
  expect(task).toHaveBeenCalledTimes(2)
})

test('a failure is followed by another try, more and more seldom, until one succeeds', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const task = vi.fn(() => Promise.reject(new ApiError('', { kind: 'no-answer' })))
  const schedule = new Schedule(task)
  schedule.ask('now')
  await vi.advanceTimersByTimeAsync(0)
  for (const wait of [2000, 4000, 8000]) {
    const before = task.mock.calls.length
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(task).toHaveBeenCalledTimes(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(task).toHaveBeenCalledTimes(before + 1)
  }
  task.mockResolvedValue(undefined as never)
  await vi.advanceTimersByTimeAsync(16_000)
  const settled = task.mock.calls.length
  await vi.advanceTimersByTimeAsync(600_000)
  expect(task).toHaveBeenCalledTimes(settled)
})

test('who is asked to wait longer waits as long', async () => {
  const busy = new ApiError('', { kind: 'answered', status: 429, retryAfter: 60 })
  const task = vi.fn(() => Promise.reject(busy))
  new Schedule(task).ask('now')
  await vi.advanceTimersByTimeAsync(59_999)
  expect(task).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(task).toHaveBeenCalledTimes(2)
})

test('once ended, nothing runs', async () => {
  const task = vi.fn(async () => undefined)
  const schedule = new Schedule(task)
  schedule.ask('now')
  schedule.end()
  schedule.ask('now')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(task).not.toHaveBeenCalled()
})
