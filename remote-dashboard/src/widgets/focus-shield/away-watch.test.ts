import { COUNTDOWN_MS } from '@cadence/shared/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordsOf } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { setVisible } from '../../testing/page-visibility.ts'
import { countdownOf, press } from '../countdown/countdown-records.ts'
import { watchEnds } from '../countdown/end-watch.ts'
import { watchSession } from './away-watch.ts'

const start = Date.parse('2026-11-22T20:00:00.000Z')
const release = vi.fn()
const request = vi.fn(async () => Object.assign(new EventTarget(), { release }))
let count = 0
let member = ''

const counted = () => {
  const { awayCount, awayMs } = countdownOf(member, 'shield')
  return [awayCount, awayMs]
}
const away = (ms: number) => {
  setVisible(false)
  vi.setSystemTime(Date.now() + ms)
  setVisible(true)
}
const reload = () => {
  window.dispatchEvent(new Event('pagehide'))
  setVisible(false)
  window.dispatchEvent(new Event('pageshow'))
  setVisible(true)
}

beforeEach(() => {
  count += 1
  member = `guard-${count}`
  vi.useFakeTimers({ now: start })
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  signIn(member)
  setVisible(true)
  watchEnds()
  release.mockClear()
  request.mockClear()
  press('shield', 'ready')
  watchSession()
})
afterEach(() => vi.useRealTimers())

test('a pause writes into the record how often and how long the tab was left', () => {
  away(60_000)
  away(30_000)
  press('shield', 'running')
  expect(counted()).toEqual([2, 90_000])
  press('shield', 'paused')
  watchSession()
  away(5000)
  press('shield', 'running')
  expect(counted()).toEqual([3, 95_000])
})

test('leaving the tab while the session is paused does not count', () => {
  press('shield', 'running')
  away(60_000)
  press('shield', 'paused')
  watchSession()
  press('shield', 'running')
  expect(counted()).toEqual([0, 0])
})

test('a reload does not count, and keeps the counts', () => {
  away(60_000)
  reload()
  expect(counted()).toEqual([1, 60_000])
  away(60_000)
  press('shield', 'running')
  expect(counted()).toEqual([2, 120_000])
})

test('an absence counts when the tab is closed during it', () => {
  setVisible(false)
  vi.setSystemTime(start + 60_000)
  window.dispatchEvent(new Event('pagehide'))
  expect(counted()).toEqual([1, 60_000])
  window.dispatchEvent(new Event('pageshow'))
})

test('the session is logged with its counts, and after its end nothing counts', async () => {
  away(10_000)
  setVisible(false)
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS)
  setVisible(true)
  await vi.advanceTimersByTimeAsync(2000)
  expect(counted()).toEqual([2, COUNTDOWN_MS])
  const [session] = recordsOf(member, 'focusSession')
  expect(session?.data).toMatchObject({ awayCount: 2, awayMs: COUNTDOWN_MS })
})

test('a session that another tab or device has started is not counted here', () => {
  press('shield', 'running')
  press('shield', 'paused')
  away(60_000)
  press('shield', 'running')
  expect(counted()).toEqual([0, 0])
})

test('the screen is kept on while the session runs in a visible tab', async () => {
  await vi.advanceTimersByTimeAsync(0)
  expect(request).toHaveBeenCalledOnce()
  const lock = await request.mock.results[0]?.value
  setVisible(false)
  lock.dispatchEvent(new Event('release'))
  expect(request).toHaveBeenCalledOnce()
  setVisible(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(request).toHaveBeenCalledTimes(2)
  press('shield', 'running')
  expect(release).toHaveBeenCalledOnce()
})
