import { expect, test } from 'vitest'
import { taskName } from './task-name.ts'

const goal = { id: '2026-11-22-1', data: { day: '2026-11-22', text: 'Maths, chapitre 5', done: false } }
const task = { text: 'Maths, chapitre 4', record: { collection: 'goal', id: goal.id } } as const

test('the name follows the goal that the member has renamed, and stays when the goal is deleted', () => {
  expect(taskName(task, [goal], [])).toBe('Maths, chapitre 5')
  expect(taskName(task, [], [])).toBe('Maths, chapitre 4')
})

test('a typed name is shown as it is, and without a task there is none', () => {
  expect(taskName({ text: 'Anglais', record: null }, [goal], [])).toBe('Anglais')
  expect(taskName(null, [goal], [])).toBeNull()
})
