import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { block, events, open, preparePlanner, press, put, toasts } from '../planner.test-kit.tsx'

preparePlanner()

/** What the browser does for Escape. */
const cancel = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))

test('the form makes an event on the day that was clicked', async () => {
  open()
  await press('Ajouter un événement, Jeudi 26 novembre')
  const dialog = await screen.findByRole('dialog', { name: 'Nouvel événement' })
  fireEvent.change(within(dialog).getByLabelText('Titre'), { target: { value: 'Partiel de droit' } })
  fireEvent.change(within(dialog).getByLabelText('Heure de début'), { target: { value: '14:00' } })
  expect(within(dialog).getByLabelText('Heure de fin')).toHaveProperty('value', '15:00')
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Travail' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(events()).toMatchObject([
    {
      title: 'Partiel de droit',
      start: '2026-11-26T14:00:00',
      end: '2026-11-26T15:00:00',
      timeZone: 'Europe/Paris',
      kind: 'work',
    },
  ])
  const made = await block(/^Partiel de droit, Jeudi 26 novembre, 14:00 – 15:00/)
  await waitFor(() => expect(document.activeElement).toBe(made))
})

test('submitting the form many times in one task makes one event', async () => {
  open()
  await press('Ajouter un événement')
  const dialog = await screen.findByRole('dialog', { name: 'Nouvel événement' })
  const form = dialog.querySelector('form') as HTMLFormElement
  await act(async () => {
    // React renders nothing before the end of the task.
    for (let time = 0; time < 50; time += 1) {
      fireEvent.submit(form)
      await Promise.resolve()
    }
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(events()).toHaveLength(1)
})

test('an end before the start is refused with a message', async () => {
  open()
  await press('Ajouter un événement')
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Heure de fin'), { target: { value: '07:00' } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
  expect(within(dialog).getByRole('alert').textContent).toBe('La fin précède le début.')
  expect(events()).toEqual([])
})

test('an unchanged form closes at once', async () => {
  open()
  await press('Ajouter un événement')
  cancel(await screen.findByRole('dialog', { name: 'Nouvel événement' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a changed form asks before it closes, and keeps its input', async () => {
  open()
  await press('Ajouter un événement')
  const form = await screen.findByRole('dialog', { name: 'Nouvel événement' })
  fireEvent.change(within(form).getByLabelText('Titre'), { target: { value: 'Partiel' } })
  cancel(form)
  const question = () => screen.getByRole('dialog', { name: 'Abandonner la saisie\u202f?' })
  await userEvent.click(within(question()).getByRole('button', { name: 'Continuer' }))
  expect(screen.getByLabelText('Titre')).toHaveProperty('value', 'Partiel')
  cancel(screen.getByRole('dialog', { name: 'Nouvel événement' }))
  cancel(question())
  expect(screen.getByLabelText('Titre')).toHaveProperty('value', 'Partiel')
  cancel(screen.getByRole('dialog', { name: 'Nouvel événement' }))
  await userEvent.click(within(question()).getByRole('button', { name: 'Abandonner' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(events()).toEqual([])
})

async function retitle(title: string) {
  const form = await screen.findByRole('dialog', { name: 'Modifier l’événement' })
  fireEvent.change(within(form).getByLabelText('Titre'), { target: { value: title } })
  await userEvent.click(within(form).getByRole('button', { name: 'Enregistrer' }))
}

test('a change of an event is announced and can be undone', async () => {
  put('a')
  open()
  await userEvent.click(await block(/^Algèbre/))
  await retitle('Analyse')
  await waitFor(() => expect(toasts[0]?.text).toBe('«\u202fAnalyse\u202f» modifié'))
  act(() => toasts[0]?.action?.run())
  expect(events()).toMatchObject([{ title: 'Algèbre' }])
})

test('the form of a series asks for the scope, and cancelling the question leads back to the input', async () => {
  put('a', { recurrence: 'FREQ=DAILY;COUNT=3' })
  open()
  await userEvent.click(await block(/^Algèbre, Mercredi 25 novembre/))
  await retitle('Analyse')
  cancel(await screen.findByRole('dialog', { name: 'Modifier un événement répété' }))
  expect(screen.getByLabelText('Titre')).toHaveProperty('value', 'Analyse')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await userEvent.click(screen.getByRole('button', { name: 'Toute la série' }))
  expect(events()).toMatchObject([{ title: 'Analyse' }])
  await waitFor(() => expect(toasts).toHaveLength(1))
  act(() => toasts[0]?.action?.run())
  expect(events()).toMatchObject([{ title: 'Algèbre' }])
})

const more = () => screen.getByText('Plus').closest('details')

test('what most events do without is closed', async () => {
  open()
  await press('Ajouter un événement')
  const dialog = await screen.findByRole('dialog', { name: 'Nouvel événement' })
  expect(more()?.open).toBe(false)
  expect(more()?.contains(within(dialog).getByLabelText('Lieu'))).toBe(true)
  expect(more()?.contains(within(dialog).getByLabelText('Notes'))).toBe(true)
  expect(more()?.contains(within(dialog).getByLabelText('Répéter'))).toBe(true)
})

test.each([
  ['a place', { location: 'Amphi B' }],
  ['notes', { description: 'Chapitre 4' }],
  ['a repetition', { recurrence: 'FREQ=DAILY;COUNT=3' }],
])('it opens by itself when the event has %s', async (_what, fields) => {
  put('a', fields)
  open()
  await userEvent.click(await block(/^Algèbre, Mardi 24 novembre/))
  await screen.findByRole('dialog', { name: 'Modifier l’événement' })
  expect(more()?.open).toBe(true)
})

test('a place that was typed is kept and shown after the question whether to discard', async () => {
  open()
  await press('Ajouter un événement')
  const form = await screen.findByRole('dialog', { name: 'Nouvel événement' })
  fireEvent.change(within(form).getByLabelText('Lieu'), { target: { value: 'Amphi B' } })
  cancel(form)
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  expect(screen.getByLabelText('Lieu')).toHaveProperty('value', 'Amphi B')
  expect(more()?.open).toBe(true)
})

test('a refused end gives its day the focus', async () => {
  open()
  await press('Ajouter un événement')
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Heure de fin'), { target: { value: '07:00' } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: /^Date de fin/ }))
})
