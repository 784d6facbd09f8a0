import { expect, test } from 'vitest'
import { suggestedTasks } from './suggested-tasks.ts'

const today = '2026-11-22'
const at = '2026-11-22T08:00:00.000Z'
const goal = (id: string, text: string, done = false) => ({
  id,
  data: { day: id.slice(0, 10), text, done },
  updatedAt: at,
})
const task = (id: string, text: string, completed = false) => ({
  id,
  data: { text, completed, completedAt: null, position: id },
  updatedAt: at,
})
const texts = (...args: Parameters<typeof suggestedTasks>) => suggestedTasks(...args).map(({ text }) => text)

test('first come today’s open goals by place, then the open tasks in the order of the list', () => {
  const goals = [
    goal(`${today}-2`, 'Anglais'),
    goal(`${today}-1`, 'Maths'),
    goal(`${today}-3`, 'Sport', true),
  ]
  const tasks = [task('b', 'Fiches'), task('a', 'Courses'), task('c', 'Rendu', true)]
  expect(texts(goals, tasks, today)).toEqual(['Maths', 'Anglais', 'Courses', 'Fiches'])
})

test('goals of another day are none of them, one name is suggested once, and six at most', () => {
  const goals = [goal('2026-11-21-1', 'Hier'), goal(`${today}-1`, 'Maths')]
  const tasks = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) =>
    task(id, id === 'a' ? 'Maths' : `Tâche ${id}`),
  )
  expect(texts(goals, tasks, today)).toEqual(['Maths', 'Tâche b', 'Tâche c', 'Tâche d', 'Tâche e', 'Tâche f'])
})
