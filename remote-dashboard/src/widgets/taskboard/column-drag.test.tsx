import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LONG_PRESS_MS } from '../../drag/drag.ts'
import { announced, lane, prepareBoard, show } from './board.test-kit.tsx'

prepareBoard()

const rect = (left: number, width: number) => new DOMRect(left, 0, width, 300)
const names = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ firstChild }) => firstChild?.textContent)

/** Presses an element and drags it sideways. */
function drag(element: Element, by: number, pointerType: 'mouse' | 'touch' = 'mouse') {
  const pointer = { pointerId: 1, pointerType, isPrimary: true, button: 0, buttons: 1 }
  element.setPointerCapture = () => undefined
  fireEvent.pointerDown(element, { ...pointer, clientX: 50, clientY: 10 })
  if (pointerType === 'touch') vi.advanceTimersByTime(LONG_PRESS_MS)
  fireEvent.pointerMove(window, { ...pointer, clientX: 50 + by, clientY: 10 })
  return () => fireEvent.pointerUp(window, { ...pointer, buttons: 0, clientX: 50 + by, clientY: 10 })
}

test('a column is dragged by its head: the others make room, and its place is stored and announced', async () => {
  await show()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = ['todo', 'doing', 'done'].indexOf(this.dataset.lane ?? '')
    return rect(Math.max(0, at) * 210, 200)
  })
  const column = lane('À faire')
  column.setPointerCapture = () => undefined
  const release = drag(column.querySelector('h3') as Element, 250)
  expect(column.style.transform).toBe('translateX(250px)')
  expect(lane('En cours').style.transform).toBe('translateX(-210px)')
  act(() => void release())
  expect(names()).toEqual(['En cours', 'À faire', 'Terminé'])
  expect(announced()).toBe('À faire\u202f: colonne 2 sur 3')
  expect(column.style.transform).toBe('')
})

test('Escape puts a dragged column back, and a press on its options drags nothing', async () => {
  await show()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return rect(Math.max(0, ['todo', 'doing', 'done'].indexOf(this.dataset.lane ?? '')) * 210, 200)
  })
  const column = lane('À faire')
  column.setPointerCapture = () => undefined
  const release = drag(column.querySelector('h3') as Element, 250)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  act(() => void release())
  expect(names()).toEqual(['À faire', 'En cours', 'Terminé'])
  const options = screen.getByRole('button', { name: /Options de la colonne.*À faire/ })
  act(() => void drag(options, 250)())
  expect(names()).toEqual(['À faire', 'En cours', 'Terminé'])
})

test('where one column is shown, its tab is dragged by a long press of a finger', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(358)
  await show()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return rect(Math.max(0, ['todo', 'doing', 'done'].indexOf(this.dataset.column ?? '')) * 110, 100)
  })
  const tab = screen.getByRole('tab', { name: /À faire/ })
  const release = drag(tab, 300, 'touch')
  act(() => void release())
  vi.useRealTimers()
  expect(screen.getAllByRole('tab').map((each) => each.dataset.column)).toEqual(['doing', 'done', 'todo'])
  expect(announced()).toBe('À faire\u202f: colonne 3 sur 3')
})
