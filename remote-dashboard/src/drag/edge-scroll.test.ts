import { afterEach, expect, test, vi } from 'vitest'
import { createEdgeScroll, edgeSpeed } from './edge-scroll.ts'

const page = { element: null, top: 120, bottom: 80, fastest: 16 }

afterEach(() => vi.unstubAllGlobals())

test('the page scrolls faster near the edge of the window, and not at all between the edges', () => {
  vi.stubGlobal('innerHeight', 900)
  expect(edgeSpeed(450, page)).toBe(0)
  expect(edgeSpeed(0, page)).toBeLessThan(edgeSpeed(100, page))
  expect(edgeSpeed(100, page)).toBeLessThan(0)
  expect(edgeSpeed(899, page)).toBeGreaterThan(edgeSpeed(830, page))
  expect(edgeSpeed(-50, page)).toBe(edgeSpeed(0, page))
})

test('an element scrolls near its own edges', () => {
  const element = document.createElement('div')
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300, 100, 200))
  const area = { element, top: 32, bottom: 32, fastest: 8 }
  expect(edgeSpeed(400, area)).toBe(0)
  expect(edgeSpeed(300, area)).toBe(-8)
  expect(edgeSpeed(510, area)).toBe(8)
})

test('the page scrolls to its end while the pointer rests at the edge, and each step is reported', () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  vi.stubGlobal('innerHeight', 900)
  let y = 0
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('scrollBy', ({ top }: ScrollToOptions) => {
    y = Math.min(y + (top ?? 0), 20)
    vi.stubGlobal('scrollY', y)
  })
  const onScroll = vi.fn()
  const edges = createEdgeScroll(page, onScroll)
  edges.move(890)
  for (let frame = 0; frame < 5; frame += 1) frames.shift()?.(0)
  expect(y).toBe(20)
  expect(onScroll).toHaveBeenCalledTimes(2)
  expect(frames).toEqual([])
})
