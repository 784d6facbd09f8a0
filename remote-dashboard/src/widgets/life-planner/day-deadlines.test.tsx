import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { ownRecords, putRecord } from '../../records/records.ts'
import { taskDialogModule } from '../to-do-list/task-dialog-module.ts'
import { events, open, preparePlanner, press, put, putTask } from './planner.test-kit.tsx'

// Today is Tuesday, 24 November 2026, 09:30 in Paris.
preparePlanner()
beforeAll(async () => void (await taskDialogModule.load()))

const column = (day: string) => {
  const head = document.querySelector<HTMLElement>(`.head[data-day="${day}"]`)
  return within(head?.parentElement as HTMLElement)
}
const lines = (day: string) =>
  column(day)
    .queryAllByRole('button', { name: /Échéance/ })
    .map((line) => line.getAttribute('aria-label'))

test('what is due on a day stands below its head, with subject, hour and whether it is late', () => {
  act(() => putRecord('subject', 'maths', { name: 'Maths', colour: 'teal' }))
  putTask('Rendre le DM', '2026-11-26', { subject: 'maths', dueTime: '18:00' })
  putTask('Fini', '2026-11-26', { completed: true, completedAt: '2026-11-24T08:00:00.000Z' })
  putTask('Fiche', '2026-11-23')
  open()
  expect(lines('2026-11-26')).toEqual(['Échéance\u202f: Rendre le DM, Maths, 18:00'])
  expect(lines('2026-11-23')).toEqual(['En retard\u202f: Échéance\u202f: Fiche'])
  expect(lines('2026-11-24')).toEqual([])
})

test('a press opens the task, which can be ticked there and leaves the day', async () => {
  putTask('Rendre le DM', '2026-11-26')
  open()
  await press(/Rendre le DM/)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Terminée' }))
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(ownRecords('task')[0]?.data.completed).toBe(true)
  expect(lines('2026-11-26')).toEqual([])
})

test('of many deadlines the week shows the first, and a number that leads to the day with all', async () => {
  for (const id of ['un', 'deux', 'trois']) putTask(id, '2026-11-26')
  open()
  expect(lines('2026-11-26')).toHaveLength(1)
  await press(/2 échéances de plus/)
  expect(lines('2026-11-26')).toHaveLength(3)
})

test('an exam is made in the form, with its subject and place', async () => {
  act(() => putRecord('subject', 'maths', { name: 'Maths', colour: 'teal' }))
  put('other')
  open()
  await userEvent.click(screen.getByTitle('Ajouter un événement'))
  await userEvent.click(screen.getByLabelText('Examen'))
  await userEvent.selectOptions(screen.getByLabelText('Matière'), 'Maths')
  fireEvent.change(screen.getByLabelText('Lieu'), { target: { value: 'Amphi B' } })
  await userEvent.type(screen.getByLabelText('Titre'), 'Oral{Enter}')
  expect(events().find(({ title }) => title === 'Oral')).toMatchObject({
    ...{ exam: true, kind: 'course', subject: 'maths', location: 'Amphi B' },
  })
})

test('an exam is told as one, stays one when it is renamed, and keeps its subject when it becomes a course', async () => {
  act(() => putRecord('subject', 'maths', { name: 'Maths', colour: 'teal' }))
  put('exam', { title: 'Partiel', exam: true, subject: 'maths' })
  open()
  const openIt = async (name: RegExp) => userEvent.click(screen.getByLabelText(name))
  await openIt(/^Examen, Partiel, Mardi 24 novembre/)
  expect(screen.getByLabelText('Examen')).toHaveProperty('checked', true)
  await userEvent.type(screen.getByLabelText('Titre'), ' blanc{Enter}')
  expect(events()).toMatchObject([{ title: 'Partiel blanc', exam: true, subject: 'maths' }])
  await openIt(/^Examen, Partiel blanc/)
  await userEvent.click(screen.getByLabelText('Cours'))
  await press('Enregistrer')
  await waitFor(() => expect(events()[0]).not.toHaveProperty('exam'))
  expect(events()).toMatchObject([{ kind: 'course', subject: 'maths' }])
})
