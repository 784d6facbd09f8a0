import type { FragmentProps } from '@cadence/shared/contract'
import { createMemoryRouter, RouterProvider } from '@cadence/shared/router'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fragmentLoads } from '../../../fragments/fragment-loads.ts'
import { CaptureField } from './CaptureField.tsx'
import { captureState } from './capture-state.ts'
import { QuickCapture } from './QuickCapture.tsx'

const loadPage = vi.hoisted(() => vi.fn<(ref: string) => Promise<unknown>>())
vi.mock('../../../remotes/load-page.ts', () => ({ loadPage }))

let isBroken = false
function Palette({ open, onClose, text, asTask }: FragmentProps['dashboard/Capture']) {
  if (isBroken && open) throw new Error('broken')
  return open ? (
    <dialog open aria-label="palette">
      <output>{`${text ?? ''}${asTask ? ' as a task' : ''}`}</output>
      <button type="button" onClick={onClose}>
        close
      </button>
    </dialog>
  ) : null
}
const given = Palette as ComponentType

const toasts: Toast[] = []
const field = () => screen.getByRole('button', { name: /^Noter/ })
const palette = () => screen.queryByRole('dialog', { name: 'palette' })
const press = (init: KeyboardEventInit, on: Element = document.body) =>
  act(async () => fireEvent.keyDown(on, { key: 'k', ...init }))
const asPlatform = (platform: string) => vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)

function show(address = '/dashboard') {
  const element = (
    <>
      <CaptureField />
      <textarea aria-label="text" />
      <QuickCapture />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return router
}

beforeEach(() => {
  for (const name of Object.keys(fragmentLoads)) Reflect.deleteProperty(fragmentLoads, name)
  Object.assign(captureState, { phase: 'closed', draft: null })
  isBroken = false
  toasts.length = 0
  provideToasts(async () => (toast) => void toasts.push(toast))
  loadPage.mockReset().mockResolvedValue(given)
  asPlatform('Linux x86_64')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the field says what it does and its keys, and opens the palette, which closes again', async () => {
  show()
  expect(field().getAttribute('aria-keyshortcuts')).toBe('Control+K')
  expect(field().textContent).toContain('Ctrl\u00a0K')
  await userEvent.click(field())
  expect(palette()).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'close' }))
  expect(palette()).toBeNull()
})

test('a palette that leaves with the layout is closed when the layout is back', async () => {
  show()
  await userEvent.click(field())
  expect(palette()).toBeTruthy()
  cleanup()
  show()
  expect(palette()).toBeNull()
})

test('while the palette is on its way the field is busy, and presses again change nothing', async () => {
  let arrive: (component: unknown) => void = () => undefined
  loadPage.mockImplementation(
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  show()
  await userEvent.click(field())
  await userEvent.click(field())
  expect(field().getAttribute('aria-busy')).toBe('true')
  await act(async () => arrive(given))
  expect(field().getAttribute('aria-busy')).toBeNull()
  expect(palette()).toBeTruthy()
  expect(loadPage).toHaveBeenCalledOnce()
})

test('a palette that does not load leaves the page as it is; its toast tries again', async () => {
  loadPage.mockRejectedValueOnce(new Error('down'))
  show()
  await userEvent.click(field())
  expect(palette()).toBeNull()
  expect(toasts).toMatchObject([{ kind: 'error', text: 'La saisie rapide n’a pas pu être chargée.' }])
  expect(toasts[0]?.action?.label).toBe('Réessayer')
  await act(async () => toasts[0]?.action?.run())
  expect(palette()).toBeTruthy()
})

test('a palette that breaks takes only itself; the next press gets a new one', async () => {
  isBroken = true
  show()
  await userEvent.click(field())
  expect(toasts).toHaveLength(1)
  isBroken = false
  await act(async () => toasts[0]?.action?.run())
  expect(palette()).toBeTruthy()
})

test.each([
  ['Linux x86_64', { ctrlKey: true }, true],
  ['Linux x86_64', { ctrlKey: true, key: 'K' }, true],
  ['Linux x86_64', { metaKey: true }, false],
  ['Linux x86_64', { ctrlKey: true, shiftKey: true }, false],
  ['Linux x86_64', { ctrlKey: true, altKey: true }, false],
  ['Linux x86_64', {}, false],
  ['MacIntel', { metaKey: true }, true],
  // In a text field of macOS, Ctrl K deletes to the end of the line.
  ['MacIntel', { ctrlKey: true }, false],
])('on %s %o opens it: %s', async (platform, keys, opens) => {
  asPlatform(platform)
  show()
  await press(keys)
  expect(palette() !== null).toBe(opens)
})

test('the shortcut works in a text field, and the browser’s own search stays closed', async () => {
  asPlatform('MacIntel')
  show()
  expect(field().textContent).toContain('⌘\u00a0K')
  const event = new KeyboardEvent('keydown', { key: 'k', metaKey: true, bubbles: true, cancelable: true })
  await act(async () => screen.getByLabelText('text').dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
  expect(palette()).toBeTruthy()
})

test('a palette that arrives after the app area was left does not open at the next visit', async () => {
  let arrive: (component: unknown) => void = () => undefined
  loadPage.mockImplementation(
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  show()
  await userEvent.click(field())
  cleanup()
  await act(async () => arrive(given))
  show()
  expect(palette()).toBeNull()
})

test('it opens over no other dialog', async () => {
  show()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  await press({ ctrlKey: true })
  expect(palette()).toBeNull()
  dialog.remove()
  await press({ ctrlKey: true })
  expect(palette()).toBeTruthy()
})

test('what another app shares opens the palette with its text, which the address keeps until it closes', async () => {
  const { state } = show('/dashboard?id=1&shared-title=Un+article&shared-url=https%3A%2F%2Fa.example')
  await screen.findByRole('dialog')
  expect(screen.getByRole('status').textContent).toBe('Un article\nhttps://a.example')
  expect(state.location.search).toContain('shared-title')
})

test('a closed palette takes what it was opened for out of the address, and leaves the rest', async () => {
  const router = show('/dashboard?id=1&launch=task')
  await screen.findByRole('dialog')
  expect(screen.getByRole('status').textContent).toBe(' as a task')
  await userEvent.click(screen.getByRole('button', { name: 'close' }))
  await vi.waitFor(() => expect(router.state.location.search).toBe('?id=1'))
  await userEvent.click(field())
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a shared text that finds no palette comes with the next try', async () => {
  loadPage.mockRejectedValueOnce(new Error('down'))
  show('/dashboard?shared-text=rendre+le+mémoire')
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  await act(async () => toasts[0]?.action?.run())
  expect(screen.getByRole('status').textContent).toBe('rendre le mémoire')
})
