import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { watchTopModal } from './use-modal.ts'

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
