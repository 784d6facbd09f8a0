import type { Show, RouterState as State } from '@cadence/shared/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { faded } from './view-transition.ts'

const state = (id: string, more: Partial<State> = {}) =>
  ({ initialized: true, matches: [{ route: { id } }], ...more }) as State

/** A browser's transition, in the hands of the test: when it has the picture, and when the fade is over. */
const start = vi.fn<(update: () => void) => ViewTransition>()
const skipTransition = vi.fn()
let end = () => {}
let reducedMotion = false

const show = vi.fn<Show>()
const shown = () => show.mock.calls.map(([{ matches }]) => matches[0]?.route.id)
/** The router tells a state. */
let tell: (next: State) => void

function begin(first: State) {
  const staged = faded(show, first)
  tell = (next) => staged(next, { flushSync: false })
}

beforeEach(() => {
  vi.useFakeTimers()
  reducedMotion = false
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reducedMotion && /reduce/.test(query) }))
  show.mockReset()
  skipTransition.mockReset()
  start.mockReset().mockImplementation(() => {
    const finished = new Promise<undefined>((resolve) => {
      end = () => resolve(undefined)
    })
    const ready = Promise.reject(new DOMException('skipped', 'AbortError'))
    return { ready, finished, skipTransition } as unknown as ViewTransition
  })
  Object.assign(document, { startViewTransition: start })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'startViewTransition')
})

test('another page is rendered when the browser has the picture of the old one, and not twice', () => {
  begin(state('/'))
  tell(state('/login'))
  expect(start).toHaveBeenCalledOnce()
  expect(shown()).toEqual([])
  // A frame, and a task behind it.
  vi.advanceTimersByTime(50)
  expect(shown()).toEqual(['/login'])
  expect(show.mock.lastCall?.[1].flushSync).toBe(true)
  start.mock.lastCall?.[0]()
  expect(shown()).toEqual(['/login'])
})

test('or when the browser says so, if it is first', () => {
  begin(state('/'))
  tell(state('/login'))
  start.mock.lastCall?.[0]()
  expect(shown()).toEqual(['/login'])
  vi.advanceTimersByTime(50)
  expect(shown()).toEqual(['/login'])
})

test('what happens until then is part of it', () => {
  begin(state('/'))
  tell(state('/login'))
  tell(state('/register'))
  vi.advanceTimersByTime(50)
  expect(start).toHaveBeenCalledOnce()
  expect(shown()).toEqual(['/register'])
})

test('the next page during a fade ends it and shows at once', async () => {
  begin(state('/'))
  tell(state('/login'))
  vi.advanceTimersByTime(50)
  tell(state('/register'))
  expect(skipTransition).toHaveBeenCalledOnce()
  expect(shown()).toEqual(['/login', '/register'])
  expect(start).toHaveBeenCalledOnce()
  end()
  await vi.advanceTimersByTimeAsync(0)
  tell(state('/'))
  expect(start).toHaveBeenCalledTimes(2)
})

test('the first page, and the same page again, are shown without', () => {
  begin(state('/', { initialized: false }))
  tell(state('/login'))
  tell(state('/login'))
  expect(shown()).toEqual(['/login', '/login'])
  expect(start).not.toHaveBeenCalled()
})

test('nobody who wants less motion gets any', () => {
  reducedMotion = true
  begin(state('/'))
  tell(state('/login'))
  expect(shown()).toEqual(['/login'])
  expect(start).not.toHaveBeenCalled()
})

test('a browser that cannot fade changes page all the same', () => {
  Reflect.deleteProperty(document, 'startViewTransition')
  begin(state('/'))
  tell(state('/login'))
  expect(shown()).toEqual(['/login'])
})
