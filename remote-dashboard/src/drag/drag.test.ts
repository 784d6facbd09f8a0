import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LONG_PRESS_MS, makeDraggable } from './drag.ts'

const vibrate = vi.fn()
const clicked = vi.fn()
const move = vi.fn()
const end = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  for (const mock of [vibrate, clicked, move, end]) mock.mockClear()
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  document.body.innerHTML =
    '<main><article><p></p><span data-handle></span></article><button></button></main><aside></aside>'
  at('main').addEventListener('click', clicked)
  stop = makeDraggable(at('main'), (target) => {
    const element = target.closest('article')
    if (!element) return null
    return {
      element,
      byHandle: target.closest('[data-handle]') !== null,
      scroll: { element: null, top: 0, bottom: 0, fastest: 0 },
      begin: () => ({ move, end }),
    }
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function at(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`No ${selector}`)
  return element
}

const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 }
const finger = { ...mouse, pointerId: 7, pointerType: 'touch' }
const secondFinger = { ...finger, pointerId: 8, isPrimary: false }

const press = (pointer: typeof mouse, selector = 'p') =>
  fireEvent.pointerDown(at(selector), { ...pointer, clientX: 50, clientY: 50 })
const moveTo = (pointer: typeof mouse, clientX: number, clientY: number) =>
  fireEvent.pointerMove(at('p'), { ...pointer, clientX, clientY })
const release = (pointer: typeof mouse) => fireEvent.pointerUp(at('p'), { ...pointer, buttons: 0 })
const wait = (ms: number) => vi.advanceTimersByTime(ms)

/** Moves the page's touches. @returns whether the browser may scroll by it. */
const touchMove = () =>
  at('p').dispatchEvent(new TouchEvent('touchmove', { bubbles: true, cancelable: true }))

test('a mouse drags once it has moved a few pixels, and the release drops', () => {
  press(mouse)
  moveTo(mouse, 53, 50)
  expect(move).not.toHaveBeenCalled()
  moveTo(mouse, 60, 40)
  expect(move).toHaveBeenLastCalledWith({ clientX: 60, clientY: 40, dx: 10, dy: -10 })
  release(mouse)
  expect(end.mock.calls).toEqual([[true]])
  moveTo(mouse, 90, 90)
  expect(move).toHaveBeenCalledOnce()
})

test('what the page scrolls beneath the pointer counts as a move', () => {
  press(mouse)
  moveTo(mouse, 60, 50)
  vi.stubGlobal('scrollY', 30)
  fireEvent.scroll(document)
  expect(move).toHaveBeenLastCalledWith({ clientX: 60, clientY: 50, dx: 10, dy: 30 })
  vi.unstubAllGlobals()
})

test('the release of a drag clicks nothing; the next click does', () => {
  press(mouse)
  moveTo(mouse, 60, 50)
  release(mouse)
  fireEvent.click(at('button'))
  expect(clicked).not.toHaveBeenCalled()
  wait(1)
  fireEvent.click(at('button'))
  expect(clicked).toHaveBeenCalledOnce()
})

test('a press that does not move is a click', () => {
  press(mouse)
  release(mouse)
  fireEvent.click(at('p'))
  expect(clicked).toHaveBeenCalledOnce()
  expect(end).not.toHaveBeenCalled()
})

test('another button of the mouse and an element that is not draggable drag nothing', () => {
  press({ ...mouse, button: 2 })
  moveTo(mouse, 90, 50)
  press(mouse, 'button')
  moveTo(mouse, 90, 50)
  expect(move).not.toHaveBeenCalled()
})

test('a finger drags after a long press, and from then on scrolls nothing', () => {
  press(finger)
  expect(touchMove()).toBe(true)
  wait(LONG_PRESS_MS - 1)
  expect(vibrate).not.toHaveBeenCalled()
  wait(1)
  expect(vibrate).toHaveBeenCalledOnce()
  expect(touchMove()).toBe(false)
  moveTo(finger, 50, 90)
  expect(move).toHaveBeenCalledOnce()
  release(finger)
  expect(end.mock.calls).toEqual([[true]])
  expect(touchMove()).toBe(true)
})

test('a swipe scrolls and drags nothing', () => {
  press(finger)
  wait(LONG_PRESS_MS / 2)
  moveTo(finger, 50, 80)
  wait(LONG_PRESS_MS)
  expect(touchMove()).toBe(true)
  expect([move.mock.calls, end.mock.calls]).toEqual([[], []])
})

test('a finger that trembles still presses', () => {
  press(finger)
  moveTo(finger, 50, 55)
  wait(LONG_PRESS_MS)
  expect(touchMove()).toBe(false)
})

test('a tap drags nothing', () => {
  press(finger)
  release(finger)
  wait(LONG_PRESS_MS)
  expect(touchMove()).toBe(true)
})

test('two fingers zoom', () => {
  press(finger)
  press(secondFinger)
  wait(LONG_PRESS_MS)
  expect(touchMove()).toBe(true)
})

test('a second finger does not disturb a drag, and cannot drag something else', () => {
  press(finger)
  wait(LONG_PRESS_MS)
  press(secondFinger)
  moveTo(secondFinger, 90, 90)
  release(secondFinger)
  expect([move.mock.calls, end.mock.calls]).toEqual([[], []])
  release(finger)
  expect(end.mock.calls).toEqual([[true]])
})

test('a finger drags by a handle at once', () => {
  press(finger, '[data-handle]')
  moveTo(finger, 50, 60)
  expect(move).toHaveBeenCalledOnce()
  expect(vibrate).not.toHaveBeenCalled()
})

test('Escape cancels a drag alone, and the release afterwards clicks nothing', () => {
  const onKey = vi.fn()
  document.addEventListener('keydown', onKey)
  press(mouse)
  moveTo(mouse, 60, 50)
  fireEvent.keyDown(at('p'), { key: 'Escape' })
  expect(end.mock.calls).toEqual([[false]])
  expect(onKey).not.toHaveBeenCalled()
  moveTo(mouse, 90, 90)
  release(mouse)
  fireEvent.click(at('button'))
  expect(clicked).not.toHaveBeenCalled()
  expect(move).toHaveBeenCalledOnce()
  fireEvent.keyDown(at('p'), { key: 'Escape' })
  expect(onKey).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', onKey)
})

test.each([
  ['the browser takes the pointer away', () => fireEvent.pointerCancel(at('p'), finger)],
  ['the dragged element loses the pointer', () => fireEvent.lostPointerCapture(at('article'), finger)],
  ['the window loses the focus', () => fireEvent.blur(window)],
  ['the pointer was released unseen', () => moveTo({ ...finger, buttons: 0 }, 60, 60)],
  ['what is draggable is taken off the page', () => stop()],
])('a drag is cancelled when %s', (_when, happens) => {
  press(finger)
  wait(LONG_PRESS_MS)
  happens()
  expect(end.mock.calls).toEqual([[false]])
})

test('the touched element loses the pointer to the dragged one, which cancels nothing', () => {
  press(finger)
  wait(LONG_PRESS_MS)
  fireEvent.lostPointerCapture(at('p'), finger)
  expect(end).not.toHaveBeenCalled()
})

test('no menu opens under a finger that presses; the menu of the mouse ends the press', () => {
  const opens = () => fireEvent.contextMenu(at('p'))
  expect(opens()).toBe(true)
  press(finger)
  expect(opens()).toBe(false)
  release(finger)
  press(mouse)
  expect(opens()).toBe(true)
  moveTo(mouse, 90, 90)
  expect(move).not.toHaveBeenCalled()
})

test('a press selects no text', () => {
  const selects = () => at('p').dispatchEvent(new Event('selectstart', { bubbles: true, cancelable: true }))
  press(mouse)
  expect(selects()).toBe(false)
  release(mouse)
  expect(selects()).toBe(true)
})

test('a press that waits for its time drags nothing once it is taken off the page', () => {
  press(finger)
  stop()
  wait(LONG_PRESS_MS)
  expect([move.mock.calls, end.mock.calls, vibrate.mock.calls]).toEqual([[], [], []])
})

test('a press whose release a menu has swallowed does not keep a pen with another id from dragging', () => {
  press(mouse)
  fireEvent.contextMenu(at('p'))
  const pen = { ...mouse, pointerId: 12, pointerType: 'pen' }
  press(pen)
  moveTo(pen, 60, 50)
  expect(move).toHaveBeenCalledOnce()
})
