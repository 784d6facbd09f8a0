import { expect, test } from 'vitest'
import { columnsOf, lanesOf, startColumns } from './lanes.ts'
import { movedCards } from './moves.ts'

const now = '2026-11-25T12:00:00.000Z'

const task = (id: string, position: string, fields: { column?: string; done?: boolean } = {}) => ({
  id,
  data: {
    text: id,
    position,
    completed: fields.done ?? false,
    completedAt: fields.done ? '2026-11-24T08:00:00.000Z' : null,
    ...(fields.column !== undefined && { column: fields.column }),
  },
})

/** The board as text: `todo:a,b`. */
const drawn = (...parts: Parameters<typeof lanesOf>) =>
  lanesOf(...parts).map(({ column, cards }) => `${column.id}:${cards.map(({ id }) => id).join()}`)

test('a task of an earlier release is in the first column, and in the column of the completed when it is done', () => {
  const tasks = [task('a', 'a0'), task('b', 'a1', { done: true }), task('c', 'a2', { column: 'doing' })]
  expect(drawn(tasks, startColumns)).toEqual(['todo:a', 'doing:c', 'done:b'])
})

test('the cards of a removed column go to the first one, and return with their column', () => {
  const tasks = [task('a', 'a0', { column: 'doing' }), task('b', 'a1')]
  const removed = { id: 'doing', data: { position: 'a1', removed: true } }
  expect(drawn(tasks, columnsOf([removed]))).toEqual(['todo:a,b', 'done:'])
  expect(drawn(tasks, columnsOf([]))).toEqual(['todo:b', 'doing:a', 'done:'])
})

test('a default column that is renamed keeps its cards', () => {
  const renamed = { id: 'doing', data: { position: 'a1', name: 'À relire' } }
  expect(drawn([task('a', 'a0', { column: 'doing' })], columnsOf([renamed]))).toEqual([
    'todo:',
    'doing:a',
    'done:',
  ])
})

test('when two devices have each removed one of the last two columns, `todo` is back', () => {
  const gone = ['todo', 'doing'].map((id) => ({ id, data: { position: 'a0', removed: true } }))
  expect(columnsOf(gone).map(({ id }) => id)).toEqual(['todo', 'done'])
})

test('a card that is moved to the completed tasks is completed, and keeps its column for the day it is opened again', () => {
  const tasks = [task('a', 'a0', { column: 'doing' })]
  const changes = movedCards(tasks, startColumns, ['a'], { column: 'done', before: null }, now)
  expect([...changes]).toEqual([
    ['a', { ...task('a', 'a0', { column: 'doing' }).data, completed: true, completedAt: now }],
  ])
})

test('a completed card that is moved within the completed tasks does not change', () => {
  const tasks = [task('a', 'a0', { done: true }), task('b', 'a1', { done: true })]
  expect(movedCards(tasks, startColumns, ['a'], { column: 'done', before: 'b' }, now).size).toBe(0)
})

test('a completed card that is moved to another column is open again', () => {
  const tasks = [task('a', 'a0', { done: true })]
  expect(movedCards(tasks, startColumns, ['a'], { column: 'doing', before: null }, now).get('a')).toEqual(
    task('a', 'a0', { column: 'doing' }).data,
  )
})

test('in the to-do list a moved card comes right before its new neighbour, and no other task changes', () => {
  const tasks = [
    task('a', 'a0'),
    task('b', 'a1', { column: 'doing' }),
    task('c', 'a2'),
    task('d', 'a3', { column: 'doing' }),
  ]
  const changes = movedCards(tasks, startColumns, ['a'], { column: 'doing', before: 'd' }, now)
  expect([...changes.keys()]).toEqual(['a'])
  expect(changes.get('a')?.position).toSatisfy((position: string) => position > 'a2' && position < 'a3')
})

test('a card that is moved into an empty column keeps its place in the to-do list', () => {
  const tasks = [task('a', 'a0'), task('b', 'a1')]
  expect(
    movedCards(tasks, startColumns, ['b'], { column: 'doing', before: null }, now).get('b')?.position,
  ).toBe('a1')
})

test('two devices that move two cards have the same board once both edits have arrived', () => {
  const tasks = [task('a', 'a0'), task('b', 'a1'), task('c', 'a2')]
  const one = movedCards(tasks, startColumns, ['a'], { column: 'doing', before: null }, now)
  const other = movedCards(tasks, startColumns, ['c'], { column: 'todo', before: 'a' }, now)
  const merged = (...edits: (typeof one)[]) =>
    tasks.map(({ id, data }) => ({ id, data: edits.map((edit) => edit.get(id)).findLast(Boolean) ?? data }))
  expect(drawn(merged(one, other), startColumns)).toEqual(drawn(merged(other, one), startColumns))
  expect(drawn(merged(one, other), startColumns)).toEqual(['todo:c,b', 'doing:a', 'done:'])
})
