import { expect, test } from 'vitest'
import { placesOf } from '../widgets/daily-focus/goals.ts'
import { firstOpen, openThings } from './first-open.ts'

const updatedAt = '2026-11-25T08:00:00.000Z'
const goal = (place: number, text: string, done = false, day = '2026-11-25') => ({
  id: `${day}-${place}`,
  data: { day, text, done },
  updatedAt,
})
const task = (id: string, text: string, completed = false) => ({
  id,
  data: { text, completed, completedAt: completed ? updatedAt : null, position: id },
  updatedAt,
})

test('the first open goal of today comes before every task', () => {
  const goals = [goal(2, 'Fiche'), goal(1, 'Maths', true), goal(1, 'Hier', false, '2026-11-24')]
  expect(firstOpen(goals, [task('a', 'Livre')], '2026-11-25')).toMatchObject({ kind: 'goal', text: 'Fiche' })
})

test('without an open goal it is the first open task, and null when all is done', () => {
  const tasks = [task('c', 'Appeler'), task('a', 'Livre', true), task('b', 'Exercices')]
  expect(firstOpen([goal(1, 'Maths', true)], tasks, '2026-11-25')).toMatchObject({ kind: 'task', id: 'b' })
  expect(firstOpen([goal(1, 'Maths', true)], [task('a', 'Livre', true)], '2026-11-25')).toBeNull()
})

test('the order is that of the places, whatever the order of the records', () => {
  const goals = [goal(3, 'Sport'), goal(1, 'Maths', true), goal(2, 'Fiche')]
  expect(firstOpen(goals, [], '2026-11-25')?.text).toBe('Fiche')
  const tasks = [
    { ...task('b', 'Deux'), id: 'z' },
    { ...task('b', 'Un'), id: 'y' },
  ]
  expect(firstOpen([], tasks, '2026-11-25')?.text).toBe('Un')
})

test('a task that is due today or late comes before the others, by place; a goal of today still comes first', () => {
  const due = (id: string, dueDay: string, completed = false) => {
    const { data, ...entry } = task(id, id, completed)
    return { ...entry, data: { ...data, dueDay } }
  }
  const tasks = [
    task('a', 'a'),
    due('b', '2026-11-26'),
    due('c', '2026-11-25'),
    due('d', '2026-11-20'),
    due('e', '2026-11-19', true),
  ]
  expect(openThings([], tasks, '2026-11-25').map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b'])
  expect(firstOpen([goal(1, 'Fiche')], tasks, '2026-11-25')?.text).toBe('Fiche')
})

test('a new goal takes the first free place', () => {
  expect(placesOf([], '2026-11-25')).toEqual({ count: 0, free: 1 })
  expect(placesOf([goal(1, 'Maths'), goal(3, 'Fiche')], '2026-11-25')).toEqual({ count: 2, free: 2 })
  expect(
    placesOf(
      [1, 2, 3].map((place) => goal(place, 'x')),
      '2026-11-25',
    ).free,
  ).toBeNull()
})
