import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putRecord, recordsOf, removeRecord } from '../records/records.ts'
import { signIn } from '../testing/fixtures.ts'
import { followBadge } from './app-badge.ts'
import { startBadge } from './start-badge.ts'

const member = 'member-1'
const setAppBadge = vi.fn(async (_count: number) => undefined)
const clearAppBadge = vi.fn(async () => undefined)
const put = (id: string, dueDay?: string, completed = false) =>
  putRecord('task', id, {
    text: id,
    completed,
    completedAt: null,
    position: 'a0',
    ...(dueDay !== undefined && { dueDay }),
  })
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
let end: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T10:00:00Z') })
  vi.stubGlobal('requestIdleCallback', undefined)
  localStorage.clear()
  recordsOf(member, 'task')
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  signIn()
  Object.assign(navigator, { setAppBadge, clearAppBadge })
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name)
  setAppBadge.mockReset().mockResolvedValue(undefined)
  clearAppBadge.mockReset().mockResolvedValue(undefined)
})

test('the badge counts the open tasks that are due today or late, and follows each change', async () => {
  put('late', '2026-11-20')
  put('today', '2026-11-25')
  put('done', '2026-11-25', true)
  put('tomorrow', '2026-11-26')
  put('some day')
  end = followBadge(member)
  await pass(1000)
  expect(setAppBadge.mock.calls).toEqual([[2]])

  put('today', '2026-11-25', true)
  removeRecord('task', 'late')
  await pass(1000)
  expect(setAppBadge.mock.calls).toEqual([[2], [0]])
})

test('at midnight the tasks of the new day count, and an unchanged number is not set again', async () => {
  put('tomorrow', '2026-11-26')
  end = followBadge(member)
  await pass(60_000)
  expect(setAppBadge.mock.calls).toEqual([[0]])
  await pass(24 * 60 * 60 * 1000)
  expect(setAppBadge.mock.calls).toEqual([[0], [1]])
})

test('the end of the session removes the number, and later changes do not bring it back', async () => {
  put('today', '2026-11-25')
  end = followBadge(member)
  await pass(1000)
  end()
  put('late', '2026-11-20')
  await pass(60_000)
  expect(clearAppBadge).toHaveBeenCalled()
  expect(setAppBadge.mock.calls).toEqual([[1]])
})

test('a browser that refuses the badge is no failure', async () => {
  setAppBadge.mockRejectedValue(new DOMException('No permission', 'NotAllowedError'))
  put('today', '2026-11-25')
  end = followBadge(member)
  await pass(1000)
  expect(setAppBadge).toHaveBeenCalledTimes(1)
})

test('a browser without badges loads nothing', async () => {
  Reflect.deleteProperty(navigator, 'setAppBadge')
  end = startBadge(member)
  await pass(60_000)
  expect(clearAppBadge).not.toHaveBeenCalled()
})

test('a member who leaves before the page is idle gets no badge', async () => {
  startBadge(member)()
  await pass(60_000)
  expect(setAppBadge).not.toHaveBeenCalled()
})
