import { describe, expect, test } from 'vitest'
import { changeEventSchema } from './change-event.ts'
import {
  collectionNames,
  putRecordsSchema,
  RECORDS_PER_CALL,
  recordEditSchema,
  recordsQuerySchema,
} from './record.ts'

const task = { text: 'Lire', completed: false, completedAt: null, position: 'a0' }
const edit = { collection: 'task', id: 't-1_A', updatedAt: '2026-01-15T12:00:00.000Z', data: task }

describe('an edit of a record', () => {
  test('holds what its collection knows, and nothing else', () => {
    const sent = { ...edit, data: { ...task, text: '  Lire ', more: 1 }, version: 7 }
    expect(recordEditSchema.parse(sent)).toEqual(edit)
  })

  test.each(collectionNames)('deletes from %s', (collection) => {
    const deleted = { ...edit, collection, data: null }
    expect(recordEditSchema.parse(deleted)).toEqual(deleted)
  })

  test.each([
    { collection: 'mood' },
    { collection: 'toString' },
    { collection: undefined },
    { id: '' },
    { id: 'a/b' },
    { id: 'x'.repeat(65) },
    { updatedAt: 'yesterday' },
    { updatedAt: '2026-02-30T00:00:00Z' },
    { updatedAt: `2026-01-15T12:00:00.${'1'.repeat(40)}Z` },
    { data: undefined },
    { data: 'Lire' },
    { data: { ...task, text: ' ' } },
    { data: { ...task, completed: 'no' } },
    { data: { ...task, dueDay: '2026-13-01' } },
    { data: { ...task, dueDay: '2026-11-26', dueTime: '25:00' } },
    { data: { ...task, subject: 'a/b' } },
    { data: { ...task, priority: 'urgent' } },
    { data: { ...task, column: '' } },
    { collection: 'subject', data: { name: ' ', colour: 'teal' } },
    { collection: 'subject', data: { name: 'x'.repeat(81), colour: 'teal' } },
    { collection: 'subject', data: { name: 'Maths', colour: '#ff0000' } },
    { collection: 'board-column', data: { name: 'x'.repeat(61), position: 'a' } },
  ])('with %o is refused', (change) => {
    expect(recordEditSchema.safeParse({ ...edit, ...change }).success).toBe(false)
  })

  test('what does not fit is named by its place', () => {
    const sent = { records: [edit, { ...edit, data: { ...task, text: '' } }] }
    expect(putRecordsSchema.safeParse(sent).error?.issues[0]?.path).toEqual(['records', 1, 'data', 'text'])
  })
})

test('one call carries one record at least and 100 at most', () => {
  const sent = (count: number) => putRecordsSchema.safeParse({ records: Array(count).fill(edit) }).success
  expect([0, 1, RECORDS_PER_CALL, RECORDS_PER_CALL + 1].map(sent)).toEqual([false, true, true, false])
})

test('reading starts with everything, or after a version', () => {
  expect(recordsQuerySchema.parse({})).toEqual({ since: 0 })
  expect(recordsQuerySchema.parse({ since: '12' })).toEqual({ since: 12 })
})

test.each(['-1', '1.5', 'x', '1e400', '9007199254740993', ['1', '2']])('since %o is refused', (since) => {
  expect(recordsQuerySchema.safeParse({ since }).success).toBe(false)
})

test.each([
  [{ event: 'ready' }, true],
  [{ event: 'change', data: { topic: 'records' } }, true],
  [{ event: 'change', data: { topic: 'weather' } }, false],
  [{ event: 'change' }, false],
  [{ event: 'news', data: {} }, false],
])('the event %o: %s', (event, known) => {
  expect(changeEventSchema.safeParse(event).success).toBe(known)
})

test('a task may say when it is due, on a day or at an hour of it', () => {
  for (const due of [{}, { dueDay: '2026-11-26' }, { dueDay: '2026-11-26', dueTime: '18:00' }]) {
    const sent = { ...edit, data: { ...task, ...due } }
    expect(recordEditSchema.parse(sent).data).toEqual({ ...task, ...due })
  }
})

test('a task may have a subject, a priority and a column of the board', () => {
  const more = { subject: 'maths', priority: 'high', column: 'doing' }
  expect(recordEditSchema.parse({ ...edit, data: { ...task, ...more } }).data).toEqual({ ...task, ...more })
})

test('an event may be an exam, or the revision for one', () => {
  const event = {
    ...{ uid: 'a', title: 'Partiel', timeZone: null, kind: 'course' },
    ...{ start: '2026-11-26', end: '2026-11-27' },
  }
  for (const more of [{ exam: true, subject: 'maths' }, { revisionFor: 'a-1' }]) {
    const sent = { ...edit, collection: 'event', data: { ...event, ...more } }
    expect(recordEditSchema.parse(sent).data).toEqual({ ...event, ...more })
  }
})

test.each([
  [{ task: ['text'] }, true],
  [{ 'a newer collection': [] }, true],
  [{ task: 'text' }, false],
  [{ task: ['x'.repeat(65)] }, false],
  [{ task: Array(101).fill('text') }, false],
  [Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`c${n}`, []])), false],
])('a call that knows the fields %o: %s', (fields, accepted) => {
  expect(putRecordsSchema.safeParse({ records: [edit], fields }).success).toBe(accepted)
})
