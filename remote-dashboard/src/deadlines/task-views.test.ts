import type { Task } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import { byDue, countViews, deadlinesOn, isInView } from './task-views.ts'

const task = (id: string, fields: Partial<Task> = {}) => ({
  id,
  data: { text: id, completed: false, completedAt: null, position: 'a0', ...fields },
})
/** Wednesday, 25 November 2026, 15:30 in Paris. */
const present = {
  now: Date.parse('2026-11-25T14:30:00Z'),
  today: '2026-11-25',
  timeZone: 'Europe/Paris',
  week: ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`),
}

test.each([
  ['without a due date', {}, ['all']],
  ['due today', { dueDay: '2026-11-25' }, ['all', 'today', 'week']],
  [
    'due at an hour of today that is to come',
    { dueDay: '2026-11-25', dueTime: '15:31' },
    ['all', 'today', 'week'],
  ],
  [
    'due at an hour of today that is over',
    { dueDay: '2026-11-25', dueTime: '15:29' },
    ['all', 'today', 'week', 'late'],
  ],
  ['due yesterday', { dueDay: '2026-11-24' }, ['all', 'week', 'late']],
  ['due on Sunday', { dueDay: '2026-11-29' }, ['all', 'week']],
  ['due on Monday', { dueDay: '2026-11-30' }, ['all']],
  ['due last year', { dueDay: '2025-12-31' }, ['all', 'late']],
] as const)('a task %s', (_, fields, views) => {
  const { data } = task('a', fields)
  const shown = (['all', 'today', 'week', 'late'] as const).filter((view) => isInView(view, data, present))
  expect(shown).toEqual(views)
})

test('each view counts its open tasks', () => {
  const done = { completed: true, completedAt: '2026-11-25T09:00:00.000Z', dueDay: '2026-11-25' }
  const tasks = [
    task('a'),
    task('b', { dueDay: '2026-11-25' }),
    task('c', { dueDay: '2026-11-20' }),
    task('d', done),
  ]
  expect(countViews(tasks, present)).toEqual({ all: 3, today: 1, week: 1, late: 1 })
})

test('tasks are ordered by day and hour, a day without an hour at its end, then by priority, then by place', () => {
  const tasks = [
    task('f'),
    task('e', { dueDay: '2026-11-26', priority: 'low' }),
    task('d', { dueDay: '2026-11-26', position: 'a1' }),
    task('c', { dueDay: '2026-11-26', position: 'a0' }),
    task('b', { dueDay: '2026-11-26', priority: 'high', position: 'a9' }),
    task('a', { dueDay: '2026-11-26', dueTime: '23:59' }),
  ]
  expect(
    byDue(tasks)
      .map(({ id }) => id)
      .join(''),
  ).toBe('abcdef')
})

test('the deadlines of a day are its open tasks', () => {
  const day = '2026-11-26'
  const tasks = [
    task('b', { dueDay: day }),
    task('a', { dueDay: day, dueTime: '08:00' }),
    task('done', { dueDay: day, completed: true }),
    task('other', { dueDay: '2026-11-27' }),
    task('none'),
  ]
  expect(deadlinesOn(tasks, day).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(deadlinesOn(tasks, '2026-11-28')).toEqual([])
})
