import { expect, test } from 'vitest'
import { dayTotals, NO_SUBJECT, type StudyRecords } from './day-totals.ts'
import { periodUntil, semesterOf } from './period.ts'
import { studyByMood, totalsOf } from './slot-totals.ts'

const nothing: StudyRecords = { sessions: [], tasks: [], completions: [], moods: [] }
const MINUTE_MS = 60_000
const session = (id: string, endedAt: string, minutes: number, subject?: string) => {
  const focusMs = minutes * MINUTE_MS
  const startedAt = new Date(Date.parse(endedAt) - focusMs).toISOString()
  return { id, data: { startedAt, endedAt, focusMs, ...(subject && { subject }) } }
}

test('a session belongs to the day on which it ended where the member is', () => {
  const sessions = [session('a', '2026-11-24T23:30:00.000Z', 25)]
  expect([...dayTotals({ ...nothing, sessions }, 'Europe/Paris').keys()]).toEqual(['2026-11-25'])
  expect([...dayTotals({ ...nothing, sessions }, 'America/New_York').keys()]).toEqual(['2026-11-24'])
})

test('sessions that overlap count no more than their time, shared among their subjects', () => {
  const sessions = [
    session('a', '2026-11-24T10:25:00.000Z', 25, 'maths'),
    session('b', '2026-11-24T10:25:00.000Z', 25),
    session('c', '2026-11-24T12:00:00.000Z', 30, 'maths'),
  ]
  const day = dayTotals({ ...nothing, sessions }, 'UTC').get('2026-11-24')
  expect(day?.studyMs).toBe(55 * MINUTE_MS)
  expect(day?.sessions).toBe(3)
  expect([...(day?.subjects ?? [])].reduce((sum, [, ms]) => sum + ms, 0)).toBeCloseTo(55 * MINUTE_MS)
  expect([...(day?.subjects.keys() ?? [])].sort()).toEqual([NO_SUBJECT, 'maths'])
})

test('a deleted task counts by its completion, and not while it is back in the list', () => {
  const completedAt = '2026-11-24T10:00:00.000Z'
  const completions = [
    { id: 'a', data: { completedAt } },
    { id: 'b', data: { completedAt } },
  ]
  const tasks = [
    { id: 'a', data: { completed: true, completedAt } },
    { id: 'open', data: { completed: false, completedAt: null } },
  ]
  expect(dayTotals({ ...nothing, tasks, completions }, 'UTC').get('2026-11-24')?.tasks).toBe(2)
})

test('mood beside study: the average time of the days of each mood', () => {
  const sessions = [
    session('a', '2026-11-23T10:00:00.000Z', 60),
    session('b', '2026-11-24T10:00:00.000Z', 30),
  ]
  const moods = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'].map((day, at) => ({
    id: day,
    data: { day, mood: at === 3 ? ('low' as const) : ('great' as const) },
  }))
  const days = dayTotals({ ...nothing, sessions, moods }, 'UTC')
  const week = { from: '2026-11-19', to: '2026-11-25' }
  expect(studyByMood(days, week).map(({ days: count, meanMs }) => [count, meanMs / MINUTE_MS])).toEqual([
    [1, 0],
    [0, 0],
    [0, 0],
    [3, 30],
    [0, 0],
  ])
  expect(totalsOf(days, week)).toMatchObject({ studyDays: 2, moodDays: 4, mood: 2.25 })
})

test.each([
  ['week', '2026-11-19', '2026-11-25', 7],
  ['month', '2026-10-27', '2026-11-25', 30],
  // A Wednesday, in weeks that begin on Friday.
  ['term', '2026-05-29', '2026-11-26', 26],
  ['year', '2025-11-28', '2026-11-26', 52],
  ['semester', '2026-09-01', '2026-11-26', 13],
] as const)('%s goes from %s to %s', (range, from, to, count) => {
  const period = periodUntil(range, '2026-11-25', 'friday')
  expect(period).toMatchObject({ from, to })
  expect(period.slots).toHaveLength(count)
})

test.each([
  ['2026-09-01', '2026-09-01', '2027-01-31'],
  ['2027-01-31', '2026-09-01', '2027-01-31'],
  ['2026-02-01', '2026-02-01', '2026-08-31'],
  ['2026-07-14', '2026-02-01', '2026-08-31'],
  ['2026-08-31', '2026-02-01', '2026-08-31'],
])('%s is in the semester from %s to %s', (day, from, to) => {
  expect(semesterOf(day)).toEqual({ from, to })
})

test('the weeks at both ends of a semester are cut, so that no day counts in two semesters', () => {
  const first = periodUntil('semester', '2027-01-31', 'friday')
  const second = periodUntil('semester', '2027-02-01', 'friday')
  expect(first.slots[0]).toEqual({ from: '2026-09-01', to: '2026-09-03' })
  expect(first.slots.at(-1)).toEqual({ from: '2027-01-29', to: '2027-01-31' })
  expect(second.slots).toEqual([{ from: '2027-02-01', to: '2027-02-04' }])
})

test('a period holds 29 February', () => {
  const { slots } = periodUntil('week', '2028-03-01', 'monday')
  expect(slots.map(({ from }) => from)).toContain('2028-02-29')
})
