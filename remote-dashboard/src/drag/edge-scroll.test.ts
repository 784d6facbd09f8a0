import { afterEach, expect, test, vi } from 'vitest'
import { createEdgeScroll, edgeSpeed, type ScrollArea } from './edge-scroll.ts'

const page = { element: null, top: 120, bottom: 80, fastest: 16 }

/** Speed with the pointer at a height of the window. */
const upOrDown = (clientY: number, area: ScrollArea) => edgeSpeed({ clientX: 50, clientY }, area).top

afterEach(() => vi.unstubAllGlobals())

test('the page scrolls faster near the edge of the window, and not at all between the edges', () => {
  vi.stubGlobal('innerHeight', 900)
  expect(upOrDown(450, page)).toBe(0)
  expect(upOrDown(0, page)).toBeLessThan(upOrDown(100, page))
  expect(upOrDown(100, page)).toBeLessThan(0)
  expect(upOrDown(899, page)).toBeGreaterThan(upOrDown(830, page))
  expect(upOrDown(-50, page)).toBe(upOrDown(0, page))
})

test('an element scrolls near its own edges', () => {
  const element = document.createElement('div')
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300, 100, 200))
  const area = { element, top: 32, bottom: 32, fastest: 8 }
  expect(upOrDown(400, area)).toBe(0)
  expect(upOrDown(300, area)).toBe(-8)
  expect(upOrDown(510, area)).toBe(8)
})

test('an element scrolls sideways only where its area says so', () => {
  const element = document.createElement('div')
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 300, 400, 200))
  const area = { element, top: 32, bottom: 32, fastest: 8 }
  const sideways = (clientX: number, sides?: number) =>
    edgeSpeed({ clientX, clientY: 400 }, sides === undefined ? area : { ...area, sides }).left
  expect(sideways(500)).toBe(0)
  expect([100, 300, 500].map((x) => sideways(x, 40))).toEqual([-8, 0, 8])
})

test('an area without a zone at its upper and lower edge scrolls neither up nor down', () => {
  const element = document.createElement('div')
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300, 100, 40))
  const area = { element, top: 0, bottom: 0, sides: 48, fastest: 9 }
  expect([200, 300, 320, 340, 500].map((y) => upOrDown(y, area))).toEqual([0, 0, 0, 0, 0])
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
  edges.move({ clientX: 50, clientY: 890 })
  for (let frame = 0; frame < 5; frame += 1) frames.shift()?.(0)
  expect(y).toBe(20)
  expect(onScroll).toHaveBeenCalledTimes(2)
  expect(frames).toEqual([])
})
