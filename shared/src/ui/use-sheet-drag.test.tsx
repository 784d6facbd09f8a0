import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { SHEET } from './use-sheet-drag.ts'

let isPhone = true
beforeEach(() => {
  isPhone = true
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === SHEET && isPhone }))
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  })
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const finger = { pointerId: 3, isPrimary: true, button: 0 }

function renderSheet() {
  const onClose = vi.fn()
  render(
    <Dialog open title="Nouvel événement" closeLabel="Fermer" onClose={onClose}>
      text
    </Dialog>,
  )
  return { onClose, sheet: screen.getByRole('dialog'), head: screen.getByText('Nouvel événement') }
}

/** An event of a pointer at a time of its own: the speed of the finger counts. */
function at(ms: number, type: string, clientY: number, pointerId = finger.pointerId) {
  const event = new MouseEvent(type, { bubbles: true, clientY })
  Object.defineProperties(event, { pointerId: { value: pointerId }, timeStamp: { value: ms } })
  return event
}

/** A finger presses at 100 px, one second after the page's start, and moves down. It does not lift. */
function draw(head: HTMLElement, to: number, ms: number) {
  const press = at(1000, 'pointerdown', 100)
  Object.defineProperties(press, { isPrimary: { value: true } })
  fireEvent(head, press)
  fireEvent(document, at(1000 + ms, 'pointermove', to))
}

test('a sheet follows the finger, and drawn far enough it asks its owner', () => {
  const { onClose, sheet, head } = renderSheet()
  draw(head, 250, 2000)
  expect(sheet.style.translate).toBe('0 150px')
  expect(onClose).not.toHaveBeenCalled()
  fireEvent(document, at(3000, 'pointerup', 250))
  expect(onClose).toHaveBeenCalledOnce()
  expect(sheet.style.translate).toBe('')
})

test('a short flick closes it, a short slow draw brings it back', () => {
  const { onClose, sheet, head } = renderSheet()
  draw(head, 150, 1000)
  fireEvent(document, at(2000, 'pointerup', 150))
  expect(onClose).not.toHaveBeenCalled()
  expect(sheet.style.translate).toBe('')
  draw(head, 150, 60)
  fireEvent(document, at(1060, 'pointerup', 150))
  expect(onClose).toHaveBeenCalledOnce()
})

test('it never leaves its place upwards, a second finger changes nothing, and a cancelled press closes nothing', () => {
  const { onClose, sheet, head } = renderSheet()
  draw(head, 20, 100)
  expect(sheet.style.translate).toBe('0 0px')
  fireEvent(document, at(1200, 'pointermove', 400, 9))
  fireEvent(document, at(1200, 'pointerup', 400, 9))
  expect(sheet.style.translate).toBe('0 0px')
  fireEvent(document, at(1300, 'pointermove', 400))
  fireEvent(document, at(1300, 'pointercancel', 400))
  expect(onClose).not.toHaveBeenCalled()
  expect(sheet.style.translate).toBe('')
})

test('a press on the close button draws nothing', () => {
  const { sheet } = renderSheet()
  draw(screen.getByRole('button', { name: 'Fermer' }), 300, 100)
  expect(sheet.style.translate).toBe('')
})

test('on a wide screen the head draws nothing', () => {
  isPhone = false
  const { onClose, sheet, head } = renderSheet()
  draw(head, 300, 100)
  fireEvent(document, at(1100, 'pointerup', 300))
  expect(sheet.style.translate).toBe('')
  expect(onClose).not.toHaveBeenCalled()
})
