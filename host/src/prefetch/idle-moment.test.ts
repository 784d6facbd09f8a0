import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allowsPrefetch, idleMoment } from './idle-moment.ts'

/** Calls the observer of arriving files. */
let arrive: () => void
let visibility: DocumentVisibilityState

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        arrive = callback
      }
      observe() {}
      disconnect() {
        arrive = () => {}
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function begin() {
  const over = vi.fn()
  void idleMoment().then(over)
  return over
}

test('it is idleMoment when no file has arrived for half a second', async () => {
  const over = begin()
  await vi.advanceTimersByTimeAsync(400)
  arrive()
  await vi.advanceTimersByTimeAsync(499)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2)
  expect(over).toHaveBeenCalledOnce()
})

test('and when the tab is looked at', async () => {
  visibility = 'hidden'
  const over = begin()
  await vi.advanceTimersByTimeAsync(5000)
  expect(over).not.toHaveBeenCalled()
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(600)
  expect(over).toHaveBeenCalledOnce()
})

test('and when the main thread is idle', async () => {
  let idle = () => {}
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle = callback
  })
  const over = begin()
  await vi.advanceTimersByTimeAsync(600)
  expect(over).not.toHaveBeenCalled()
  idle()
  await vi.advanceTimersByTimeAsync(0)
  expect(over).toHaveBeenCalledOnce()
})

test.each([
  [undefined, true],
  [{ saveData: false, effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('on the connection %j fetching ahead is welcome: %s', (connection, welcome) => {
  vi.stubGlobal('navigator', connection ? { connection } : {})
  expect(allowsPrefetch()).toBe(welcome)
})
