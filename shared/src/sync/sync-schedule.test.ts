import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api.ts'
import { hasUnsaved } from '../router/unsaved-changes.ts'
import { Schedule } from './sync-schedule.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.useRealTimers())

test('from the request until the run is done, no new release replaces this document', async () => {
  const task = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined)
  const schedule = new Schedule(task)
  schedule.request()
  schedule.request('now')
  expect(hasUnsaved()).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(hasUnsaved()).toBe(true)
  await vi.advanceTimersByTimeAsync(3000)
  expect(task).toHaveBeenCalledTimes(2)
  expect(hasUnsaved()).toBe(false)
  schedule.request()
  schedule.end()
  expect(hasUnsaved()).toBe(false)
})

test('requests that follow each other soon are one run, which further requests do not put off', async () => {
  const task = vi.fn(async () => undefined)
  const schedule = new Schedule(task)
  for (let at = 0; at < 3; at += 1) {
    schedule.request()
    await vi.advanceTimersByTimeAsync(99)
  }
  expect(task).not.toHaveBeenCalled()
  schedule.request()
  await vi.advanceTimersByTimeAsync(3)
  expect(task).toHaveBeenCalledOnce()
})

test('a request during a run starts another run after it', async () => {
  let finish = () => undefined as undefined
  const task = vi.fn(
    () =>
      new Promise<void>((done) => {
        finish = () => void done()
      }),
  )
  const schedule = new Schedule(task)
  schedule.request('now')
  await vi.advanceTimersByTimeAsync(0)
  schedule.request('now')
  await vi.advanceTimersByTimeAsync(1000)
  expect(task).toHaveBeenCalledOnce()
  finish()
  await vi.advanceTimersByTimeAsync(300)
  expect(task).toHaveBeenCalledTimes(2)
})

test('a failed run is tried again with growing waits until one succeeds', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const task = vi.fn(() => Promise.reject(new ApiError('', { kind: 'no-answer' })))
  const schedule = new Schedule(task)
  schedule.request('now')
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

test('the wait is as long as the API asks for', async () => {
  const busy = new ApiError('', { kind: 'answered', status: 429, retryAfter: 60 })
  const task = vi.fn(() => Promise.reject(busy))
  new Schedule(task).request('now')
  await vi.advanceTimersByTimeAsync(59_999)
  expect(task).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(task).toHaveBeenCalledTimes(2)
})

test('an ended schedule runs nothing', async () => {
  const task = vi.fn(async () => undefined)
  const schedule = new Schedule(task)
  schedule.request('now')
  schedule.end()
  schedule.request('now')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(task).not.toHaveBeenCalled()
})

test('a request to run now that comes during a failing run does not wait for the back-off', async () => {
  let fail = () => undefined as undefined
  const task = vi.fn(
    () =>
      new Promise<void>((_done, failed) => {
        fail = () => void failed(new Error('down'))
      }),
  )
  const schedule = new Schedule(task)
  schedule.request('now')
  await vi.advanceTimersByTimeAsync(0)
  schedule.request('now')
  fail()
  await vi.advanceTimersByTimeAsync(300)
  expect(task).toHaveBeenCalledTimes(2)
})

test('it waits as long as the API asks for, also after a request to run now', async () => {
  let fail = () => undefined as undefined
  const task = vi.fn(
    () =>
      new Promise<void>((_done, failed) => {
        fail = () => void failed(new ApiError('', { kind: 'answered', status: 429, retryAfter: 30 }))
      }),
  )
  const schedule = new Schedule(task)
  schedule.request('now')
  await vi.advanceTimersByTimeAsync(0)
  schedule.request('now')
  fail()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(task).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(task).toHaveBeenCalledTimes(2)
})
