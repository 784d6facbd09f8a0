import { authState } from '@cadence/shared/auth'
import type { DataRouter } from '@cadence/shared/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchWhenIdle } from './prefetch-when-idle.ts'

const idleMoment = vi.hoisted(() => vi.fn<() => Promise<void>>())
const allowsPrefetch = vi.hoisted(() => vi.fn(() => true))
vi.mock('./idle-moment.ts', () => ({ idleMoment, allowsPrefetch }))

const prefetch = vi.hoisted(() => vi.fn<(file: { href: string }) => Promise<void>>())
vi.mock('./prefetch-files.ts', () => ({ prefetch, filesOf: (ref: string) => [{ href: ref, as: 'script' }] }))
const loadLayout = vi.hoisted(() => vi.fn<(route: { layout: string }) => void>())
vi.mock('../layouts/app/AppArea.tsx', () => ({ loadLayout }))
vi.mock('../remotes/remotes.ts', () => ({ remoteNamed: () => ({ entry: undefined }) }))

type State = DataRouter['state']
const state = (pathname: string, more: object = {}) =>
  ({
    initialized: true,
    navigation: { state: 'idle' },
    location: { pathname, key: pathname },
    ...more,
  }) as State

let stop = () => {}
let tell: (next: State) => void

function begin(first: State) {
  const router = {
    state: first,
    subscribe: (subscriber: (next: State) => void) => {
      tell = (next) => {
        router.state = next
        subscriber(next)
      }
      return () => {}
    },
  }
  stop = prefetchWhenIdle(router as unknown as DataRouter)
}

const asked = () => prefetch.mock.calls.map(([{ href }]) => href)
const settle = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  prefetch.mockReset().mockResolvedValue()
  idleMoment.mockReset().mockResolvedValue()
  allowsPrefetch.mockReset().mockReturnValue(true)
  loadLayout.mockReset()
  authState.isAuthenticated = false
})
afterEach(() => stop())

test('a visitor’s way: the sign-in from the public site, the dashboard from there; each page once', async () => {
  begin(state('/'))
  await settle()
  expect(asked()).toEqual(['auth/Login', 'auth/Register'])
  tell(state('/discover'))
  tell(state('/login'))
  await settle()
  expect(asked()).toEqual(['auth/Login', 'auth/Register', 'dashboard/Dashboard'])
})

test('one page at a time, each after a idleMoment moment', async () => {
  let over = () => {}
  prefetch.mockImplementation(
    () =>
      new Promise((resolve) => {
        over = resolve
      }),
  )
  begin(state('/'))
  await settle()
  expect(asked()).toEqual(['auth/Login'])
  expect(idleMoment).toHaveBeenCalledTimes(1)
  over()
  await settle()
  expect(asked()).toEqual(['auth/Login', 'auth/Register'])
  expect(idleMoment).toHaveBeenCalledTimes(2)
})

test('what the next pages’ areas need comes with them, once', async () => {
  begin(state('/'))
  await settle()
  expect(asked()).toHaveLength(2)
  const areas = () => loadLayout.mock.calls.map(([{ layout }]) => layout)
  expect(areas()).toEqual(['auth'])
  tell(state('/login'))
  await settle()
  expect(areas()).toEqual(['auth', 'app'])
})

test('nothing before the first page has rendered', async () => {
  begin(state('/', { initialized: false }))
  await settle()
  expect(idleMoment).not.toHaveBeenCalled()
  tell(state('/'))
  await settle()
  expect(asked()).toEqual(['auth/Login', 'auth/Register'])
})

test('another page ends what was planned for the one before', async () => {
  let over = () => {}
  idleMoment.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        over = resolve
      }),
  )
  begin(state('/'))
  tell(state('/login'))
  over()
  await settle()
  expect(asked()).toEqual(['dashboard/Dashboard'])
})

test('nothing where it is not welcome', async () => {
  allowsPrefetch.mockReturnValue(false)
  begin(state('/'))
  await settle()
  expect(prefetch).not.toHaveBeenCalled()
})

test('nothing after it was ended', async () => {
  begin(state('/'))
  stop()
  await settle()
  expect(prefetch).not.toHaveBeenCalled()
})
