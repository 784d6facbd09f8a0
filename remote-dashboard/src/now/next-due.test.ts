import { expect, test } from 'vitest'
import type { Occurrence } from '../widgets/life-planner/week/occurrences.ts'
import { dueBeforeEvent } from './next-due.ts'

const now = '2026-11-25T22:00:00'
const task = (id: string, due: { dueDay?: string; dueTime?: string } = {}, completed = false) => ({
  id,
  data: { text: id, completed, completedAt: null, position: id, ...due },
  updatedAt: '2026-11-25T08:00:00.000Z',
})
const dueToday = (dueTime: string) => task('today', { dueDay: '2026-11-25', dueTime })
function event(start: string, end: string): Occurrence {
  const data = { uid: 'e', title: 'TD de droit', start, end, timeZone: null, kind: 'course' as const }
  return { key: 'e', id: 'e', event: data, at: start, start, end, recurring: false }
}
const tonight = event('2026-11-25T22:30:00', '2026-11-25T23:30:00')
const tomorrow = event('2026-11-26T08:00:00', '2026-11-26T10:00:00')
const later = event('2026-11-28T08:00:00', '2026-11-28T10:00:00')
const holiday = event('2026-11-24', '2026-11-28')

const tasks = [
  task('late', { dueDay: '2026-11-23' }),
  task('today', { dueDay: '2026-11-25' }),
  task('tomorrow', { dueDay: '2026-11-26' }),
]
const without = (...ids: string[]) => tasks.filter(({ id }) => !ids.includes(id))

test.each([
  ['an event of today', tonight, tasks, undefined],
  ['what is due today, before an event of tomorrow', tomorrow, tasks, 'today'],
  ['an event of tomorrow', tomorrow, without('today'), undefined],
  ['what is due tomorrow, before an event of a later day', later, without('today'), 'tomorrow'],
  ['what is late, before an event of a later day', later, without('today', 'tomorrow'), 'late'],
  ['what is due today, before an event of the whole day', holiday, tasks, 'today'],
  ['what is late, where nothing else is', null, without('today', 'tomorrow'), 'late'],
  ['what is due today at a later hour', null, [dueToday('22:30')], 'today'],
  ['what was due today at an earlier hour as late', null, [dueToday('21:30')], 'late'],
  [
    'nothing, where no open task has a day',
    null,
    [task('free'), task('done', { dueDay: '2026-11-25' }, true)],
    undefined,
  ],
])('the band names %s', (_what, next, all, when) => {
  expect(dueBeforeEvent(next, all, now, null)?.when).toBe(when)
})

test('a task that the band names already is not named twice', () => {
  expect(dueBeforeEvent(null, tasks, now, 'today')?.task.id).toBe('tomorrow')
})
