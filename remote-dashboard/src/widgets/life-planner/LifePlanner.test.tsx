import { provideToasts, type Toast } from '@cadence/shared/ui'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putRecord, recordsOf } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { Widget } from '../Widget.tsx'
import { fixture } from './ical/fixtures/read-fixture.ts'
import { planned } from './week/fixtures.ts'

vi.setConfig({ testTimeout: 30_000 })

// What answers a press is loaded then, and a busy machine takes its time.
configure({ asyncUtilTimeout: 5000 })

const toasts: Toast[] = []
let number = 0
let member = ''

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T08:30:00Z'), toFake: ['Date'] })
  number += 1
  member = `planner-member-${number}`
  signIn(member)
  toasts.length = 0
  provideToasts(async () => (toast) => toasts.push(toast))
  // The screens of these tests are in the time zone of the machine: its clock is what counts.
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'Europe/Paris',
  } as Intl.ResolvedDateTimeFormatOptions)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const events = () => recordsOf(member, 'event').map(({ data }) => data)
const open = () => render(<Widget id="2" size="large" />)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const block = (name: RegExp) => screen.findByRole('button', { name })
const put = (id: string, fields = {}) => act(() => putRecord('event', id, planned({ uid: id, ...fields })))

test('the sample week is marked, only looked at, and gone with the first event', async () => {
  open()
  expect(screen.getByText('Exemple')).toBeTruthy()
  expect(screen.getByText('Algèbre')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Algèbre/ })).toBeNull()
  await press('Semaine suivante')
  expect(screen.queryByText('Algèbre')).toBeNull()
  put('a', { title: 'Mon cours' })
  expect(screen.queryByText('Exemple')).toBeNull()
})

test('an event is made with the form, on the day that was pressed', async () => {
  open()
  await press('Ajouter un événement, Jeudi 26 novembre')
  const dialog = await screen.findByRole('dialog', { name: 'Nouvel événement' })
  await userEvent.type(within(dialog).getByLabelText('Titre'), 'Partiel de droit')
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

test('an end before the start is refused in words', async () => {
  open()
  await press('Ajouter un événement')
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Heure de fin'), { target: { value: '07:00' } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
  expect(within(dialog).getByRole('alert').textContent).toBe('La fin précède le début.')
  expect(events()).toEqual([])
})

test('an event is moved and deleted by the keyboard, and comes back', async () => {
  put('a')
  open()
  const first = await block(/^Algèbre, Mardi 24 novembre, 09:00/)
  first.focus()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await waitFor(() => expect(events()[0]?.start).toBe('2026-11-24T09:15:00'))
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  const moved = await block(/^Algèbre, Mercredi 25 novembre, 09:15 – 10:45/)
  await waitFor(() => expect(document.activeElement).toBe(moved))
  expect(screen.getByText('Algèbre, Mercredi 25 novembre, 09:15')).toBeTruthy()
  await userEvent.keyboard('{Delete}')
  await waitFor(() => expect(events()).toEqual([]))
  await waitFor(() => expect(toasts[0]?.text).toBe('«\u202fAlgèbre\u202f» supprimé'))
  act(() => toasts[0]?.action?.run())
  expect(events()).toMatchObject([{ title: 'Algèbre', start: '2026-11-25T09:15:00' }])
})

test('a series asks whether this event or all of it is meant', async () => {
  put('a', { recurrence: 'FREQ=DAILY;COUNT=3' })
  open()
  const second = await block(/^Algèbre, Mercredi 25 novembre/)
  second.focus()
  await userEvent.keyboard('{Delete}')
  const dialog = await screen.findByRole('dialog', { name: 'Supprimer un événement répété' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cet événement' }))
  expect(events()[0]?.exceptions).toEqual(['2026-11-25T09:00:00'])
  const third = await block(/^Algèbre, Jeudi 26 novembre/)
  third.focus()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  const move = await screen.findByRole('dialog', { name: 'Déplacer un événement répété' })
  await userEvent.click(within(move).getByRole('button', { name: 'Toute la série' }))
  expect(events()[0]).toMatchObject({ start: '2026-11-24T09:15:00', exceptions: ['2026-11-25T09:15:00'] })
})

test('the week of the date picker starts on Friday, and a day is opened with it', async () => {
  open()
  await press('Choisir une date')
  const dialog = await screen.findByRole('dialog', { name: 'Choisir une date' })
  const heads = within(dialog).getAllByRole('columnheader', { hidden: true })
  expect(heads[0]?.getAttribute('aria-label')).toBe('vendredi')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aller au mois suivant' }))
  await userEvent.click(within(dialog).getByRole('button', { name: /vendredi 18 décembre 2026/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Décembre 2026')
  await press('Aujourd’hui')
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Novembre 2026')
})

test('a day by itself: its name, the days around it, and how to begin', async () => {
  put('a', { start: '2026-12-01', end: '2026-12-02', timeZone: null })
  open()
  await press('Mercredi 25 novembre')
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Mercredi 25 novembre')
  expect(screen.getAllByText(/^Rien de prévu/)).toHaveLength(7)
  await press('Jour suivant')
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Jeudi 26 novembre')
})

async function choose(dialog: HTMLElement, name: string, bytes: Uint8Array<ArrayBuffer>) {
  const file = new File([bytes], `${name}.ics`, { type: 'text/calendar' })
  await userEvent.upload(within(dialog).getByLabelText('Choisir un fichier', { selector: 'input' }), file)
}

test('a calendar is imported after its summary, and a second time changes nothing', async () => {
  open()
  await press('Importer ou exporter')
  let dialog = await screen.findByRole('dialog', { name: 'Importer ou exporter' })
  await choose(dialog, 'google', fixture('google'))
  expect(await within(dialog).findByText('5 événements')).toBeTruthy()
  expect(events()).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Importer' }))
  expect(events()).toHaveLength(5)
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('5 événements importés'))
  // The first day that has one.
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Octobre 2024')
  await press('Importer ou exporter')
  dialog = await screen.findByRole('dialog', { name: 'Importer ou exporter' })
  await choose(dialog, 'google', fixture('google'))
  expect(await within(dialog).findByText('5 événements, dont 5 déjà là')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Importer' })).toBeNull()
})

test('a file that is no calendar is refused in words, and nothing is lost', async () => {
  put('a')
  open()
  await press('Importer ou exporter')
  const dialog = await screen.findByRole('dialog')
  await choose(dialog, 'notes', new TextEncoder().encode('bonjour'))
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(
    /^Ce fichier n’est pas un calendrier/,
  )
  expect(events()).toHaveLength(1)
})
