import { expect, test } from 'vitest'
import { weekOf } from '../../time/week.ts'
import { figuresOf, focusTimes, sampleFiguresOn, sampleTimes, type Tracked } from './figures.ts'

const nothing: Tracked = { sessions: [], tasks: [], completions: [], moods: [], goals: [] }
// A Sunday: the last day of the week that began on Monday 16.
const today = '2026-11-22'
const figures = (tracked: Partial<Tracked>, timeZone = 'Europe/Paris') =>
  figuresOf({ ...nothing, ...tracked }, weekOf(today, 'monday'), timeZone)

test('without records the figures are zero and there is no mood', () => {
  expect(figures({})).toEqual({
    goals: 0,
    tasks: 0,
    share: 0,
    focusMinutes: 0,
    mood: null,
    strokes: [0, 0, 0, 0, 0, 0, 0],
  })
})

test('focus time counts the sessions that ended this week in the member’s time zone', () => {
  const focusMs = 25 * 60_000
  const sessions = [
    { startedAt: '2026-11-15T22:00:00.000Z', endedAt: '2026-11-15T22:59:59.000Z', focusMs, completed: true },
    // Monday, 0:00 in Paris.
    { startedAt: '2026-11-15T22:00:00.000Z', endedAt: '2026-11-15T23:00:00.000Z', focusMs, completed: true },
    { startedAt: '2026-11-22T22:00:00.000Z', endedAt: '2026-11-22T22:59:59.000Z', focusMs, completed: true },
    { startedAt: '2026-11-22T22:00:00.000Z', endedAt: '2026-11-22T23:00:00.000Z', focusMs, completed: true },
  ]
  expect(figures({ sessions }).focusMinutes).toBe(50)
  expect(figures({ sessions }, 'Asia/Tokyo').focusMinutes).toBe(50)
  expect(figures({ sessions }, 'America/New_York').focusMinutes).toBe(50)
  expect(figures({ sessions: sessions.slice(0, 1) }, 'Asia/Tokyo').focusMinutes).toBe(25)
})

const task = (id: string, completedAt: string | null) => ({
  id,
  data: { completed: completedAt !== null, completedAt },
})
const completion = (id: string, completedAt: string) => ({ id, data: { completedAt } })
const monday = '2026-11-16T10:00:00.000Z'

test('tasks completed this week have their number, and their share of those and the open ones', () => {
  const lastSunday = '2026-11-15T10:00:00.000Z'
  const tasks = [task('a', monday), task('b', null), task('c', monday), task('d', lastSunday)]
  expect(figures({ tasks })).toMatchObject({ tasks: 2, share: 2 / 3 })
})

test('a completed task still counts when the list was tidied, and never twice', () => {
  const completions = [
    completion('a', monday),
    completion('gone', monday),
    completion('old', '2026-11-10T10:00:00.000Z'),
  ]
  expect(figures({ completions })).toMatchObject({ tasks: 2, share: 1 })
  // Restored by the undo, and then unticked.
  expect(figures({ tasks: [task('a', monday)], completions }).tasks).toBe(2)
  expect(figures({ tasks: [task('a', null)], completions }).tasks).toBe(1)
})

test('each completed session is a stroke of its day; one that was reset is none', () => {
  const session = (endedAt: string, completed = true) => ({
    startedAt: endedAt,
    endedAt,
    focusMs: 60_000,
    completed,
  })
  const sessions = [
    session(monday),
    session(monday),
    session(monday, false),
    session('2026-11-22T22:30:00.000Z'),
  ]
  expect(figures({ sessions }).strokes).toEqual([2, 0, 0, 0, 0, 0, 1])
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

test('each of the last days has its time of focus, in the member’s time zone', () => {
  const session = (endedAt: string, minutes: number) => {
    const focusMs = minutes * 60_000
    return {
      startedAt: new Date(Date.parse(endedAt) - focusMs).toISOString(),
      endedAt,
      focusMs,
      completed: true,
    }
  }
  const sessions = [
    session('2020-01-01T10:00:00.000Z', 25),
    session('2026-11-20T23:30:00.000Z', 25),
    session('2026-11-22T09:00:00.000Z', 30),
    session('2026-11-22T10:00:00.000Z', 30),
  ]
  const days = ['2026-11-20', '2026-11-21', '2026-11-22']
  const minutes = (zone: string) => focusTimes(sessions, days, zone).map((ms) => ms / 60_000)
  expect(minutes('Europe/Paris')).toEqual([0, 25, 60])
  expect(minutes('America/New_York')).toEqual([25, 0, 60])
  expect(sampleTimes.reduce((sum, ms) => sum + ms, 0)).toBe(sampleFiguresOn(0).focusMinutes * 60_000)
})
