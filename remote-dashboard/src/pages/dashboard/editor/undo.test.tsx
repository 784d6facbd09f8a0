import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dashboard, placement, signIn, storeList } from '../../../testing/fixtures.ts'
import { renderPage, toasts } from '../../../testing/render-page.tsx'
import Dashboard from '../Dashboard.tsx'
import { editModeModule } from './edit-mode-module.ts'

vi.mock('../../../widgets/widget-components.ts', () => import('../../../widgets/bare-widgets.test-kit.ts'))
vi.mock('../../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))

// A query by role is slow on a page of this size.
vi.setConfig({ testTimeout: 30_000 })

/** Two widgets only: queries are slow on a page with ten. */
const two = [placement('8', 0, 0, 4, 3), placement('4', 4, 0, 4, 3)]

// Edit mode is loaded, as it is once the page was idle.
beforeAll(async () => void (await editModeModule.load()))
beforeEach(async () => {
  localStorage.clear()
  signIn()
  storeList([dashboard({ items: two }), dashboard({ id: '2', items: two })])
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1136, 100))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open() {
  const page = renderPage(Dashboard, '/dashboard?id=1&edit=1')
  await waitFor(() => expect(document.querySelector('[data-editable-grid]')).not.toBeNull())
  return page
}
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const shown = () =>
  [...document.querySelectorAll('[data-widget]')].map((cell) => cell.getAttribute('data-widget'))
const undoButton = () => button('Annuler la dernière modification')
const redoButton = () => button('Rétablir la modification annulée')
const isOff = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'
const arrange = (name: string) => button(`Déplacer ou redimensionner ${name}`)

test('every kind of change is undone and redone, and each is announced', async () => {
  await open()
  // Queried once: among ten widgets that takes long.
  const [undo, redo] = [undoButton(), redoButton()]
  expect([isOff(undo), isOff(redo)]).toEqual([true, true])
  arrange('Focus Shield').focus()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  press('Daily Boost')
  press('Remove Timer')
  press('Rétablir la disposition par défaut')
  expect(shown()).toHaveLength(10)
  const said = ['Disposition par défaut rétablie', 'Timer retiré', 'Daily Boost ajouté']
  for (const what of [...said, 'Focus Shield redimensionné', 'Focus Shield déplacé']) {
    fireEvent.click(undo)
    expect(screen.getByText(`Annulé — ${what}`)).toBeTruthy()
  }
  expect([isOff(undo), isOff(redo)]).toEqual([true, false])
  await waitFor(() => expect(shown()).toEqual(['8', '4']))
  fireEvent.click(undo)
  expect(screen.getByText('Il n’y a rien à annuler')).toBeTruthy()
  for (let step = 0; step < 5; step += 1) fireEvent.click(redo)
  expect(shown()).toHaveLength(10)
  fireEvent.click(redo)
  expect(screen.getByText('Il n’y a rien à rétablir')).toBeTruthy()
})

test('the keys undo and redo wherever the focus is, but not in a field or behind a dialog', async () => {
  await open()
  press('Remove Timer')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(shown()).toHaveLength(2)
  await userEvent.keyboard('{Meta>}{Shift>}Z{/Shift}{/Meta}')
  expect(shown()).toEqual(['4'])
  press('Filtre')
  await userEvent.type(screen.getByRole('searchbox'), 'a{Control>}z{/Control}')
  expect(shown()).toEqual(['4'])
  act(() => document.body.focus())
  press('Sauvegarder')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'z', ctrlKey: true })
  expect(shown()).toEqual(['4'])
})

test('outside edit mode the keys do nothing', async () => {
  await open()
  press('Remove Timer')
  press('Sauvegarder')
  press('Cancel')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(shown()).toEqual(['4'])
  // The history continues with the layout that is still on the screen.
  await waitFor(() => expect(toasts).toHaveLength(1))
  act(() => toasts.find(({ text }) => text === 'Modifications non enregistrées')?.action?.run())
  fireEvent.click(undoButton())
  await waitFor(() => expect(shown()).toHaveLength(2))
})

test('a removal is announced and shows no toast: the undo button is always in sight', async () => {
  await open()
  const before = toasts.length
  press('Remove Timer')
  await waitFor(() => expect(screen.getByText('Timer retiré')).toBeTruthy())
  expect(toasts).toHaveLength(before)
})

test('the focus is not lost when a widget is removed, or when the command of the focused widget is undone', async () => {
  await open()
  button('Remove Timer').focus()
  press('Remove Timer')
  await waitFor(() => expect(document.activeElement).toBe(arrange('Focus Shield')))
  press('Remove Focus Shield')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Mode Edition'))
  press('Timer')
  await waitFor(() => expect(shown()).toEqual(['8']))
  arrange('Timer').focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Mode Edition'))
  undoButton().focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(undoButton())
})

test('the history ends with the dashboard and with the member', async () => {
  const { router } = await open()
  press('Remove Timer')
  await act(() => router.navigate('/dashboard?id=2&edit=1'))
  press('Quitter sans enregistrer')
  await waitFor(() => expect(isOff(undoButton())).toBe(true))
  press('Remove Timer')
  expect(isOff(undoButton())).toBe(false)
  await act(async () => signIn('member-2'))
  expect(isOff(undoButton())).toBe(true)
})

test('a limit that is reached again is announced again', async () => {
  await open()
  arrange('Timer').focus()
  await userEvent.keyboard('{ArrowLeft}')
  const first = screen.getByText('Timer : limite atteinte à gauche')
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByText('Timer : limite atteinte à gauche')).not.toBe(first)
})

test('the second half of a double press keeps the card that came under the pointer; two keys remove two cards', async () => {
  await open()
  const click = (name: string, detail: number) => {
    const event = createEvent.click(button(name), { detail })
    // All at one moment: on a busy machine the second one would come too late to be half of a double press.
    Object.defineProperty(event, 'timeStamp', { value: 1000 })
    fireEvent(button(name), event)
  }
  click('Remove Timer', 1)
  await waitFor(() => expect(shown()).toEqual(['4']))
  click('Remove Focus Shield', 2)
  expect(shown()).toEqual(['4'])
  click('Remove Focus Shield', 0)
  await waitFor(() => expect(shown()).toEqual([]))
})
