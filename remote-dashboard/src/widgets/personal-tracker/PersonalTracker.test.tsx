import { memberTimeZone, setPreference } from '@cadence/shared/preferences'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putRecord, removeRecord } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { renderInRouter } from '../../testing/render-in-router.tsx'
import { dayAt } from '../../time/day.ts'
import { clearDone } from '../to-do-list/task-commands.ts'
import { Widget } from '../Widget.tsx'
import { duration } from './PersonalTracker.tsx'

let count = 0
beforeEach(() => {
  count += 1
  signIn(`tracker-${count}`)
})
afterEach(cleanup)

const tile = (label: string) => screen.getByText(label).parentElement?.textContent

test('the tracker shows the four sample figures until the member has data, then four real ones', async () => {
  renderInRouter(<Widget id="1" size="medium" />)
  expect(screen.getByText('Exemple')).toBeTruthy()
  expect(tile('Focus goals')).toBe('Focus goals4')
  expect(tile('Completed tasks')).toBe('Completed tasks745% of tasks')
  expect(tile('Focus time')).toBe('Focus time2h 15mthis week')
  expect(tile('Mood')).toBe('Mood😊this week')
  await act(async () => {
    const completedAt = new Date().toISOString()
    putRecord('task', 'a', { text: 'Lire', completed: true, completedAt, position: 'a' })
    putRecord('task', 'b', { text: 'Écrire', completed: false, completedAt: null, position: 'b' })
  })
  expect(screen.queryByText('Exemple')).toBeNull()
  expect(tile('Focus goals')).toBe('Focus goals0')
  expect(tile('Completed tasks')).toBe('Completed tasks150% of tasks')
  expect(tile('Focus time')).toBe('Focus time0mthis week')
  expect(screen.getByRole('img', { name: 'No mood yet' })).toBeTruthy()
})

test('figures that were replaced never come back as samples, also when everything is deleted', async () => {
  renderInRouter(<Widget id="1" size="medium" />)
  await act(async () => {
    putRecord('task', 'a', { text: 'Lire', completed: false, completedAt: null, position: 'a' })
    removeRecord('task', 'a')
  })
  expect(screen.queryByText('Exemple')).toBeNull()
  expect(tile('Completed tasks')).toBe('Completed tasks00% of tasks')
})

test('tasks that were completed this week stay counted when the list is tidied', async () => {
  renderInRouter(<Widget id="1" size="medium" />)
  await act(async () => {
    const completedAt = new Date().toISOString()
    putRecord('task', 'a', { text: 'Lire', completed: true, completedAt, position: 'a' })
    putRecord('task', 'b', { text: 'Écrire', completed: true, completedAt, position: 'b' })
    clearDone()
  })
  expect(tile('Completed tasks')).toBe('Completed tasks2100% of tasks')
})

test('the week is a row of strokes, one for each completed session', async () => {
  renderInRouter(<Widget id="1" size="medium" />)
  const week = () => screen.getByRole('list', { name: 'Focus sessions this week' })
  expect(week().children).toHaveLength(7)
  await act(async () => {
    for (const nth of [1, 2, 3, 4, 5, 6]) {
      const at = new Date().toISOString()
      const session = { kind: 'timer', startedAt: at, endedAt: at, focusMs: 60_000 } as const
      putRecord('focusSession', `${nth}`, { ...session, awayCount: 0, awayMs: 0, completed: true })
    }
  })
  const today = week().querySelector('[aria-current="date"]')
  expect(today?.textContent).toMatch(/: 6 sessions$/)
  expect(today?.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(6)
})

test('the letters of the days are those of the planner, and the strokes say what they count', () => {
  renderInRouter(<Widget id="1" size="medium" />)
  const letters = [...document.querySelectorAll('li > b')].map(({ textContent }) => textContent)
  expect(letters.join('')).toBe('LMMJVSD')
  expect(screen.getByText('focus sessions')).toBeTruthy()
})

test('the small tracker shows the last seven days, the others the week', async () => {
  renderInRouter(<Widget id="1" size="small" />)
  const days = () => [...screen.getByRole('list', { name: 'Temps d’étude des sept derniers jours' }).children]
  expect(screen.queryByRole('list', { name: 'Focus sessions this week' })).toBeNull()
  expect(days()).toHaveLength(7)
  await act(async () => {
    const at = new Date().toISOString()
    const session = { kind: 'timer', startedAt: at, endedAt: at, focusMs: 90 * 60_000 } as const
    putRecord('focusSession', 'a', { ...session, awayCount: 0, awayMs: 0, completed: true })
  })
  expect(days().map((day) => day.querySelector('rect') !== null)).toEqual([...Array(6).fill(false), true])
  expect(days()[6]?.textContent).toMatch(/: 1\u00a0h\u00a030$/)
})

test('the tracker leads to the history, by its name; a picture of it has no link', () => {
  const { unmount } = renderInRouter(<Widget id="1" size="medium" />)
  const link = screen.getByRole('link', { name: 'Historique' })
  expect(link.getAttribute('href')).toBe('/dashboard?view=history')
  unmount()
  renderInRouter(<Widget id="1" size="medium" isPicture />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('the week starts on Monday until the member chooses another day in the planner', async () => {
  renderInRouter(<Widget id="1" size="medium" />)
  const days = () =>
    [...screen.getByRole('list', { name: 'Focus sessions this week' }).children].map(
      ({ textContent }) => textContent?.match(/[A-Z][a-z]+day/)?.[0],
    )
  expect(days()[0]).toBe('Monday')
  await act(async () => void setPreference('weekStart', 'friday'))
  expect([days()[0], days()[6]]).toEqual(['Friday', 'Thursday'])
})

test('a new session, goal or mood changes the figures at once', async () => {
  renderInRouter(<Widget id="1" size="large" />)
  const now = Date.now()
  const day = dayAt(Date.now(), memberTimeZone())
  const focusMs = 25 * 60_000
  await act(async () => {
    for (const [kind, end] of [
      ['timer', now],
      ['shield', now - focusMs],
    ] as const) {
      const startedAt = new Date(end - focusMs).toISOString()
      const endedAt = new Date(end).toISOString()
      const session = { kind, startedAt, endedAt, focusMs, awayCount: 0, awayMs: 0, completed: true }
      putRecord('focusSession', kind, session)
    }
    putRecord('goal', `${day}-1`, { day, text: 'Marcher', done: true })
    putRecord('mood', day, { day, mood: 'excellent' })
  })
  expect(tile('Focus goals')).toBe('Focus goals1')
  expect(tile('Focus time')).toBe('Focus time50mthis week')
  expect(screen.getByRole('img', { name: 'Excellent' })).toBeTruthy()
})

test.each([
  [0, '0m'],
  [59, '59m'],
  [60, '1h 00m'],
  [135, '2h 15m'],
])('%i minutes are %s', (minutes, text) => {
  const t = {
    hours: (values: { hours: string | number; minutes: string | number }) =>
      `${values.hours}h ${values.minutes}m`,
    minutes: (values: { minutes: string | number }) => `${values.minutes}m`,
  }
  expect(duration(minutes, t)).toBe(text)
})
