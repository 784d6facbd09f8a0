import { preference, setPreference } from '@cadence/shared/preferences'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { open, preparePlanner, put, putTask } from '../planner.test-kit.tsx'
import { holidaysModule, monthModule } from '../planner-modules.ts'

preparePlanner()
beforeAll(() => Promise.all([monthModule.load(), holidaysModule.load()]))

/** The size of the month, in pixels: a layout that jsdom does not have. */
let size = { width: 760, height: 324 }
beforeEach(() => {
  size = { width: 760, height: 324 }
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size.width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('role') === 'row' ? 24 : size.height
  })
})

async function openMonth() {
  open()
  await userEvent.click(screen.getByText('Mois'))
}
const title = () => document.querySelector('h3')?.textContent
/** The day with a name. A search by role computes the names of all days, which takes seconds on a busy machine. */
function day(name: RegExp): HTMLElement {
  const days = [...document.querySelectorAll<HTMLElement>('[role=gridcell] > button')]
  const found = days.find((each) => name.test(each.getAttribute('aria-label') ?? ''))
  if (!found) throw new Error(`No day is named ${name}`)
  return found
}
const press = (label: string) => userEvent.click(screen.getByLabelText(label))
const focused = () => document.activeElement?.getAttribute('data-day')
const key = (name: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: name }))

test('the month has its weeks from the chosen first day on, and names of the days', async () => {
  put('a')
  setPreference('weekStart', 'monday')
  await openMonth()
  expect(title()).toBe('Novembre 2026')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  ])
  expect(screen.getAllByRole('row')).toHaveLength(7)
  expect(screen.getAllByRole('gridcell')).toHaveLength(42)
  expect(day(/^Mardi 24 novembre/).getAttribute('aria-current')).toBe('date')
})

test('a day names its events and holidays, shows as many as there is room for, and opens', async () => {
  for (const [id, hour] of [
    ['a', '08'],
    ['b', '10'],
    ['c', '14'],
  ]) {
    const at = (minute: string) => `2026-11-11T${hour}:${minute}:00`
    put(`${id}`, { title: `Cours ${id}`, start: at('00'), end: at('45') })
  }
  setPreference('holidayZone', 'A')
  await openMonth()
  const armistice = day(
    /^Mercredi 11 novembre, Armistice 1918 \(jour férié\), 3 événements, Cours a, Cours b, Cours c$/,
  )
  expect(armistice.textContent).toBe('11Armistice 1918+\u202f208:00Cours a')
  expect(day(/^Lundi 30 novembre, rien de prévu$/).textContent).toBe('30')
  await userEvent.click(armistice)
  expect(title()).toBe('Mercredi 11 novembre')
  expect(screen.getByRole('button', { name: /^Cours b/ })).toBeTruthy()
  expect(focused()).toBe('2026-11-11')
})

test('a narrow month has dots, three at most', async () => {
  size = { width: 300, height: 324 }
  for (const id of ['a', 'b', 'c', 'd']) put(id)
  await openMonth()
  const tuesday = day(/^Mardi 24 novembre, 4 événements/)
  expect(tuesday.querySelectorAll('i')).toHaveLength(2)
  expect(tuesday.textContent).toBe('24+\u202f2')
})

test('a day names and shows its deadlines and exams before its other events', async () => {
  size = { width: 760, height: 600 }
  put('lecture', { title: 'Cours', start: '2026-11-26T08:00:00', end: '2026-11-26T09:00:00' })
  put('exam', { title: 'Partiel', start: '2026-11-26T14:00:00', end: '2026-11-26T16:00:00', exam: true })
  putTask('Rendre le DM', '2026-11-26', { dueTime: '18:00' })
  putTask('Fini', '2026-11-26', { completed: true, completedAt: '2026-11-24T08:00:00.000Z' })
  putTask('Fiche', '2026-11-20')
  putTask('Quiz', '2026-11-24', { dueTime: '08:00' })
  await openMonth()
  const thursday = day(/^Jeudi 26 novembre, 1 échéance, Rendre le DM, 2 événements, Cours, Examen Partiel$/)
  expect([...thursday.querySelectorAll('.line')].map(({ textContent }) => textContent)).toEqual([
    '14:00Partiel',
    '18:00Rendre le DM',
    '08:00Cours',
  ])
  const late = day(/^Vendredi 20 novembre, 1 échéance, En retard\s: Fiche$/)
  expect(late.querySelector('.line')?.hasAttribute('data-late')).toBe(true)
  // Today, at 09:30.
  expect(day(/^Mardi 24 novembre, 1 échéance, En retard\s: Quiz$/)).toBeTruthy()
})

test('in a narrow month a deadline is a dot, as events are', async () => {
  size = { width: 300, height: 324 }
  put('a')
  putTask('Rendre le DM', '2026-11-24')
  await openMonth()
  const tuesday = day(/^Mardi 24 novembre, 1 échéance, Rendre le DM, 1 événement/)
  expect([...tuesday.querySelectorAll('i')].map((dot) => dot.hasAttribute('data-due'))).toEqual([true, false])
})

test('the keys of a grid lead from day to day; only the chosen day is in the tab order', async () => {
  put('a')
  await openMonth()
  day(/^Mardi 24 novembre/).focus()
  await key('ArrowRight')
  expect(focused()).toBe('2026-11-25')
  await key('ArrowDown')
  expect(focused()).toBe('2026-12-02')
  expect(title()).toBe('Décembre 2026')
  await key('Home')
  expect(focused()).toBe('2026-11-27')
  await key('End')
  expect(focused()).toBe('2026-12-03')
  await key('PageDown')
  expect([focused(), title()]).toEqual(['2027-01-03', 'Janvier 2027'])
  await key('PageUp')
  expect(focused()).toBe('2026-12-03')
  const inTabOrder = document.querySelectorAll('[role=grid] button:not([tabindex="-1"])')
  expect([...inTabOrder].map((each) => each.getAttribute('data-day'))).toEqual(['2026-12-03'])
  await userEvent.keyboard('{Enter}')
  expect(title()).toBe('Jeudi 3 décembre')
})

test('the arrows of the toolbar turn months, and today leads back', async () => {
  put('a')
  await openMonth()
  await press('Mois suivant')
  await press('Mois suivant')
  expect(title()).toBe('Janvier 2027')
  await press('Aujourd’hui')
  expect(title()).toBe('Novembre 2026')
  await press('Mois précédent')
  expect(title()).toBe('Octobre 2026')
})

test('the sample week is in the month too, and a series is on each of its days', async () => {
  await openMonth()
  expect(day(/^Vendredi 20 novembre, 2 événements, Algèbre, Fiches de droit$/)).toBeTruthy()
  expect(day(/^Vendredi 13 novembre, rien de prévu$/)).toBeTruthy()
  put('series', {
    title: 'Chimie',
    start: '2026-11-03T09:00:00',
    end: '2026-11-03T10:00:00',
    recurrence: 'FREQ=WEEKLY',
  })
  for (const date of [3, 10, 17, 24])
    expect(day(new RegExp(`^Mardi ${date} novembre, 1 événement, Chimie$`))).toBeTruthy()
  expect(preference('weekStart')).toBeNull()
})
