import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { putRecord } from '../../../records/records.ts'
import { FakeSubscriptionsApi } from '../../../subscriptions/fake-subscriptions-api.test-kit.ts'
import { fixture } from '../ical/fixtures/read-fixture.ts'
import { events, open, preparePlanner, press, put, toasts } from '../planner.test-kit.tsx'

preparePlanner()
beforeEach(() => void new FakeSubscriptionsApi())

/** Opens the dialog of files by way of the calendars. */
async function openFiles() {
  await press('Calendriers')
  await screen.findByRole('dialog', { name: 'Calendriers' })
  await press('Importer ou exporter')
  return screen.findByRole('dialog', { name: 'Importer ou exporter' })
}

async function choose(dialog: HTMLElement, name: string, bytes: Uint8Array<ArrayBuffer>) {
  const file = new File([bytes], `${name}.ics`, { type: 'text/calendar' })
  await userEvent.upload(within(dialog).getByLabelText('Choisir un fichier', { selector: 'input' }), file)
}

test('a calendar is imported after its summary, and a second import changes nothing', async () => {
  open()
  let dialog = await openFiles()
  await choose(dialog, 'google', fixture('google'))
  expect(await within(dialog).findByText('5 événements')).toBeTruthy()
  expect(events()).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Importer' }))
  expect(events()).toHaveLength(5)
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('5 événements importés'))
  // The next day that has one of them.
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Octobre 2027')
  dialog = await openFiles()
  await choose(dialog, 'google', fixture('google'))
  expect(await within(dialog).findByText('5 événements, dont 5 déjà là')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Importer' })).toBeNull()
})

test('a file that is not a calendar is refused with a message, and no event is lost', async () => {
  put('a')
  open()
  const dialog = await openFiles()
  await choose(dialog, 'notes', new TextEncoder().encode('bonjour'))
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(
    /^Ce fichier n’est pas un calendrier/,
  )
  expect(events()).toHaveLength(1)
})

test('the exported calendar has the name of the widget and the deadlines of open tasks, and a failure is shown beside the export button', async () => {
  put('a')
  const task = { text: 'Rendre le mémoire', completed: false, completedAt: null, position: 'a0' }
  putRecord('task', 't', { ...task, dueDay: '2026-12-01' })
  open()
  const dialog = await openFiles()
  const write = within(dialog).getByRole('button', { name: 'Exporter en .ics' })
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw new Error('full')
  })
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
  await userEvent.click(write)
  const alert = await within(dialog).findByRole('alert')
  expect(alert.textContent).toBe('Le fichier n’a pas pu être préparé. Réessayez.')
  expect(alert.closest('section')).toBe(write.closest('section'))
  made.mockReturnValueOnce('blob:calendar')
  await userEvent.click(write)
  await waitFor(() => expect(made).toHaveBeenCalledTimes(2))
  expect(within(dialog).queryByRole('alert')).toBeNull()
  const file = made.mock.calls[1]?.[0] as Blob
  const text = await file.text()
  expect(text).toContain('X-WR-CALNAME:Life Planner\r\n')
  expect(text).toContain('SUMMARY:À rendre\u202f: Rendre le mémoire\r\n')
  await choose(dialog, 'own', new TextEncoder().encode(text))
  // A deadline is a task, and no event of the planner.
  expect(await within(dialog).findByText('1 événement, dont 1 déjà là')).toBeTruthy()
  expect(within(dialog).getByText(/1 tâche ou autre entrée est laissée de côté/)).toBeTruthy()
})
