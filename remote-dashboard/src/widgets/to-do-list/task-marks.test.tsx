import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ownRecords, putRecord, removeRecord } from '../../records/records.ts'
import { subjectsModule } from '../../subjects/subjects-module.ts'
import { readStyleSheets } from '../../testing/each-file.test-kit.ts'
import { signIn } from '../../testing/fixtures.ts'
import { datePopoverModule } from '../life-planner/date-picker/use-date-popover.tsx'
import { Widget } from '../Widget.tsx'
import { taskDialogModule } from './task-dialog-module.ts'

readStyleSheets()

let member = 0

beforeAll(
  async () =>
    void (await Promise.all([datePopoverModule.load(), subjectsModule.load(), taskDialogModule.load()])),
)
beforeEach(() => {
  localStorage.clear()
  // Wednesday, 14:30 in Paris.
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-25T13:30:00Z') })
  member += 1
  signIn(`marks-member-${member}`)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (size: 'small' | 'medium' | 'large' = 'medium') => render(<Widget id="9" size={size} />)
/** The dialog makes the list behind it inert. */
const box = (name: string) => screen.getByRole('checkbox', { name, hidden: true })
const stored = (id: string) => ownRecords('task').find((task) => task.id === id)?.data
const view = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const listed = () => screen.queryAllByRole('listitem').flatMap(({ dataset: { task } }) => task ?? [])

async function openOptions(name: string) {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`Options de.*${name}`) }))
}

async function openDetails(name: string) {
  await openOptions(name)
  await userEvent.click(screen.getByRole('button', { name: 'Échéance, matière, priorité' }))
}

async function pickDay(name: RegExp) {
  await userEvent.click(screen.getByText('Échéance').parentElement?.querySelector('button') as HTMLElement)
  await userEvent.click(screen.getByLabelText(name))
}

function have(id: string, fields: object = {}) {
  const data = { text: id, completed: false, completedAt: null, position: `a${ownRecords('task').length}` }
  putRecord('task', id, { ...data, ...fields })
}

test('a due date is shown below the task, and is late once it is over', () => {
  have('Mémoire', { dueDay: '2026-11-25', dueTime: '18:00' })
  show()
  expect(box('Mémoire aujourd’hui, 18:00')).toBeTruthy()
  act(() => have('Mémoire', { dueDay: '2026-11-24', dueTime: '18:00' }))
  expect(box('Mémoire En retard\u202f: hier, 18:00')).toBeTruthy()
})

test('a due date is set, given an hour and taken away in the details', async () => {
  have('Mémoire')
  show()
  await openDetails('Mémoire')
  await pickDay(/26 novembre/)
  expect(box('Mémoire demain')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Heure de l’échéance'), { target: { value: '18:00' } })
  expect(stored('Mémoire')).toMatchObject({ dueDay: '2026-11-26', dueTime: '18:00' })
  expect(box('Mémoire demain, 18:00')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Retirer l’échéance' }))
  expect(stored('Mémoire')).not.toHaveProperty('dueDay')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Échéance Sans/ }))
})

test('a subject is created where it is chosen, and its name is refused when another has it', async () => {
  putRecord('subject', 'law', { name: 'Droit', colour: 'red' })
  have('Mémoire')
  show()
  await openDetails('Mémoire')
  await userEvent.selectOptions(screen.getByLabelText('Matière'), 'Nouvelle matière…')
  const name = screen.getByRole('textbox', { name: 'Nom de la matière' })
  expect(document.activeElement).toBe(name)
  await userEvent.type(name, 'droit{Enter}')
  expect(screen.getByText('Une matière porte déjà ce nom.')).toBeTruthy()
  await userEvent.type(name, ' civil{Enter}')
  const { id, data } = ownRecords('subject').find(({ data }) => data.name !== 'Droit') ?? {}
  expect(data).toEqual({ name: 'droit civil', colour: 'orange' })
  expect(stored('Mémoire')?.subject).toBe(id)
  expect(box('Mémoire droit civil')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Matière')))
})

test('Escape leaves the fields of a new subject, and creates none', async () => {
  have('Mémoire')
  show()
  await openDetails('Mémoire')
  await userEvent.selectOptions(screen.getByLabelText('Matière'), 'Nouvelle matière…')
  await userEvent.keyboard('Droit{Escape}')
  expect(ownRecords('subject')).toEqual([])
  await userEvent.selectOptions(screen.getByLabelText('Matière'), 'Nouvelle matière…')
  expect(screen.getByLabelText('Nom de la matière')).toHaveProperty('value', '')
})

test('a subject that is typed and not created yet is still there when the dialog was closed by mistake', async () => {
  have('Mémoire')
  show()
  await openDetails('Mémoire')
  await userEvent.selectOptions(screen.getByLabelText('Matière'), 'Nouvelle matière…')
  await userEvent.paste('Droit')
  await userEvent.click(screen.getByRole('radio', { name: 'Bleu' }))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(ownRecords('subject')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Gérer les matières' }))
  expect(screen.getByRole('textbox', { name: 'Nom de la matière' })).toHaveProperty('value', 'Droit')
  await userEvent.click(screen.getByRole('button', { name: 'Créer la matière' }))
  expect(ownRecords('subject')[0]?.data).toEqual({ name: 'Droit', colour: 'blue' })
  expect(screen.getByRole('textbox', { name: 'Nom de la matière' })).toHaveProperty('value', '')
})

test('a subject that the member cancels is forgotten, and another member never sees it', async () => {
  have('Mémoire')
  show()
  await openDetails('Mémoire')
  const create = () => userEvent.selectOptions(screen.getByLabelText('Matière'), 'Nouvelle matière…')
  const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom de la matière' }).value
  await create()
  await userEvent.paste('Droit')
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  await create()
  expect(typed()).toBe('')
  await userEvent.paste('Maths')
  cleanup()
  signIn('another')
  have('Exposé')
  show()
  await openDetails('Exposé')
  await create()
  expect(typed()).toBe('')
})

test('a task whose subject was deleted on another device is shown without one, and keeps its id', () => {
  putRecord('subject', 'law', { name: 'Droit', colour: 'red' })
  have('Mémoire', { subject: 'law' })
  show()
  expect(box('Mémoire Droit')).toBeTruthy()
  act(() => removeRecord('subject', 'law'))
  expect(box('Mémoire')).toBeTruthy()
  fireEvent.click(box('Mémoire'))
  expect(stored('Mémoire')).toMatchObject({ completed: true, subject: 'law' })
})

test('a priority is chosen, named to screen readers, and taken away', async () => {
  have('Mémoire')
  show()
  await openDetails('Mémoire')
  await userEvent.click(screen.getByRole('radio', { name: 'Haute' }))
  expect(stored('Mémoire')?.priority).toBe('high')
  expect(box('Mémoire Priorité haute')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Aucune' }))
  expect(stored('Mémoire')).not.toHaveProperty('priority')
})

test('the views show what is due, the first one first, with their numbers', async () => {
  have('sans')
  have('soir', { dueDay: '2026-11-25', dueTime: '20:00' })
  have('midi', { dueDay: '2026-11-25', dueTime: '12:00' })
  have('dimanche', { dueDay: '2026-11-29' })
  have('lundi', { dueDay: '2026-11-30' })
  have('vieux', { dueDay: '2026-10-01' })
  show()
  expect(listed()).toEqual(['sans', 'soir', 'midi', 'dimanche', 'lundi', 'vieux'])
  await view('Aujourd’hui, 2 tâches')
  expect(listed()).toEqual(['midi', 'soir'])
  await view('Cette semaine, 3 tâches')
  expect(listed()).toEqual(['midi', 'soir', 'dimanche'])
  await view('En retard, 2 tâches')
  expect(listed()).toEqual(['vieux', 'midi'])
})

test('a task that is ticked leaves the view after a moment, and the empty view says so', async () => {
  have('vieux', { dueDay: '2026-10-01' })
  show()
  await view('En retard, 1 tâche')
  fireEvent.click(box('vieux En retard\u202f: 1 octobre'))
  expect(listed()).toEqual(['vieux'])
  act(() => void vi.advanceTimersByTime(1300))
  expect(listed()).toEqual([])
  expect(screen.getByText(/^Rien en retard/)).toBeTruthy()
  await view('Aujourd’hui, 0 tâche')
  expect(screen.getByText('Rien à rendre aujourd’hui.')).toBeTruthy()
})

test('what is late is the first view', () => {
  have('sans')
  have('vieux', { dueDay: '2026-10-01' })
  show()
  const views = within(screen.getByRole('group', { name: 'Tâches affichées' })).getAllByRole('button')
  expect(views.map((button) => button.getAttribute('aria-label'))).toEqual([
    'En retard, 1 tâche',
    'Tout, 2 tâches',
    'Aujourd’hui, 0 tâche',
    'Cette semaine, 0 tâche',
  ])
})

test('nothing late is no view to offer', () => {
  have('sans')
  show()
  expect(screen.getByRole('button', { name: /^Cette semaine/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^En retard/ })).toBeNull()
})

test('a task that is added under today is due today; under another view the whole list is shown with it', async () => {
  have('sans')
  have('vieux', { dueDay: '2026-10-01' })
  show()
  await view('Aujourd’hui, 0 tâche')
  await userEvent.type(screen.getByRole('textbox', { name: 'Nouvelle tâche' }), 'Réviser{Enter}')
  expect(ownRecords('task').find(({ data }) => data.text === 'Réviser')?.data.dueDay).toBe('2026-11-25')
  await view('En retard, 1 tâche')
  await userEvent.type(screen.getByRole('textbox', { name: 'Nouvelle tâche' }), 'Lire{Enter}')
  expect(listed()).toHaveLength(4)
  expect(screen.getByRole('button', { name: 'Tout, 4 tâches' }).getAttribute('aria-pressed')).toBe('true')
})

test('under a view by due date the tasks keep that order: their options offer no move', async () => {
  have('un', { dueDay: '2026-11-25' })
  have('deux', { dueDay: '2026-11-25' })
  show()
  await view('Aujourd’hui, 2 tâches')
  await openOptions('un')
  expect(screen.queryByRole('button', { name: 'Descendre' })).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  expect(stored('un')?.position).toBe('a0')
})

test('a mark in the field gives the task its subject', async () => {
  putRecord('subject', 'maths', { name: 'Maths', colour: 'teal' })
  show()
  await userEvent.type(screen.getByRole('textbox', { name: 'Nouvelle tâche' }), 'Rendre le DM #maths{Enter}')
  expect(box('Rendre le DM Maths')).toBeTruthy()
  expect(ownRecords('task')[0]?.data).toMatchObject({ text: 'Rendre le DM', subject: 'maths' })
})

test('the dialog of the subjects renames, recolours, archives and takes back', async () => {
  putRecord('subject', 'law', { name: 'Droit', colour: 'red' })
  have('Mémoire', { subject: 'law' })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Gérer les matières' }))
  expect(screen.getByRole('dialog', { name: 'Matières' }).lang).toBe('fr')
  const dialog = within(screen.getByRole('dialog', { name: 'Matières' }))
  const name = dialog.getByRole('textbox', { name: /^Nom de «/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'Droit civil{Enter}')
  await userEvent.click(
    within(dialog.getByRole('group', { name: /^Couleur de «/ })).getByRole('radio', { name: 'Bleu' }),
  )
  expect(ownRecords('subject')[0]?.data).toEqual({ name: 'Droit civil', colour: 'blue' })
  await userEvent.click(dialog.getByRole('button', { name: /^Archiver/ }))
  expect(ownRecords('subject')[0]?.data.archived).toBe(true)
  expect(dialog.getByText(/archivée\s?: elle reste/)).toBeTruthy()
  await userEvent.click(dialog.getByText('Matières archivées'))
  await userEvent.click(dialog.getByRole('button', { name: /^Reprendre/ }))
  expect(ownRecords('subject')[0]?.data).not.toHaveProperty('archived')
})

test('the small widget has no room for the views', () => {
  have('un', { dueDay: '2026-11-25' })
  show('small')
  expect(screen.queryByRole('group', { name: 'Tâches affichées' })).toBeNull()
  expect(listed()).toEqual(['un'])
})

test('the details rename, tick and delete a task, and close with it', async () => {
  have('Mémoire')
  show()
  await openDetails('Mémoire')
  const text = screen.getByRole('textbox', { name: 'Texte de la tâche' })
  await userEvent.clear(text)
  await userEvent.tab()
  expect(stored('Mémoire')?.text).toBe('Mémoire')
  await userEvent.type(text, ' de licence{Enter}')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Terminée' }))
  expect(stored('Mémoire')).toMatchObject({ text: 'Mémoire de licence', completed: true })
  await userEvent.click(screen.getByText('Supprimer'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(ownRecords('task')).toEqual([])
})

test('the text of a task and the name of a subject are stored when Escape closes their dialogs', async () => {
  putRecord('subject', 'law', { name: 'Droit', colour: 'red' })
  have('Mémoire', { subject: 'law' })
  show()
  await openDetails('Mémoire')
  await userEvent.type(screen.getByRole('textbox', { name: 'Texte de la tâche' }), ' de licence')
  // The browser turns Escape and the back button of a phone into this event.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(stored('Mémoire')?.text).toBe('Mémoire de licence')
  await userEvent.click(screen.getByRole('button', { name: 'Gérer les matières' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Nom de «/ }), ' civil')
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(ownRecords('subject')[0]?.data.name).toBe('Droit civil')
})

test('a task that another device deletes closes its details', async () => {
  have('Mémoire')
  show()
  await openDetails('Mémoire')
  act(() => removeRecord('task', 'Mémoire'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the options close in a browser whose scrolling returns a promise', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation((() =>
    Promise.resolve()) as unknown as () => void)
  have('un')
  have('deux')
  show()
  await openOptions('un')
  await openOptions('deux')
  expect(screen.getAllByRole('toolbar')).toHaveLength(1)
  vi.restoreAllMocks()
})
