import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TickingTime } from './TickingTime.tsx'

let see: (isIntersecting: boolean) => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => notify([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const afterSeconds = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

test('the time goes on for five seconds each time it is seen', () => {
  const { container } = render(<TickingTime />)
  expect(container.textContent).toBe('18:04')
  act(() => see(true))
  afterSeconds(3)
  expect(container.textContent).toBe('18:01')
  afterSeconds(60)
  expect(container.textContent).toBe('17:59')
  act(() => see(false))
  act(() => see(true))
  afterSeconds(2)
  act(() => see(false))
  afterSeconds(60)
  expect(container.textContent).toBe('17:57')
})

test('the time stands where motion is to be reduced', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { container } = render(<TickingTime />)
  act(() => see(true))
  afterSeconds(5)
  expect(container.textContent).toBe('18:04')
})
