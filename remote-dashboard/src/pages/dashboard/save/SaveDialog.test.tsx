import { DASHBOARD_NAME_MAX } from '@cadence/shared/schemas'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultLayout } from '../../../widgets/catalogue.ts'
import { SaveDialog } from './SaveDialog.tsx'

beforeEach(() => void vi.stubGlobal('innerWidth', 1440))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(props: Partial<Parameters<typeof SaveDialog>[0]> = {}) {
  const onSave = vi.fn()
  const onCancel = vi.fn()
  const draft = { order: undefined, onSort: vi.fn() }
  const given = {
    items: defaultLayout,
    before: defaultLayout,
    moved: [],
    draft,
    savedName: null,
    saving: false,
    onSave,
    onCancel,
  }
  render(<SaveDialog open {...given} {...props} />)
  return { onSave, onCancel }
}

test('the first save asks for a name; its button is disabled while the name is blank, and the name is trimmed', async () => {
  const { onSave } = open()
  // The page around the dialog is French: the title is marked as English, so that a screen reader pronounces it.
  expect(screen.getByRole('dialog', { name: 'Add Collection Name' }).lang).toBe('en')
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toHaveProperty('disabled', true)
  const input = screen.getByPlaceholderText('Enter dashboard name...')
  await userEvent.type(input, '   ')
  expect(save).toHaveProperty('disabled', true)
  await userEvent.type(input, 'Partiels  ')
  await userEvent.click(save)
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Partiels')
})

test('the dialog says whether it saves a new dashboard or updates one, and how many tools', () => {
  open()
  expect(screen.getByText('New in your collection: 10 tools')).toBeTruthy()
  cleanup()
  open({ savedName: 'Semaine', items: defaultLayout.slice(0, 1) })
  expect(screen.getByText('Updates “Semaine”: 1 tool')).toBeTruthy()
})

test('the dialog names the tools that the save adds and removes', () => {
  open()
  expect(screen.queryByText(/Retirés|Ajoutés/)).toBeNull()
  cleanup()
  const [tracker, ...others] = defaultLayout
  if (!tracker) throw new Error('No widget')
  open({ savedName: 'Semaine', before: others.slice(1), items: defaultLayout.slice(1) })
  expect(screen.getByText('Ajoutés : Timer')).toBeTruthy()
  cleanup()
  open({ savedName: 'Semaine', before: [tracker, ...others.slice(1)], items: others, moved: ['2', '1'] })
  expect(
    screen.getByText('Ajoutés : Timer · Déplacés : Life Planner · Retirés : Personal Tracker'),
  ).toBeTruthy()
})

test('on a small screen the dialog shows the cards in the order that it saves', () => {
  vi.stubGlobal('innerWidth', 390)
  open({ items: defaultLayout.slice(0, 3), draft: { order: ['2', '8', '1'], onSort: vi.fn() } })
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(cards).toEqual(['Life Planner', 'Timer', 'Personal Tracker'])
})

/** Tells at once that an element is in the window. */
class Seen {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe() {
    this.#tell([{ isIntersecting: true }])
  }
  disconnect() {}
}

test.each([390, 768, 1440])(
  'in the picture of %i pixels what was added or moved has a rim',
  async (innerWidth) => {
    vi.stubGlobal('IntersectionObserver', Seen)
    vi.stubGlobal('innerWidth', innerWidth)
    vi.stubGlobal('matchMedia', () => ({ matches: innerWidth > 1000 }))
    const items = defaultLayout.slice(0, 4)
    open({ before: items.slice(1), items, moved: ['2'], draft: { order: undefined, onSort: vi.fn() } })
    await vi.waitFor(() => expect(document.querySelectorAll('[data-marked]')).toHaveLength(2))
  },
)

test('Enter in a blank field saves nothing', () => {
  const { onSave } = open()
  const form = screen.getByPlaceholderText('Enter dashboard name...').closest('form')
  if (form) fireEvent.submit(form)
  expect(onSave).not.toHaveBeenCalled()
})

test('the dialog of a saved dashboard starts with its name and updates it', () => {
  open({ savedName: 'Semaine' })
  expect(screen.getByRole('button', { name: 'Update' })).toHaveProperty('disabled', false)
  expect(screen.getByDisplayValue('Semaine').getAttribute('maxlength')).toBe('100')
})

test('a pasted name that does not fit is refused as a whole, with the reason', async () => {
  open({ savedName: '' })
  const input = screen.getByPlaceholderText('Enter dashboard name...')
  await userEvent.click(input)
  await userEvent.paste('x'.repeat(DASHBOARD_NAME_MAX + 1))
  expect(input).toHaveProperty('value', '')
  const hint = screen.getByText(/ne tient pas\s?: il ferait 101 caractères, 100 au plus/)
  expect(hint.closest('[role="status"]')).not.toBeNull()
  await userEvent.type(input, 'x')
  expect(screen.queryByText(/ne tient pas/)).toBeNull()
})

test('during a save the dialog shows that, and its buttons are disabled', async () => {
  const { onSave, onCancel } = open({ savedName: 'Semaine', saving: true })
  const button = screen.getByRole('button', { name: 'Saving...' })
  expect(button).toHaveProperty('disabled', true)
  await userEvent.type(screen.getByDisplayValue('Semaine'), '{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([onSave.mock.calls, onCancel.mock.calls]).toEqual([[], []])
})

test('a picture shows the board as it will be saved', () => {
  open()
  const picture = screen.getByRole('img', { name: 'Le tableau tel qu’il sera enregistré' })
  expect(picture.lang).toBe('fr')
  expect(picture.querySelector('[data-board-miniature]')).not.toBeNull()
})

test('the name comes before the picture, and the buttons last', () => {
  open()
  const parts = [
    screen.getByPlaceholderText('Enter dashboard name...'),
    screen.getByRole('img', { name: 'Le tableau tel qu’il sera enregistré' }),
    screen.getByRole('button', { name: 'Cancel' }),
    screen.getByRole('button', { name: 'Save' }),
  ]
  const inOrder = [...parts].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  expect(inOrder).toEqual(parts)
})
