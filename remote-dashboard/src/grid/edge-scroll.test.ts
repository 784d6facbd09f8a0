import { afterEach, expect, test, vi } from 'vitest'
import { createEdgeScroll, edgeSpeed } from './edge-scroll.ts'

afterEach(() => vi.unstubAllGlobals())

test('the nearer the edge, the faster; in between the page rests', () => {
  expect(edgeSpeed(450, 900)).toBe(0)
  expect(edgeSpeed(0, 900)).toBeLessThan(edgeSpeed(100, 900))
  expect(edgeSpeed(100, 900)).toBeLessThan(0)
  expect(edgeSpeed(899, 900)).toBeGreaterThan(edgeSpeed(830, 900))
  expect(edgeSpeed(-50, 900)).toBe(edgeSpeed(0, 900))
})

test('the page scrolls as long as the pointer rests at the edge, and what it drags is moved along', () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  vi.stubGlobal('innerHeight', 900)
  let y = 0
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('scrollBy', ({ top }: ScrollToOptions) => {
    y = Math.min(y + (top ?? 0), 20)
    vi.stubGlobal('scrollY', y)
  })
  const edges = createEdgeScroll()
  const follow = (event: MouseEvent) => edges.move(event)
  document.addEventListener('mousemove', follow)
  document.dispatchEvent(new MouseEvent('mousemove', { clientX: 5, clientY: 890 }))
  for (let frame = 0; frame < 5; frame += 1) frames.shift()?.(0)
  // Until it ends, at the foot of the page.
  expect(y).toBe(20)
  expect(frames).toEqual([])
  document.removeEventListener('mousemove', follow)
})
