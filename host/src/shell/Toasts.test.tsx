import { Dialog, type Toast } from '@cadence/shared/ui'
import createCache from '@emotion/cache'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mountToasts } from './Toasts.tsx'

const shown = vi.fn()
let show: (toast: Toast) => void

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const region = () => screen.getByRole('region', { name: 'Notifications (Alt+T)' })
const toasts = () => screen.queryAllByRole('listitem')

beforeAll(async () => {
  // happy-dom has neither popovers nor modal dialogs.
  Object.assign(HTMLElement.prototype, {
    hidePopover: () => undefined,
    showPopover(this: HTMLElement) {
      shown(this.isConnected)
    },
  })
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'requestAnimationFrame'] })
  // sonner keeps one list for the whole page, so the tests mount it once.
  const mounted = mountToasts(createCache({ key: 't' }))
  await wait(200)
  expect(shown).toHaveBeenCalledExactlyOnceWith(true)
  show = await mounted
})
beforeEach(() => shown.mockReset())
afterEach(async () => {
  cleanup()
  await wait(10_000)
  expect(toasts()).toHaveLength(0)
})
afterAll(() => {
  vi.useRealTimers()
})

test('a polite live region is in the page before the first toast', async () => {
  expect(region().getAttribute('aria-live')).toBe('polite')
  expect(toasts()).toHaveLength(0)
  show({ kind: 'success', text: 'Lien copié' })
  await wait(50)
  expect(toasts().map((toast) => toast.textContent)).toEqual(['Lien copié'])
  expect(region().contains(toasts()[0] ?? null)).toBe(true)
})

test('it goes after four seconds', async () => {
  show({ kind: 'info', text: 'Modifications non enregistrées' })
  await wait(3900)
  expect(toasts()).toHaveLength(1)
  await wait(500)
  expect(toasts()).toHaveLength(0)
})

test('with the focus in it, it stays; all are shown, and go four seconds after the focus has left', async () => {
  show({ kind: 'info', text: 'un' })
  show({ kind: 'error', text: 'deux' })
  await wait(3000)
  fireEvent.keyDown(document.body, { code: 'KeyT', altKey: true })
  await wait(20_000)
  expect(toasts().map(({ dataset }) => dataset.expanded)).toEqual(['true', 'true'])
  expect(document.activeElement?.textContent).toBe('deux')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await wait(3900)
  expect(toasts()).toHaveLength(2)
  await wait(500)
  expect(toasts()).toHaveLength(0)
})

test('its action runs once; then it goes, and the others go in their time', async () => {
  const run = vi.fn()
  show({ kind: 'success', text: 'copie' })
  show({ kind: 'info', text: 'supprimé', action: { label: 'Annuler', run } })
  await wait(50)
  const button = screen.getByRole('button', { name: 'Annuler' })
  button.focus()
  fireEvent.click(button)
  expect(run).toHaveBeenCalledOnce()
  await wait(500)
  expect(toasts().map((toast) => toast.textContent)).toEqual(['copie'])
  await wait(4500)
  expect(toasts()).toHaveLength(0)
})

test('a second button stands before the first one, runs its own action, and the toast goes', async () => {
  const [undo, open] = [vi.fn(), vi.fn()]
  show({
    kind: 'info',
    text: 'ajouté',
    action: { label: 'Annuler', run: undo },
    secondAction: { label: 'Ouvrir', run: open },
  })
  await wait(50)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ouvrir', 'Annuler'])
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir' }))
  expect([undo.mock.calls.length, open.mock.calls.length]).toEqual([0, 1])
  await wait(500)
  expect(toasts()).toHaveLength(0)
})

test('they show in the topmost modal, where alone they can be reached, and survive it', async () => {
  show({ kind: 'info', text: 'supprimé' })
  await wait(50)
  const [toast] = toasts()
  const dialog = (open: boolean) => (
    <Dialog open={open} title="Menu" onClose={() => undefined}>
      <p>text</p>
    </Dialog>
  )
  const { rerender } = render(dialog(true))
  expect(toast?.closest('dialog')).toBe(document.querySelector('dialog'))
  expect(shown).toHaveBeenLastCalledWith(true)
  shown.mockReset()
  rerender(dialog(false))
  expect(document.querySelector('dialog')).toBeNull()
  expect(toasts()).toEqual([toast])
  expect(shown).toHaveBeenLastCalledWith(true)
})

test('a text in another language than the page has a lang attribute', async () => {
  show({ kind: 'success', text: 'Password has been reset successfully.', lang: 'en' })
  await wait(50)
  expect(screen.getByText('Password has been reset successfully.').lang).toBe('en')
})

test('a dialog that opens ends what only reports a success, and nothing that failed or can be undone', async () => {
  show({ kind: 'success', text: 'Enregistré' })
  show({ kind: 'error', text: 'Non envoyé' })
  show({ kind: 'info', text: 'Retiré', action: { label: 'Annuler', run: () => undefined } })
  await wait(50)
  render(
    <Dialog open title="Nom" onClose={() => undefined}>
      <p>text</p>
    </Dialog>,
  )
  // React draws between the steps in which sonner removes a toast.
  for (const ms of [50, 50, 500]) await wait(ms)
  // Not by role: happy-dom's dialog does not say that it is open.
  const texts = [...document.querySelectorAll('[data-sonner-toast]')].map(({ textContent }) => textContent)
  expect(texts.sort()).toEqual(['Non envoyé', 'RetiréAnnuler'])
})

test('what was shown in a dialog outlives it in the dialog below, until another dialog opens', async () => {
  const dialogs = (...titles: string[]) =>
    titles.map((title) => (
      <Dialog key={title} open title={title} onClose={() => undefined}>
        <p>text</p>
      </Dialog>
    ))
  const { rerender } = render(dialogs('outer', 'inner'))
  show({ kind: 'success', text: 'Enregistré' })
  await wait(50)
  const [toast] = document.querySelectorAll('[data-sonner-toast]')
  rerender(dialogs('outer'))
  for (const ms of [50, 50, 500]) await wait(ms)
  expect(document.querySelector('dialog [data-sonner-toast]')).toBe(toast)
  rerender(dialogs('outer', 'other'))
  for (const ms of [50, 50, 500]) await wait(ms)
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()
})
