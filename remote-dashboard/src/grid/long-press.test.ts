import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dragByLongPress, PRESS_MS } from './long-press.ts'

let end: () => void
let box: HTMLElement
/** What react-draggable would hear. */
let heard: string[]
const vibrate = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  vibrate.mockClear()
  document.body.innerHTML =
    '<main><div class="react-draggable"><p></p><div data-tools><button></button></div><span class="react-resizable-handle"></span></div></main>'
  box = document.querySelector('main') ?? document.body
  end = dragByLongPress(box)
  heard = []
  const cell = at('.react-draggable')
  for (const type of ['touchstart', 'touchend'])
    cell.addEventListener(type, () => heard.push(type), { passive: false })
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

function at(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`No ${selector}`)
  return element
}

/** A touch of one finger. @returns whether the browser may scroll or click by it. */
function touch(type: string, selector = 'p', { x = 50, y = 50, fingers = 1 } = {}): boolean {
  const target = at(selector)
  const finger = new Touch({ identifier: 1, target, clientX: x, clientY: y })
  const touches = Array.from({ length: fingers }, () => finger)
  return target.dispatchEvent(
    new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [finger] }),
  )
}
const wait = (ms: number) => vi.advanceTimersByTime(ms)
const isLifted = () => at('.react-draggable').dataset.lifted !== undefined

test('a long press lifts the widget, then what the finger does drags it and scrolls nothing', () => {
  expect(touch('touchstart')).toBe(true)
  expect(heard).toEqual([])
  wait(PRESS_MS - 1)
  expect(isLifted()).toBe(false)
  wait(1)
  expect(isLifted()).toBe(true)
  expect(heard).toEqual(['touchstart'])
  expect(vibrate).toHaveBeenCalledOnce()
  expect(touch('touchmove', 'p', { y: 90 })).toBe(false)
  expect(touch('touchend')).toBe(false)
  expect(isLifted()).toBe(false)
})

test('a swipe before that scrolls the page', () => {
  touch('touchstart')
  wait(PRESS_MS / 2)
  expect(touch('touchmove', 'p', { y: 80 })).toBe(true)
  wait(PRESS_MS)
  expect([isLifted(), heard]).toEqual([false, []])
})

test('a finger that trembles still presses', () => {
  touch('touchstart')
  touch('touchmove', 'p', { y: 55 })
  wait(PRESS_MS)
  expect(isLifted()).toBe(true)
})

test('a tap drags nothing', () => {
  touch('touchstart')
  expect(touch('touchend')).toBe(true)
  wait(PRESS_MS)
  expect([isLifted(), heard]).toEqual([false, ['touchend']])
})

test('two fingers zoom', () => {
  touch('touchstart')
  touch('touchstart', 'p', { fingers: 2 })
  wait(PRESS_MS)
  expect([isLifted(), heard]).toEqual([false, []])
})

test('the resize handle and the tools work at once', () => {
  touch('touchstart', '.react-resizable-handle')
  touch('touchend', '.react-resizable-handle')
  touch('touchstart', 'button')
  expect(heard).toEqual(['touchstart', 'touchend', 'touchstart'])
  wait(PRESS_MS)
  expect(isLifted()).toBe(false)
})

test('a touch that the browser takes away ends the drag', () => {
  touch('touchstart')
  wait(PRESS_MS)
  touch('touchcancel')
  expect(heard).toEqual(['touchstart', 'touchend'])
  expect(isLifted()).toBe(false)
})

test('no menu opens under a finger that presses', () => {
  const menu = () => at('p').dispatchEvent(new Event('contextmenu', { bubbles: true, cancelable: true }))
  expect(menu()).toBe(true)
  touch('touchstart')
  expect(menu()).toBe(false)
})

test('once it is ended, nothing is lifted', () => {
  touch('touchstart')
  end()
  wait(PRESS_MS)
  expect(isLifted()).toBe(false)
})
