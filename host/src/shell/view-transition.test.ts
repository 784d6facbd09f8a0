import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fadeOldPage, pictureOldPage } from './view-transition.ts'

/** The browser's view transition. The tests decide when it has the picture, and `end` ends the fade. */
const start = vi.fn<(update: () => Promise<void>) => ViewTransition>()
const skipTransition = vi.fn()
let end = () => {}
let reducedMotion = false

const taken = vi.fn()
const { signal } = new AbortController()
const take = (visit = signal) => void pictureOldPage(visit).then(taken)
const isFading = () => 'fading' in document.documentElement.dataset

/** Whether the new page is painted when the browser asks for it. */
async function isPainted(): Promise<boolean> {
  const painted = vi.fn()
  void start.mock.lastCall?.[0]().then(painted)
  await vi.advanceTimersByTimeAsync(0)
  return painted.mock.calls.length > 0
}

beforeEach(() => {
  vi.useFakeTimers()
  reducedMotion = false
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reducedMotion && /reduce/.test(query) }))
  taken.mockReset()
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
afterEach(async () => {
  end()
  await vi.advanceTimersByTimeAsync(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'startViewTransition')
})

test('the next page waits for the picture of the old one, and the fade for the next page', async () => {
  take()
  expect(start).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(0)
  expect([taken.mock.calls.length, isFading()]).toEqual([0, false])
  // The page change goes on after a frame and a task.
  await vi.advanceTimersByTimeAsync(50)
  expect([taken.mock.calls.length, isFading()]).toEqual([1, true])
  expect(await isPainted()).toBe(false)
  fadeOldPage()
  expect(await isPainted()).toBe(true)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(isFading()).toBe(false)
})

test('the next page stops waiting when the browser calls back first', async () => {
  take()
  void start.mock.lastCall?.[0]()
  await vi.advanceTimersByTimeAsync(0)
  expect(taken).toHaveBeenCalledOnce()
})

test('a page that is shown before the browser calls back is painted at once', async () => {
  take()
  await vi.advanceTimersByTimeAsync(50)
  fadeOldPage()
  expect(await isPainted()).toBe(true)
})

test('a visit that gives way to another one ends its fade: nothing waits for its page', async () => {
  const visit = new AbortController()
  take(visit.signal)
  visit.abort()
  expect(skipTransition).toHaveBeenCalledOnce()
  expect(await isPainted()).toBe(true)
  const late = new AbortController()
  late.abort()
  end()
  await vi.advanceTimersByTimeAsync(0)
  take(late.signal)
  expect(start).toHaveBeenCalledOnce()
})

test('the next page during a fade ends it and shows at once', async () => {
  take()
  await vi.advanceTimersByTimeAsync(50)
  fadeOldPage()
  taken.mockReset()
  take()
  await vi.advanceTimersByTimeAsync(0)
  expect(skipTransition).toHaveBeenCalledOnce()
  expect(taken).toHaveBeenCalledOnce()
  expect(start).toHaveBeenCalledOnce()
  end()
  await vi.advanceTimersByTimeAsync(0)
  take()
  expect(start).toHaveBeenCalledTimes(2)
})

test('with reduced motion nothing fades', async () => {
  reducedMotion = true
  take()
  await vi.advanceTimersByTimeAsync(0)
  expect(taken).toHaveBeenCalledOnce()
  expect(start).not.toHaveBeenCalled()
})

test('a browser that cannot fade changes page all the same', async () => {
  Reflect.deleteProperty(document, 'startViewTransition')
  take()
  await vi.advanceTimersByTimeAsync(0)
  expect(taken).toHaveBeenCalledOnce()
})
