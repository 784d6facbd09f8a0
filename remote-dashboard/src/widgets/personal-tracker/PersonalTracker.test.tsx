import { memberTimeZone } from '@cadence/shared/preferences'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putRecord } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { dayAt } from '../../time/day.ts'
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
  render(<Widget id="1" size="medium" />)
  expect(screen.getByText('Exemple')).toBeTruthy()
  expect(tile('Focus goals')).toBe('Focus goals4')
  expect(tile('Completed tasks')).toBe('Completed tasks745% of tasks')
  expect(tile('Focus time')).toBe('Focus time2h 15mthis week')
  expect(tile('Mood')).toBe('Mood😊this week')
  await act(async () => {
    putRecord('task', 'a', { text: 'Lire', completed: true, completedAt: null, position: 'a' })
    putRecord('task', 'b', { text: 'Écrire', completed: false, completedAt: null, position: 'b' })
  })
  expect(screen.queryByText('Exemple')).toBeNull()
  expect(tile('Focus goals')).toBe('Focus goals0')
  expect(tile('Completed tasks')).toBe('Completed tasks150% of tasks')
  expect(tile('Focus time')).toBe('Focus time0mthis week')
  expect(screen.getByRole('img', { name: 'No mood yet' })).toBeTruthy()
})

test('a new session, goal or mood changes the figures at once', async () => {
  render(<Widget id="1" size="large" />)
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
