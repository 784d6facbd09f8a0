import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putRecord, putRecords, recordsOf } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { clearDone, deleteTask } from './task-commands.ts'

let member = ''
const monday = '2026-11-16T10:00:00.000Z'

beforeEach(({ task }) => {
  member = `completions-${task.id}`
  signIn(member)
  vi.useFakeTimers({ now: new Date('2026-11-18T09:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const have = (id: string, completedAt: string | null) =>
  putRecord('task', id, { text: id, completed: completedAt !== null, completedAt, position: id })
const remove = (id: string) => {
  const entry = recordsOf(member, 'task').find((one) => one.id === id)
  if (entry) deleteTask(entry)
}
const kept = () => recordsOf(member, 'completion').map(({ id, data }) => [id, data.completedAt])

test('a completed task that is deleted or cleared leaves its completion; an open one leaves none', () => {
  have('done', monday)
  have('cleared', monday)
  have('open', null)
  remove('done')
  remove('open')
  clearDone()
  expect(kept()).toEqual([
    ['done', monday],
    ['cleared', monday],
  ])
})

test('a task that was restored and reopened takes its completion along when it is deleted', () => {
  have('again', monday)
  remove('again')
  have('again', null)
  remove('again')
  expect(kept()).toEqual([])
})

test('completions are kept for the three years of the history, and older ones go with the next one', () => {
  putRecord('completion', 'kept', { completedAt: '2023-11-25T10:00:00.000Z' })
  putRecord('completion', 'old', { completedAt: '2023-10-01T10:00:00.000Z' })
  have('done', monday)
  remove('done')
  expect(kept()).toEqual([
    ['kept', '2023-11-25T10:00:00.000Z'],
    ['done', monday],
  ])
})

test('of very many completions the oldest go first, so that other records have room', () => {
  const at = (nth: number) => new Date(Date.parse('2026-11-01T00:00:00Z') + nth * 60_000).toISOString()
  putRecords(
    'completion',
    new Map(Array.from({ length: 6001 }, (_, nth) => [`c${nth}`, { completedAt: at(nth) }])),
  )
  have('done', monday)
  remove('done')
  expect(kept()).toHaveLength(6001)
  expect(kept()[0]).toEqual(['c1', at(1)])
})
