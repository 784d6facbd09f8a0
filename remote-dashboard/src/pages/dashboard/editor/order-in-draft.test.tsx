import { preference, setPreference } from '@cadence/shared/preferences'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { arrangeModule } from '../../../grid/own-order/arrange-module.ts'
import { dashboard, placement, signIn, storeList } from '../../../testing/fixtures.ts'
import { renderPage, toasts } from '../../../testing/render-page.tsx'
import Dashboard from '../Dashboard.tsx'
import { editModeModule } from './edit-mode-module.ts'

vi.mock('../../../widgets/widget-components.ts', () => import('../../../widgets/bare-widgets.test-kit.ts'))
vi.mock('../../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))

const three = [placement('8', 0, 0, 4, 3), placement('4', 4, 0, 4, 3), placement('3', 8, 0, 4, 3)]

beforeAll(async () => void (await Promise.all([editModeModule.load(), arrangeModule.load()])))
beforeEach(() => {
  localStorage.clear()
  signIn()
  storeList([dashboard({ items: three })])
  setPreference('phoneOrder', ['8', '4', '3'])
  vi.stubGlobal('innerWidth', 390)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 358, 50))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A query by role is slow on a page of this size. */
const press = (name: string) => fireEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name))
const cards = () =>
  [...document.querySelectorAll<HTMLElement>('[data-widget]')].map((cell) => cell.dataset.widget)

async function open() {
  const page = renderPage(Dashboard, '/dashboard?id=1&edit=1')
  await screen.findByLabelText('Descendre Timer')
  return page
}

test('on a phone the order is one of the changes of edit mode: undone with them, and not kept without a save', async () => {
  await open()
  press('Descendre Timer')
  expect(cards()).toEqual(['4', '8', '3'])
  expect(screen.getByText('Modifications à enregistrer')).toBeTruthy()
  press('Annuler la dernière modification')
  expect(cards()).toEqual(['8', '4', '3'])
  expect(screen.getByText('Aucun changement')).toBeTruthy()
  press('Rétablir la modification annulée')
  expect(cards()).toEqual(['4', '8', '3'])
  press('Quitter le mode édition')
  press('Quitter sans enregistrer')
  await waitFor(() => expect(cards()).toEqual(['8', '4', '3']))
  expect(preference('phoneOrder')).toEqual(['8', '4', '3'])
})

test('an order alone is saved without a name, and the dashboard stays as it is', async () => {
  await open()
  press('Descendre Timer')
  const before = localStorage.getItem('savedDashboards')
  press('Sauvegarder')
  await screen.findByText('Edit Dashboard')
  expect(preference('phoneOrder')).toEqual(['4', '8', '3'])
  expect(cards()).toEqual(['4', '8', '3'])
  expect(localStorage.getItem('savedDashboards')).toBe(before)
  expect(toasts.map(({ text }) => text)).toContain('Ordre enregistré pour vos petits écrans')
})

test('with another change, the order is saved when the dashboard is', async () => {
  await open()
  press('Descendre Timer')
  press('Remove ZenFlow')
  press('Sauvegarder')
  expect(preference('phoneOrder')).toEqual(['8', '4', '3'])
  fireEvent.click(await screen.findByRole('button', { name: 'Update' }))
  await waitFor(() => expect(preference('phoneOrder')).toEqual(['4', '8', '3']))
  expect(cards()).toEqual(['4', '8'])
})

test('an order that was moved there and back is no change, and sorts at once after edit mode', async () => {
  await open()
  press('Descendre Timer')
  press('Monter Timer')
  press('Quitter le mode édition')
  await screen.findByText('Edit Dashboard')
  act(() => void setPreference('phoneOrder', ['3', '8', '4']))
  await waitFor(() => expect(cards()).toEqual(['3', '8', '4']))
})

test('the order is saved with the dashboard also when the page is left during the save', async () => {
  const { router } = await open()
  press('Descendre Timer')
  press('Remove ZenFlow')
  press('Sauvegarder')
  fireEvent.click(await screen.findByRole('button', { name: 'Update' }))
  await act(() => router.navigate('/elsewhere'))
  await waitFor(() => expect(preference('phoneOrder')).toEqual(['4', '8', '3']))
})

test('an order alone is saved on the way to another page, from an address of edit mode', async () => {
  const { router } = await open()
  press('Descendre Timer')
  await act(() => router.navigate('/elsewhere'))
  press('Enregistrer')
  expect(await screen.findByText('elsewhere')).toBeTruthy()
  expect(preference('phoneOrder')).toEqual(['4', '8', '3'])
})
