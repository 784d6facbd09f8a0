import { authState, rehydrate, SESSION_EXPIRED } from '@cadence/shared/auth'
import type { DataRouter } from '@cadence/shared/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardSession } from './session.ts'

const router = {
  state: { location: { pathname: '/login' } },
  revalidate: async () => undefined,
  navigate: async () => undefined,
} as unknown as DataRouter

let stop: () => void = () => undefined

const key = 'records:member-1:note'
const note = { updatedAt: '2026-11-20T10:00:00.000Z', data: { text: 'Lire' } }

async function session(state: { isAuthenticated: boolean; error: string | null }) {
  Object.assign(authState, state, {
    user: state.isAuthenticated ? { _id: 'member-1', role: 'user' } : null,
  })
  await Promise.resolve()
  await Promise.resolve()
}

beforeEach(async () => {
  rehydrate()
  vi.useFakeTimers()
  localStorage.setItem(key, JSON.stringify({ a: note }))
  stop = guardSession(router)
  await session({ isAuthenticated: true, error: null })
})
afterEach(async () => {
  stop()
  vi.useRealTimers()
  await session({ isAuthenticated: false, error: null })
  localStorage.clear()
})

test('after the API refused a session, the data that the API has leaves the browser', async () => {
  await session({ isAuthenticated: false, error: SESSION_EXPIRED })
  vi.advanceTimersByTime(9_000)
  expect(localStorage.getItem(key)).not.toBeNull()
  vi.advanceTimersByTime(2_000)
  expect(localStorage.getItem(key)).toBeNull()
})

test('data that the API does not have yet stays', async () => {
  await session({ isAuthenticated: false, error: SESSION_EXPIRED })
  const unsent = JSON.stringify({ a: { ...note, pending: true } })
  localStorage.setItem(key, unsent)
  vi.advanceTimersByTime(11_000)
  expect(localStorage.getItem(key)).toBe(unsent)
})

test('all data of a member who signs in again at once stays', async () => {
  await session({ isAuthenticated: false, error: SESSION_EXPIRED })
  vi.advanceTimersByTime(5_000)
  await session({ isAuthenticated: true, error: null })
  vi.advanceTimersByTime(11_000)
  expect(localStorage.getItem(key)).not.toBeNull()
})

test('the number on the icon of the app goes with the session, whatever page has set it', async () => {
  const clearAppBadge = vi.fn(async () => undefined)
  Object.assign(navigator, { clearAppBadge })
  await session({ isAuthenticated: true, error: null })
  expect(clearAppBadge).not.toHaveBeenCalled()
  await session({ isAuthenticated: false, error: null })
  expect(clearAppBadge).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(navigator, 'clearAppBadge')
})
