import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

const shown = vi.fn()
const closed = vi.fn()

beforeEach(() => {
  shown.mockClear()
  closed.mockClear()
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    shown(this.isConnected)
    this.setAttribute('open', '')
  })
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    closed(this.isConnected)
    this.removeAttribute('open')
  })
  vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(100, 100, 200, 200),
  )
})
afterEach(cleanup)

function renderDialog(open: boolean, onClose = vi.fn()) {
  const ui = (isOpen: boolean) => (
    <Dialog open={isOpen} title="Add Collection Name" onClose={onClose}>
      <button type="button">Save</button>
    </Dialog>
  )
  const { rerender } = render(ui(open))
  return { onClose, setOpen: (isOpen: boolean) => rerender(ui(isOpen)) }
}

test('closed, it is not there', () => {
  renderDialog(false)
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  expect(shown).not.toHaveBeenCalled()
})

test('open, it is modal and has its title as name', () => {
  renderDialog(true)
  expect(shown).toHaveBeenCalledExactlyOnceWith(true)
  expect(screen.getByRole('dialog', { name: 'Add Collection Name' }).contains(screen.getByText('Save'))).toBe(
    true,
  )
})

test('Escape asks the owner, and the dialog stays until the owner decides', () => {
  const { onClose } = renderDialog(true)
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(screen.getByRole('dialog'), cancel)
  expect(onClose).toHaveBeenCalledOnce()
  expect(cancel.defaultPrevented).toBe(true)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test.each([
  ['left', { clientX: 99, clientY: 200 }],
  ['right', { clientX: 301, clientY: 200 }],
  ['above', { clientX: 200, clientY: 99 }],
  ['below', { clientX: 200, clientY: 301 }],
])('a press on the backdrop, %s, asks the owner', (_name, point) => {
  const { onClose } = renderDialog(true)
  fireEvent.pointerDown(screen.getByRole('dialog'), point)
  // Not yet: the rest of the press would go to what lies under the backdrop.
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('dialog'), point)
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  ['inside', { clientX: 110, clientY: 110 }, { clientX: 110, clientY: 110 }],
  [
    'that begins inside and ends on the backdrop',
    { clientX: 110, clientY: 110 },
    { clientX: 99, clientY: 200 },
  ],
  [
    'that begins on the backdrop and ends inside',
    { clientX: 99, clientY: 200 },
    { clientX: 110, clientY: 110 },
  ],
])('a press %s asks nothing', (_name, from, to) => {
  const { onClose } = renderDialog(true)
  fireEvent.pointerDown(screen.getByRole('dialog'), from)
  fireEvent.click(screen.getByRole('dialog'), to)
  expect(onClose).not.toHaveBeenCalled()
})

test('a press on something in the dialog asks nothing, wherever it seems to be', () => {
  const { onClose } = renderDialog(true)
  fireEvent.pointerDown(screen.getByText('Save'), { clientX: 0, clientY: 0 })
  fireEvent.click(screen.getByText('Save'), { clientX: 0, clientY: 0 })
  expect(onClose).not.toHaveBeenCalled()
})

test('the button in its head asks the owner', () => {
  const onClose = vi.fn()
  render(
    <Dialog open title="Demander une démo" closeLabel="Fermer" onClose={onClose}>
      text
    </Dialog>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('it is closed before it leaves the page: only then does the browser restore the focus', () => {
  const { setOpen } = renderDialog(true)
  setOpen(false)
  expect(closed).toHaveBeenCalledExactlyOnceWith(true)
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

function Owner({ here }: { here: boolean }) {
  if (!here) return null
  return (
    <Dialog open title="x" onClose={() => undefined}>
      y
    </Dialog>
  )
}

test('the same when its owner goes away with it', () => {
  const { rerender } = render(<Owner here />)
  rerender(<Owner here={false} />)
  expect(closed).toHaveBeenCalledExactlyOnceWith(true)
})
