import type { FragmentProps } from '@cadence/shared/contract'
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
function Palette({ open, onClose }: FragmentProps['dashboard/Capture']) {
  if (isBroken && open) throw new Error('broken')
  return open ? (
    <dialog open aria-label="palette">
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

function show() {
  render(
    <>
      <CaptureField />
      <textarea aria-label="text" />
      <QuickCapture />
    </>,
  )
}

beforeEach(() => {
  for (const name of Object.keys(fragmentLoads)) Reflect.deleteProperty(fragmentLoads, name)
  Object.assign(captureState, { phase: 'closed' })
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
