import { setPreference } from '@cadence/shared/preferences'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { putRecord, putRecords } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addDays } from '../../time/day.ts'
import Dashboard from '../dashboard/Dashboard.tsx'
import { historyModule } from './history-module.ts'

vi.mock('../../sync/use-sync.ts', () => ({ useSync: vi.fn() }))
// A query by role is slow on a page of this size.
vi.setConfig({ testTimeout: 30_000 })

// A Wednesday.
const today = '2026-11-25'

// Loads the charts' code, which takes as long as all tests of this file.
beforeAll(() => historyModule.load())

let member = 0
beforeEach(() => {
  localStorage.clear()
  member += 1
  signIn(`history-${member}`)
  vi.useFakeTimers({ now: new Date(`${today}T18:00:00Z`), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')

function study(day: string, minutes: number, subject?: string) {
  const endedAt = `${day}T10:00:00.000Z`
  const focusMs = minutes * 60_000
  const startedAt = new Date(Date.parse(endedAt) - focusMs).toISOString()
  const session = { kind: 'timer', startedAt, endedAt, focusMs, awayCount: 0, awayMs: 0 } as const
  putRecord('focusSession', `${day}-${minutes}`, { ...session, completed: true, ...(subject && { subject }) })
}

/** A week of work: an hour each day but the day before yesterday. */
function aWeek() {
  for (const back of [0, 1, 3, 4, 5, 6]) study(addDays(today, -back), 60)
  putRecord('mood', today, { day: today, mood: 'great' })
}

const open = (search = '') => renderPage(Dashboard, `/dashboard?view=history${search}`)
const chart = (name: string) => screen.getByRole('region', { name })
const slider = (name: string) => screen.getByRole('slider', { name })
const read = (name: string) => plain(slider(name).getAttribute('aria-valuetext'))
const address = () => screen.getByTestId('address').textContent

test('a member without a record reads what will stand here, and sees no figure', () => {
  open()
  expect(screen.getByRole('heading', { level: 1, name: 'Historique' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Votre histoire commence à la première séance' })).toBeTruthy()
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(ways).toEqual([
    ['Tableau de bord', '/dashboard'],
    ['Ouvrir le tableau de bord', '/dashboard'],
  ])
  expect(document.querySelector('section')?.textContent).not.toMatch(/\d/)
})

test('each day has its detail by the arrow keys, in all charts at once', async () => {
  aWeek()
  open('&range=week')
  expect(plain(chart('Temps d’étude').querySelector('p')?.textContent)).toBe('6 h en tout, sur 6 jours')
  act(() => slider('Temps d’étude').focus())
  expect(read('Temps d’étude')).toBe('mercredi 25 novembre 2026 : 1 h, 1 séance')
  expect(plain(chart('Humeur').querySelector('p')?.textContent)).toBe('mercredi 25 novembre 2026 : Très bien')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(read('Temps d’étude')).toBe('lundi 23 novembre 2026 : 0 min')
  await userEvent.keyboard('{Home}')
  expect(slider('Temps d’étude').getAttribute('aria-valuenow')).toBe('1')
  expect(read('Temps d’étude')).toBe('jeudi 19 novembre 2026 : 1 h, 1 séance')
  await userEvent.keyboard('{ArrowLeft}{PageUp}{PageUp}')
  expect(slider('Temps d’étude').getAttribute('aria-valuenow')).toBe('7')
  await userEvent.tab()
  expect(plain(chart('Temps d’étude').querySelector('p')?.textContent)).toBe('6 h en tout, sur 6 jours')
})

test('the day of grace keeps the streak, and the calendar says so for each day', async () => {
  aWeek()
  open('&range=week')
  expect(plain(chart('Régularité').textContent)).toContain('6 jours de suite')
  act(() => slider('Régularité').focus())
  expect(read('Régularité')).toBe('mercredi 25 novembre 2026 : 1 h')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(read('Régularité')).toBe('lundi 23 novembre 2026 : rien ce jour-là')
  await userEvent.keyboard('{ArrowLeft}')
  expect(read('Régularité')).toBe('lundi 16 novembre 2026 : rien ce jour-là')
})

test('the table of a chart has the same figures', async () => {
  aWeek()
  open('&range=week')
  expect(within(chart('Temps d’étude')).queryByRole('table')).toBeNull()
  const details = chart('Temps d’étude').querySelector('details')
  await act(async () => {
    details?.setAttribute('open', '')
    details?.dispatchEvent(new Event('toggle'))
  })
  const rows = within(within(chart('Temps d’étude')).getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => plain(row.textContent))).toEqual([
    'JourValeur',
    'jeu. 19 nov. 20261 h, 1 séance',
    'ven. 20 nov. 20261 h, 1 séance',
    'sam. 21 nov. 20261 h, 1 séance',
    'dim. 22 nov. 20261 h, 1 séance',
    'lun. 23 nov. 20260 min',
    'mar. 24 nov. 20261 h, 1 séance',
    'mer. 25 nov. 20261 h, 1 séance',
  ])
})

test('the period is in the address, so that a reload keeps it; no step leads into the future', async () => {
  aWeek()
  study('2026-11-10', 30)
  open()
  const later = screen.getByRole('button', { name: 'Période suivante' })
  expect(later.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('radio', { name: /^7\sjours$/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Période précédente' }))
  expect(address()).toBe('/dashboard?view=history&range=week&until=2026-11-18')
  expect(plain(screen.getByRole('status').textContent)).toBe('12–18 nov. 2026')
  expect(plain(chart('Temps d’étude').textContent)).toContain('Aucune séance sur cette période.')
  await userEvent.click(screen.getByRole('button', { name: 'Période précédente' }))
  expect(plain(chart('Temps d’étude').textContent)).toContain('30 min en tout, sur 1 jour')
  await userEvent.click(later)
  await userEvent.click(later)
  expect(address()).toBe('/dashboard?view=history&range=week')
})

test.each(['until=2031-01-01', 'until=2026-02-30', 'until=2021-01-01T00:00:00', 'until=x', 'range=decade'])(
  'the address %s shows the 30 days until today',
  (search) => {
    aWeek()
    open(`&${search}`)
    expect(plain(screen.getByRole('status').textContent)).toBe('27 oct. – 25 nov. 2026')
  },
)

test('no step leads before the first year of records', async () => {
  aWeek()
  open('&range=week&until=2020-01-12')
  const earlier = screen.getByRole('button', { name: 'Période précédente' })
  await userEvent.click(earlier)
  expect(address()).toContain('until=2020-01-05')
  expect(earlier.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(earlier)
  expect(address()).toContain('until=2020-01-05')
})

test('long periods are in the member’s weeks', async () => {
  aWeek()
  open('&range=term')
  expect(slider('Temps d’étude').getAttribute('aria-valuemax')).toBe('26')
  expect(read('Temps d’étude')).toBe('Semaine du 23 nov. 2026 : 2 h, 2 séances')
  act(() => setPreference('weekStart', 'friday'))
  await waitFor(() => expect(read('Temps d’étude')).toBe('Semaine du 20 nov. 2026 : 5 h, 5 séances'))
})

test('the semester begins in September, and the one before goes from February to August', async () => {
  aWeek()
  open()
  await userEvent.click(screen.getByRole('radio', { name: 'Semestre' }))
  expect(address()).toBe('/dashboard?view=history&range=semester')
  expect(plain(screen.getByRole('status').textContent)).toBe('1 sept. – 29 nov. 2026')
  expect(read('Temps d’étude')).toBe('Semaine du 23 nov. 2026 : 2 h, 2 séances')
  act(() => slider('Régularité').focus())
  await userEvent.keyboard('{Home}')
  // The calendar has whole weeks: each of its rows is a day of the week.
  expect(read('Régularité')).toMatch(/^lundi 31 août 2026/)
  await userEvent.click(screen.getByRole('button', { name: 'Période précédente' }))
  expect(plain(screen.getByRole('status').textContent)).toBe('1 févr. – 31 août 2026')
  await userEvent.click(screen.getByRole('button', { name: 'Période suivante' }))
  expect(address()).toBe('/dashboard?view=history&range=semester')
})

test('study time is shown by subject; a deleted subject counts as none', () => {
  putRecord('subject', 'maths', { name: 'Mathématiques', colour: 'teal' })
  study(addDays(today, -1), 90, 'maths')
  study(addDays(today, -2), 30, 'gone')
  open()
  const rows = within(within(chart('Par matière')).getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => plain(row.textContent))).toEqual(['Mathématiques1 h 30', 'Sans matière30 min'])
})

test('mood beside study waits for enough days, then shows the average of each mood', async () => {
  aWeek()
  open()
  expect(within(chart('Humeur et étude')).queryByRole('table')).toBeNull()
  await act(async () => {
    const days = [1, 2, 3, 4].map((back) => addDays(today, -back))
    putRecords('mood', new Map(days.map((day) => [day, { day, mood: 'low' }])))
  })
  const rows = within(within(chart('Humeur et étude')).getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => plain(row.textContent))).toEqual([
    'Très bien1 h (1 jour)',
    'Pas top45 min (4 jours)',
  ])
})

test('charts that do not come are offered again, and the heading stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(historyModule, 'get').mockReturnValueOnce(null)
  vi.spyOn(historyModule, 'load').mockRejectedValueOnce(new Error('no network'))
  aWeek()
  open()
  expect(screen.getByRole('heading', { level: 1, name: 'Historique' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }))
  await waitFor(() => expect(chart('Temps d’étude')).toBeTruthy())
})
