import { createBrowserRouter, type DataRouter } from '@cadence/shared/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nameHashEntries } from './hash-entries.ts'

let router: DataRouter

beforeEach(() => {
  history.replaceState({ usr: null, key: 'first', idx: 4 }, '', '/a')
  const follow = nameHashEntries()
  router = createBrowserRouter([{ path: '*', element: null }])
  follow(router)
})
afterEach(() => router.dispose())

/** Does what the browser does when it adds a history entry for a hash, or steps to an entry. */
function step(state: unknown, address: string) {
  history.replaceState(state, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

test('an entry that the browser made for a hash has a name of its own, and the number after the one before', async () => {
  step(null, '/a#x')
  const { key } = router.state.location
  expect(key).toMatch(/^\w{4,8}$/)
  expect(key).not.toBe('default')
  expect(history.state).toEqual({ usr: null, key, idx: 5 })
  step(null, '/a#y')
  expect(router.state.location.key).not.toBe(key)
  expect(history.state.idx).toBe(6)
  await router.navigate('/b')
  expect(history.state.idx).toBe(7)
  step(null, '/b#x')
  expect(history.state.idx).toBe(8)
})

test('the same hash once more replaces its entry, and keeps the number', () => {
  step({ usr: null, key: 'first', idx: 4 }, '/a')
  step(null, '/a#x')
  step(null, '/a#x')
  expect(history.state.idx).toBe(5)
})

test('an entry with a key of its own stays as it is', () => {
  const state = { usr: { x: 1 }, key: 'theirs', idx: 2 }
  step(state, '/b')
  expect(history.state).toEqual(state)
  step(null, '/b#x')
  expect(history.state.idx).toBe(3)
})

test('a browser that takes no more changes goes on without', () => {
  history.replaceState(null, '', '/a#x')
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  dispatchEvent(new PopStateEvent('popstate'))
  expect([router.state.location.hash, history.state]).toEqual(['#x', null])
})
