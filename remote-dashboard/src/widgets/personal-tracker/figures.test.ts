import { expect, test } from 'vitest'
import { figuresOf, isEmpty, type Tracked } from './figures.ts'

const nothing: Tracked = { sessions: [], tasks: [], moods: [], goals: [] }
// A Sunday: the last day of the week that began on Monday 16.
const today = '2026-11-22'
const figures = (tracked: Partial<Tracked>, timeZone = 'Europe/Paris') =>
  figuresOf({ ...nothing, ...tracked }, today, timeZone)

test('the first record of any kind ends the samples', () => {
  expect(isEmpty(nothing)).toBe(true)
  expect(isEmpty({ ...nothing, tasks: [{ completed: false }] })).toBe(false)
  expect(isEmpty({ ...nothing, goals: [{ day: '2026-01-01', done: false }] })).toBe(false)
})

test('without records the figures are zero and there is no mood', () => {
  expect(figures({})).toEqual({ goals: 0, tasks: 0, share: 0, focusMinutes: 0, mood: null })
})

test('focus time counts the sessions that ended this week in the member’s time zone', () => {
  const focusMs = 25 * 60_000
  const sessions = [
    { startedAt: '2026-11-15T22:00:00.000Z', endedAt: '2026-11-15T22:59:59.000Z', focusMs },
    // Monday, 0:00 in Paris.
    { startedAt: '2026-11-15T22:00:00.000Z', endedAt: '2026-11-15T23:00:00.000Z', focusMs },
    { startedAt: '2026-11-22T22:00:00.000Z', endedAt: '2026-11-22T22:59:59.000Z', focusMs },
    { startedAt: '2026-11-22T22:00:00.000Z', endedAt: '2026-11-22T23:00:00.000Z', focusMs },
  ]
  expect(figures({ sessions }).focusMinutes).toBe(50)
  expect(figures({ sessions }, 'Asia/Tokyo').focusMinutes).toBe(50)
  expect(figures({ sessions }, 'America/New_York').focusMinutes).toBe(50)
  expect(figures({ sessions: sessions.slice(0, 1) }, 'Asia/Tokyo').focusMinutes).toBe(25)
})

test('completed tasks have their number and their share of all tasks', () => {
  const tasks = [{ completed: true }, { completed: false }, { completed: true }, { completed: true }]
  expect(figures({ tasks })).toMatchObject({ tasks: 3, share: 0.75 })
})

test('only goals that were reached this week count', () => {
  const goals = [
    { day: '2026-11-15', done: true },
    { day: '2026-11-16', done: true },
    { day: '2026-11-22', done: true },
    { day: '2026-11-22', done: false },
  ]
  expect(figures({ goals }).goals).toBe(2)
})

test('the mood is the average of this week’s moods', () => {
  const moods = [
    { day: '2026-11-15', mood: 'excellent' },
    { day: '2026-11-17', mood: 'low' },
    { day: '2026-11-18', mood: 'great' },
    { day: '2026-11-19', mood: 'good' },
  ] as const
  expect(figures({ moods }).mood).toBe('good')
  expect(figures({ moods: moods.slice(0, 1) }).mood).toBeNull()
})
