import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { useModal, watchTopModal } from './use-modal.ts'

beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  })
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.removeAttribute('open')
  })
})
afterEach(cleanup)

function renderDialogs() {
  const ui = (...titles: string[]) =>
    titles.map((title) => (
      <Dialog key={title} open title={title} onClose={() => undefined}>
        <p>text</p>
      </Dialog>
    ))
  const { rerender } = render(ui())
  return (...titles: string[]) => rerender(ui(...titles))
}

const titleOf = (dialog: HTMLElement | null) => dialog?.querySelector('h2')?.textContent ?? null

/** What a watcher was told: the topmost dialog's title, and whether it stood open in the page then. */
function watched() {
  const told: (string | null)[] = []
  const stop = watchTopModal((top) => {
    if (top) expect(top.isConnected && top.open).toBe(true)
    told.push(titleOf(top))
  })
  return { told, stop }
}

test('a listener gets the topmost modal at once and at each change', () => {
  const show = renderDialogs()
  const { told, stop } = watched()
  expect(told).toEqual([null])
  show('one')
  show('one', 'two')
  expect(told).toEqual([null, 'one', 'two'])
  expect(watched().told).toEqual(['two'])
  show('one')
  show()
  expect(told).toEqual([null, 'one', 'two', 'one', null])
  stop()
  show('one')
  expect(told).toHaveLength(5)
})

test('one that closes below the topmost changes nothing for that', () => {
  const show = renderDialogs()
  show('one', 'two')
  const { told } = watched()
  show('two')
  show()
  expect(told).toEqual(['two', 'two', null])
})

test('a modal is left while it is still open in the page, so that what is in it can be moved out', () => {
  const show = renderDialogs()
  show('one')
  const dialog = document.querySelector('dialog')
  let open: boolean | undefined
  const stop = watchTopModal((top) => {
    if (top === null) open = dialog?.isConnected && dialog.open
  })
  show()
  stop()
  expect(open).toBe(true)
})

test('one that the browser closes by itself is left too, and only once', () => {
  const show = renderDialogs()
  show('one')
  const { told } = watched()
  document.querySelector('dialog')?.dispatchEvent(new Event('close'))
  expect(told).toEqual(['one', null])
  show()
  expect(told).toHaveLength(2)
})

const shown = () => vi.mocked(HTMLDialogElement.prototype.showModal).mock.calls.length
const isOpen = () => document.querySelector('dialog')?.open

/** A dialog that is seen before the page is inert, and the button that opens it. */
function Late({ open, onClose }: { open: boolean; onClose: () => void }) {
  const modal = useModal(onClose, { open, blocksAfterPaint: true })
  return (
    <>
      <button type="button">Open</button>
      <dialog {...modal}>
        <input aria-label="field" />
      </dialog>
    </>
  )
}

test('a dialog that blocks after its paint is open before it is modal, and gives the focus back', async () => {
  const { rerender } = render(<Late open={false} onClose={() => undefined} />)
  screen.getByText('Open').focus()
  rerender(<Late open onClose={() => undefined} />)
  expect([isOpen(), shown()]).toEqual([true, 0])
  screen.getByLabelText('field').focus()
  await vi.waitFor(() => expect(shown()).toBe(1))
  expect(isOpen()).toBe(true)
  // React gives the focus back to the field in this imitation of a browser, which knows no element that is out of sight.
  const focus = vi.spyOn(screen.getByText('Open'), 'focus')
  rerender(<Late open={false} onClose={() => undefined} />)
  expect(isOpen()).toBe(false)
  expect(focus).toHaveBeenCalledOnce()
})

test('Escape asks its owner before it is modal, and closed before that it never becomes modal', async () => {
  const onClose = vi.fn()
  const { rerender } = render(<Late open onClose={onClose} />)
  fireEvent.keyDown(screen.getByLabelText('field'), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
  rerender(<Late open={false} onClose={onClose} />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([isOpen(), shown()]).toEqual([false, 0])
})

test('over another modal it is modal at once', () => {
  const show = renderDialogs()
  show('one')
  render(<Late open onClose={() => undefined} />)
  expect(shown()).toBe(2)
})

test('a modal that opens before the paint of a dialog is above it: the dialog becomes modal first', async () => {
  const order: (string | null)[] = []
  vi.mocked(HTMLDialogElement.prototype.showModal).mockImplementation(function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
    order.push(titleOf(this))
  })
  const show = renderDialogs()
  const { unmount } = render(<Late open onClose={() => undefined} />)
  show('one')
  expect(order).toEqual([null, 'one'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(order).toEqual([null, 'one'])
  unmount()
  show('one', 'two')
  expect(order).toEqual([null, 'one', 'two'])
})

test('a dialog that is closed before its paint does not become modal when another one opens', () => {
  const show = renderDialogs()
  const { rerender } = render(<Late open onClose={() => undefined} />)
  rerender(<Late open={false} onClose={() => undefined} />)
  show('one')
  expect(shown()).toBe(1)
})
