import { fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followFocus } from './toast-focus.ts'

const held = vi.fn()
let place: HTMLElement
let giveBack: () => void

const part = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`No #${id}`)
  return found
}
const shortcut = { code: 'KeyT', key: 't', altKey: true }

beforeEach(() => {
  held.mockReset()
  document.body.innerHTML = '<button id="before">before</button><button id="other">other</button>'
  place = document.createElement('div')
  giveBack = followFocus(place, held)
  document.body.append(place)
  place.innerHTML = `<ol>
    <li id="newest" tabindex="0" data-sonner-toast data-visible="true"><button id="undo">Annuler</button></li>
    <li id="older" tabindex="0" data-sonner-toast data-visible="true">older</li>
    <li id="beyond" tabindex="0" data-sonner-toast data-visible="false">beyond</li>
  </ol>`
  part('before').focus()
})
afterEach(() => {
  // The listener on the document stays. It must find no toast in the next test.
  place.innerHTML = ''
  place.remove()
})

test('Alt+T leads to the newest toast, and the toasts are held until the focus has left them all', () => {
  expect(fireEvent.keyDown(document.body, shortcut)).toBe(false)
  expect(document.activeElement).toBe(part('newest'))
  expect(held.mock.calls).toEqual([[true]])
  part('older').focus()
  expect(held).toHaveBeenLastCalledWith(true)
  part('other').focus()
  expect(held).toHaveBeenLastCalledWith(false)
  expect(document.activeElement).toBe(part('other'))
})

test.each([
  ['without Alt', { ...shortcut, altKey: false }],
  ['with Ctrl, as AltGr comes', { ...shortcut, ctrlKey: true }],
  ['with another key', { ...shortcut, code: 'KeyR' }],
])('%s the shortcut is none', (_name, keys) => {
  expect(fireEvent.keyDown(document.body, keys)).toBe(true)
  expect(document.activeElement).toBe(part('before'))
})

test('without a toast the shortcut does nothing', () => {
  place.innerHTML = ''
  expect(fireEvent.keyDown(document.body, shortcut)).toBe(true)
  expect(document.activeElement).toBe(part('before'))
})

test('Escape leads back, and nothing else hears it', () => {
  const heard = vi.fn()
  document.addEventListener('keydown', heard)
  part('undo').focus()
  expect(fireEvent.keyDown(part('undo'), { key: 'Escape' })).toBe(false)
  document.removeEventListener('keydown', heard)
  expect(document.activeElement).toBe(part('before'))
  expect(held).toHaveBeenLastCalledWith(false)
  expect(heard).not.toHaveBeenCalled()
})

test('after the shortcut, Tab past the last or before the first toast leads back', () => {
  fireEvent.keyDown(document.body, shortcut)
  expect(fireEvent.keyDown(part('newest'), { key: 'Tab' })).toBe(true)
  part('older').focus()
  expect(fireEvent.keyDown(part('older'), { key: 'Tab' })).toBe(false)
  expect(document.activeElement).toBe(part('before'))
  fireEvent.keyDown(document.body, shortcut)
  expect(fireEvent.keyDown(part('newest'), { key: 'Tab', shiftKey: true })).toBe(false)
  expect(document.activeElement).toBe(part('before'))
})

test('after Tab into a toast, Tab leads on', () => {
  part('older').focus()
  expect(fireEvent.keyDown(part('older'), { key: 'Tab' })).toBe(true)
})

test('a press with a pointer holds nothing, and takes no focus from what is pressed next', async () => {
  await userEvent.click(part('undo'))
  expect(document.activeElement).toBe(part('undo'))
  expect(held).not.toHaveBeenCalled()
  await userEvent.click(part('other'))
  expect(document.activeElement).toBe(part('other'))
  fireEvent.keyDown(document.body, shortcut)
  expect(held).toHaveBeenLastCalledWith(true)
})

test('a toast that goes gives the focus back; where that is not possible, lets it go', () => {
  part('undo').focus()
  giveBack()
  expect(document.activeElement).toBe(part('before'))
  part('undo').focus()
  part('before').remove()
  giveBack()
  expect(document.activeElement).toBe(document.body)
})

test('focus elsewhere stays where it is', () => {
  part('undo').focus()
  part('other').focus()
  giveBack()
  expect(document.activeElement).toBe(part('other'))
})
