import { beforeEach, describe, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { recordsClient, task } from '../../test/support/records-client.ts'
import { newMember, partOf, rowsIn } from '../../test/support/test-api.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
const as = recordsClient(api)
let member: Awaited<ReturnType<typeof newMember>>

beforeEach(async () => {
  member = await newMember(api)
})

describe('an edit of an older release', () => {
  const putAll = (...edits: object[]) =>
    api.call('PUT', '/records', { token: member.token, body: { records: edits } })
  const data = async () => rowsIn(await as(member).read(), 'records').map((row) => row.data)

  test('keeps the due date of a task, which a whole edit takes away', async () => {
    const due = { dueDay: '2026-01-09', dueTime: '18:00' }
    const first = task('a', 'Lire')
    await putAll({ ...first, whole: true, data: { ...first.data, ...due } })
    const answer = await putAll(task('a', 'Lire tout', 1))
    expect(partOf(answer.body, 'records')).toMatchObject([{ data: { text: 'Lire tout', ...due } }])
    expect(await data()).toMatchObject([{ text: 'Lire tout', ...due }])
    await putAll({ ...task('a', 'Lire tout', 2), whole: true })
    expect(await data()).toEqual([task('a', 'Lire tout').data])
    await putAll(task('a', null, 3))
    expect(await data()).toEqual([null])
  })

  const later = { subject: 'maths', priority: 'high', column: 'doing' }
  const known = ['text', 'completed', 'completedAt', 'position', 'dueDay', 'dueTime']

  test.each([
    ['says neither', {}, {}],
    ['says that the edit is whole', { whole: true }, {}],
    ['names the fields that it knows', { whole: true }, { fields: { task: known } }],
  ])('keeps the fields that it does not know when it %s', async (_how, how, call) => {
    const first = task('a', 'Lire')
    await putAll({ ...first, whole: true, data: { ...first.data, ...later } })
    const records = [{ ...task('a', 'Lire tout', 1), ...how }]
    const answer = await api.call('PUT', '/records', { token: member.token, body: { records, ...call } })
    expect(partOf(answer.body, 'records')).toMatchObject([{ data: { text: 'Lire tout', ...later } }])
    expect(await data()).toEqual([{ ...task('a', 'Lire tout').data, ...later }])
  })

  test('keeps that an event is an exam of a subject, and what a session of focus was for', async () => {
    const exam = { exam: true, subject: 'maths', revisionFor: 'b' }
    const event = (second: number, more: object) => ({
      ...{ collection: 'event', id: 'a', updatedAt: task('', '', second).updatedAt, whole: true },
      data: {
        ...{ uid: 'a', title: `Partiel ${second}`, timeZone: null, kind: 'course' },
        ...{ start: '2026-01-09', end: '2026-01-10', ...more },
      },
    })
    const purpose = { task: { text: 'Lire', record: null }, subject: 'maths' }
    const session = (second: number, more: object) => ({
      ...{ collection: 'focusSession', id: 'a', updatedAt: task('', '', second).updatedAt, whole: true },
      data: {
        ...{ kind: 'timer', startedAt: '2026-01-05T07:00:00Z', endedAt: '2026-01-05T07:25:00Z' },
        ...{ focusMs: 1_500_000, awayCount: second, awayMs: 0, completed: true, ...more },
      },
    })
    await putAll(event(0, exam), session(0, purpose))
    await putAll(event(1, {}), session(1, {}))
    expect(await data()).toMatchObject([
      { title: 'Partiel 1', ...exam },
      { awayCount: 1, ...purpose },
    ])
  })

  test('a release that knows a field takes it away by leaving it out', async () => {
    const first = task('a', 'Lire')
    await putAll({ ...first, whole: true, data: { ...first.data, ...later } })
    const records = [{ ...task('a', 'Lire', 1), whole: true }]
    const fields = { task: [...known, 'subject', 'column'] }
    await api.call('PUT', '/records', { token: member.token, body: { records, fields } })
    expect(await data()).toEqual([{ ...first.data, priority: 'high' }])
  })

  test('keeps the length and the task of a countdown until another session begins', async () => {
    const lengthMs = 3_000_000
    const chosen = { lengthMs, task: { text: 'Maths', record: null } }
    const paused = (startedAt: string, second: number, more: object = {}) => ({
      ...{ collection: 'countdown', id: 'timer', updatedAt: task('', '', second).updatedAt },
      data: { endsAt: null, leftMs: 600_000, startedAt, awayCount: 0, awayMs: 0, ...more },
    })
    await putAll({ ...paused('2026-01-05T07:00:00Z', 0, chosen), whole: true })
    await putAll(paused('2026-01-05T07:00:00Z', 1))
    expect(await data()).toMatchObject([chosen])
    await putAll(paused('2026-01-05T08:00:00Z', 2))
    expect(await data()).toMatchObject([{ lengthMs: 1_500_000, task: null }])
  })
})

test('only a release that names its fields deletes a completion of more than 35 days ago', async () => {
  const put = (records: object[], more: object = {}) =>
    api.call('PUT', '/records', { token: member.token, body: { records, ...more } })
  const edit = (id: string, second: number, completedAt: string | null) => ({
    ...{ collection: 'completion', id, updatedAt: task('', '', second).updatedAt, whole: true },
    data: completedAt === null ? null : { completedAt },
  })
  const old = { completedAt: '2025-11-01T08:00:00.000Z' }
  await put([edit('old', 0, old.completedAt), edit('new', 0, '2026-01-04T08:00:00.000Z')])
  const answer = await put([edit('old', 1, null), edit('new', 1, null)])
  // Later than the deletion, because the device that made it would keep it otherwise.
  const updatedAt = '2026-01-05T08:00:01.001Z'
  expect(partOf(answer.body, 'records')).toMatchObject([
    { id: 'old', data: old, updatedAt },
    { id: 'new', data: null },
  ])
  expect(partOf(await as(member).read(2), 'records')).toMatchObject([
    { id: 'old', data: old, updatedAt },
    { id: 'new', data: null },
  ])
  const deleted = await put([edit('old', 2, null)], { fields: { completion: ['completedAt'] } })
  expect(partOf(deleted.body, 'records')).toMatchObject([{ id: 'old', data: null }])
})
