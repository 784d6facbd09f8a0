import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dialogClosed, removeLayout, renderLayout, slow } from './layout.test-kit.tsx'

let router: ReturnType<typeof renderLayout>
let grow: (() => void) | undefined
let large = false

beforeEach(() => {
  large = false
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) => {
    const query = new EventTarget()
    grow = () => {
      large = true
      query.dispatchEvent(new Event('change'))
    }
    return Object.defineProperty(Object.assign(query, { media }), 'matches', {
      get: () => media === '(min-width: 1024px)' && large,
    }) as unknown as MediaQueryList
  })
  router = renderLayout()
})
afterEach(removeLayout)

const open = () => userEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu', hidden: true }))
const drawer = () => screen.queryByRole('dialog', { name: 'Menu' })

test('is closed at first, and holds the sidebar when it is open', async () => {
  expect(drawer()).toBeNull()
  await open()
  expect(within(drawer() as HTMLElement).getByRole('link', { name: 'Collection' })).toBeTruthy()
})

test('closes by its button before it leaves the page, so that the focus goes back', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Fermer le menu' }))
  expect(drawer()).toBeNull()
  expect(dialogClosed).toHaveBeenCalledExactlyOnceWith(true)
})

test('closes by Escape and by a press on the backdrop, not by one inside', async () => {
  await open()
  fireEvent(drawer() as HTMLElement, new Event('cancel'))
  await waitFor(() => expect(drawer()).toBeNull())
  await open()
  vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 288, 800))
  const press = (clientX: number) => {
    fireEvent.pointerDown(drawer() as HTMLElement, { clientX })
    fireEvent.click(drawer() as HTMLElement, { clientX })
  }
  press(100)
  expect(drawer()).not.toBeNull()
  press(300)
  await waitFor(() => expect(drawer()).toBeNull())
})

test('closes when a page was chosen', async () => {
  await open()
  await act(async () => router.navigate('/collection'))
  expect(drawer()).toBeNull()
})

test('closes when the page on screen was chosen again', async () => {
  await open()
  await userEvent.click(within(drawer() as HTMLElement).getByRole('link', { name: 'Tools Library' }))
  await waitFor(() => expect(drawer()).toBeNull())
})

test('does not wait for the page that was chosen', async () => {
  let arrive = () => {}
  slow.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(null))))
  await open()
  await act(async () => void router.navigate('/slow'))
  expect(router.state.navigation.state).toBe('loading')
  expect(drawer()).toBeNull()
  await act(async () => arrive())
})

test('closes when the window grows so far that the sidebar is beside the page', async () => {
  await open()
  expect(drawer()).not.toBeNull()
  act(() => grow?.())
  await waitFor(() => expect(drawer()).toBeNull())
})
test('stays open on a large window while the dashboard is edited: the sidebar is not beside the page then', async () => {
  document.documentElement.dataset.editing = ''
  await open()
  act(() => grow?.())
  expect(drawer()).not.toBeNull()
  delete document.documentElement.dataset.editing
})
