import {
  DELETIONS_MAX,
  RECORD_BYTES_MAX,
  RECORDS_MAX,
  RECORDS_PER_ANSWER,
  RECORDS_PER_CALL,
} from '@cadence/shared/schemas'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { newMember } from '../../test/support/test-api.ts'
import { prune } from '../db/prune.ts'
import { records, recordVersions, users } from '../db/schema.ts'
import { createLimits } from '../limits/attempt-limits.ts'
import { readRecords } from './records-queries.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
let member: Awaited<ReturnType<typeof newMember>>
let other: Awaited<ReturnType<typeof newMember>>

beforeEach(async () => {
  member = await newMember(api)
  other = await newMember(api)
})

/** An edit of a task, made at a second of one minute. */
const task = (id: string, text: string | null, second: number | string = 0) => ({
  collection: 'task',
  id,
  updatedAt: typeof second === 'string' ? second : `2026-01-05T08:00:${String(second).padStart(2, '0')}.000Z`,
  data: text === null ? null : { text, completed: false, completedAt: null, position: 'a0' },
})

type Edit = ReturnType<typeof task>

const as = (who: typeof member) => ({
  put: (...edits: Edit[]) => api.call('PUT', '/records', { token: who.token, body: { records: edits } }),
  read: async (since = 0) => (await api.call('GET', `/records?since=${since}`, { token: who.token })).body,
})
const epoch: unknown = expect.any(String)
const texts = (body: { records: Edit[] }) => body.records.map(({ data }) => data?.text ?? null)

test('stores edits and returns them unchanged, with the version to ask for next', async () => {
  const edits = [task('a', 'Lire'), { ...task('b', 'Écrire', '2026-01-05T08:00:00.1Z') }]
  const stored = edits.map((edit, i) => ({ ...edit, version: i + 1 }))
  expect(await as(member).put(...edits)).toMatchObject({ status: 200, body: { records: stored } })
  expect(await as(member).read()).toEqual({ records: stored, version: 2, more: false, epoch })
  expect(await as(member).read(2)).toEqual({ records: [], version: 2, more: false, epoch })
})

test('a member without records reads none', async () => {
  expect(await as(member).read()).toEqual({ records: [], version: 0, more: false, epoch })
})

test('a field that the collection does not have is not stored', async () => {
  const edit = { ...task('a', 'Lire'), more: 1, data: { ...task('a', ' Lire ').data, more: { n: 1 } } }
  const answer = await api.call('PUT', '/records', { token: member.token, body: { records: [edit] } })
  expect(answer.body.records).toEqual([{ ...task('a', 'Lire'), version: 1 }])
})

describe('an edit of an older release', () => {
  const putAll = (...edits: object[]) =>
    api.call('PUT', '/records', { token: member.token, body: { records: edits } })
  const data = async () => (await as(member).read()).records.map((row: Edit) => row.data)

  test('keeps the due date of a task, which a whole edit takes away', async () => {
    const due = { dueDay: '2026-01-09', dueTime: '18:00' }
    const first = task('a', 'Lire')
    await putAll({ ...first, whole: true, data: { ...first.data, ...due } })
    const answer = await putAll(task('a', 'Lire tout', 1))
    expect(answer.body.records).toMatchObject([{ data: { text: 'Lire tout', ...due } }])
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
    expect(answer.body.records).toMatchObject([{ data: { text: 'Lire tout', ...later } }])
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
  expect(answer.body.records).toMatchObject([
    { id: 'old', data: old, updatedAt },
    { id: 'new', data: null },
  ])
  expect((await as(member).read(2)).records).toMatchObject([
    { id: 'old', data: old, updatedAt },
    { id: 'new', data: null },
  ])
  const deleted = await put([edit('old', 2, null)], { fields: { completion: ['completedAt'] } })
  expect(deleted.body.records).toMatchObject([{ id: 'old', data: null }])
})

test('one id in two collections is two records', async () => {
  const favourite = { collection: 'favourite', id: 'a', updatedAt: '2026-01-05T08:00:00Z' }
  const sent = [task('a', 'Lire'), { ...favourite, data: { since: '2026-01-05T08:00:00Z' } }]
  await api.call('PUT', '/records', { token: member.token, body: { records: sent } })
  expect((await as(member).read()).records).toMatchObject(sent)
})

describe('of two edits of one record', () => {
  test('the later one wins in any order, and is the answer', async () => {
    await as(member).put(task('a', 'Neuf', '2026-01-05T08:00:00.500Z'))
    // Later as text, earlier as a time.
    const late = await as(member).put(task('a', 'Vieux', '2026-01-05T08:00:00Z'), task('b', 'Autre'))
    expect(late.status).toBe(200)
    expect(texts(late.body)).toEqual(['Neuf', 'Autre'])
    await as(member).put(task('a', 'Plus neuf', 1))
    expect(texts(await as(member).read())).toEqual(['Autre', 'Plus neuf'])
  })

  test('at the same time the stored one wins, so that all devices agree', async () => {
    await as(member).put(task('a', 'Premier'))
    const { version } = await as(member).read()
    const second = await as(member).put(task('a', 'Second', '2026-01-05T08:00:00Z'))
    expect(texts(second.body)).toEqual(['Premier'])
    expect((await as(member).read(version)).records).toEqual([])
  })

  test('in one call too, with the winner as the answer to each', async () => {
    const answer = await as(member).put(task('a', 'Un', 1), task('a', 'Trois', 3), task('a', 'Deux', 2))
    expect(texts(answer.body)).toEqual(['Trois', 'Trois', 'Trois'])
    expect(texts(await as(member).read())).toEqual(['Trois'])
  })

  test('a deletion is an edit: an earlier edit loses against it, and a later one restores the record', async () => {
    await as(member).put(task('a', 'Lire', 1))
    await as(member).put(task('a', null, 3))
    expect(texts((await as(member).put(task('a', 'Relire', 2))).body)).toEqual([null])
    expect(texts(await as(member).read())).toEqual([null])
    await as(member).put(task('a', 'Encore', 4))
    expect(texts(await as(member).read())).toEqual(['Encore'])
  })
})

test('a call that is sent twice changes nothing the second time', async () => {
  const edits = [task('a', 'Un'), task('b', null)]
  const first = await as(member).put(...edits)
  const { version } = await as(member).read()
  const second = await as(member).put(...edits)
  expect(second.body).toEqual(first.body)
  expect((await as(member).read(version)).records).toEqual([])
})

test('the oldest change comes first, in parts that lack and repeat nothing', async () => {
  const count = RECORDS_PER_ANSWER + 100
  for (let from = 0; from < count; from += RECORDS_PER_CALL) {
    const edits = Array.from({ length: RECORDS_PER_CALL }, (_, i) => task(`t${from + i}`, `${from + i}`))
    expect((await as(member).put(...edits)).status).toBe(200)
  }
  await as(member).put(task('t7', 'Encore', 1))
  const first = await as(member).read()
  expect(first).toMatchObject({ more: true, version: RECORDS_PER_ANSWER + 1 })
  expect(first.records).toHaveLength(RECORDS_PER_ANSWER)
  const second = await as(member).read(first.version)
  expect(second).toMatchObject({ more: false, version: count + 1 })
  const expected = Array.from({ length: count }, (_, i) => `${i}`).filter((text) => text !== '7')
  expect([...texts(first), ...texts(second)]).toEqual([...expected, 'Encore'])
})

test('a version of another database is answered with the version of this one', async () => {
  await as(member).put(task('a', 'Lire'))
  expect(await as(member).read(1000)).toEqual({ records: [], version: 1, more: false, epoch })
  expect(await as(other).read(1000)).toEqual({ records: [], version: 0, more: false, epoch })
})

test('another member neither sees nor changes them, and can use the same id', async () => {
  await as(member).put(task('a', 'À moi'))
  expect(await as(other).read()).toMatchObject({ records: [], version: 0 })
  expect(texts((await as(other).put(task('a', 'Autre', 9))).body)).toEqual(['Autre'])
  expect(texts(await as(member).read())).toEqual(['À moi'])
})

test('a member has at most 20 000 undeleted ones: a call beyond that stores nothing', async () => {
  const row = { userId: member.user._id, ...task('', 'Lire'), changedAt: new Date() }
  const rows = Array.from({ length: RECORDS_MAX - 1 }, (_, i) => ({ ...row, id: `t${i}`, version: i + 1 }))
  for (let from = 0; from < rows.length; from += 2_000) {
    await api.services.db.insert(records).values(rows.slice(from, from + 2_000))
  }
  await api.services.db.insert(recordVersions).values({ userId: member.user._id, version: RECORDS_MAX })
  const refused = await as(member).put(task('t5', 'Relire', 1), task('x', 'Un'), task('y', 'Deux'))
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'You can keep at most 20000 entries.' },
  })
  expect(await as(member).read(RECORDS_MAX)).toMatchObject({ records: [], version: RECORDS_MAX })
  expect((await as(member).put(task('t5', null, 1), task('x', 'Un'), task('y', 'Deux'))).status).toBe(200)
  expect((await as(member).put(task('z', 'Trois'))).status).toBe(409)
  expect((await as(member).put(task('x', 'Encore', 1))).status).toBe(200)
  expect((await as(other).put(task('z', 'Trois'))).status).toBe(200)
})

test('deletions are stored for 13 months, whatever the clock of the device said', async () => {
  await as(member).put(task('a', 'Lire'), task('old', null, '1999-01-01T00:00:00Z'), task('b', null))
  const monthsOn = (months: number) => {
    const date = new Date()
    date.setUTCMonth(date.getUTCMonth() + months)
    return date
  }
  // Sessions are pruned too, so the store is asked directly.
  const left = async () => {
    const { records } = await readRecords(api.services.db, member.user._id, 0)
    return records.map(({ id }) => id)
  }
  await prune(api.services.db, monthsOn(12))
  expect(await left()).toEqual(['a', 'old', 'b'])
  await prune(api.services.db, monthsOn(14))
  expect(await left()).toEqual(['a'])
})

test('the undeleted ones have at most 20 MB: a call beyond that stores nothing', async () => {
  const text = 'x'.repeat(100_000)
  const row = { userId: member.user._id, ...task('', text), changedAt: new Date() }
  const rows = Array.from({ length: 209 }, (_, i) => ({ ...row, id: `t${i}`, version: i + 1 }))
  await api.services.db.insert(records).values(rows)
  // Not counted yet, as after an earlier release.
  await api.services.db.insert(recordVersions).values({ userId: member.user._id, version: 300 })
  const note = (id: string, content: string | null, second: number) => ({
    collection: 'note',
    id,
    updatedAt: `2026-01-05T08:00:0${second}.000Z`,
    data: content === null ? null : { title: 'é', content, createdAt: row.updatedAt, date: row.updatedAt },
  })
  const put = (...edits: object[]) =>
    api.call('PUT', '/records', { token: member.token, body: { records: edits } })
  const long = 'é'.repeat(20_000)
  expect((await put(note('a', long, 0))).status).toBe(200)
  const refused = await put(note('b', 'court', 0), note('c', long, 0), note('d', long, 0))
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'Your entries can take up at most 20 MB.' },
  })
  expect((await put(note('a', 'court', 1))).status).toBe(200)
  expect((await put(note('b', 'court', 0))).status).toBe(200)
  expect((await put(task('t0', null, 1))).status).toBe(200)
  expect((await put(note('c', long, 0), note('d', long, 0))).status).toBe(200)
  const [counted] = await api.services.db
    .select({ bytes: recordVersions.bytes })
    .from(recordVersions)
    .where(eq(recordVersions.userId, member.user._id))
  const stored = await api.services.db
    .select({ bytes: sql<number>`sum(octet_length(${records.data}::text))`.mapWith(Number) })
    .from(records)
    .where(eq(records.userId, member.user._id))
  expect(counted).toEqual(stored[0])
  expect((await as(other).put(task('a', 'Lire'))).status).toBe(200)
})

test('a wrong stored size refuses no edit', async () => {
  await as(member).put(task('a', 'Lire'))
  const ofMember = eq(recordVersions.userId, member.user._id)
  await api.services.db.update(recordVersions).set({ bytes: RECORD_BYTES_MAX }).where(ofMember)
  expect((await as(member).put(task('b', 'Lire'))).status).toBe(200)
  expect((await api.services.db.select().from(recordVersions).where(ofMember))[0]?.bytes).toBeLessThan(1000)
})

test('the newest 20 000 deletions are stored, also of records that never existed', async () => {
  await as(member).put(task('alive', 'Lire'))
  const row = { userId: member.user._id, ...task('', null), changedAt: new Date() }
  const rows = Array.from({ length: DELETIONS_MAX }, (_, i) => ({ ...row, id: `d${i}`, version: i + 2 }))
  for (let from = 0; from < rows.length; from += 2_000) {
    await api.services.db.insert(records).values(rows.slice(from, from + 2_000))
  }
  await api.services.db
    .update(recordVersions)
    .set({ version: DELETIONS_MAX + 1 })
    .where(eq(recordVersions.userId, member.user._id))
  const unknown = await as(member).put(task('x', null), task('y', null))
  expect(texts(unknown.body)).toEqual([null, null])
  const left = await api.services.db
    .select({ id: records.id })
    .from(records)
    .where(eq(records.userId, member.user._id))
  expect(left).toHaveLength(DELETIONS_MAX + 1)
  const ids = new Set(left.map(({ id }) => id))
  expect(['alive', 'd0', 'd1', 'd2', 'x', 'y'].map((id) => ids.has(id))).toEqual([
    true,
    false,
    false,
    true,
    true,
    true,
  ])
})

test('a member has 600 writes a minute of all kinds together, and other members are not affected', async () => {
  const call = api.variant({ limits: createLimits(0.01, api.database.pool) })
  const { token } = member
  const dashboard = {
    name: 'a',
    items: [],
    createdAt: task('a', '').updatedAt,
    updatedAt: task('a', '').updatedAt,
  }
  const writes = [
    ['PUT', '/records', { records: [task('a', 'Lire')] }],
    ['PUT', '/dashboards/a', dashboard],
    ['POST', '/dashboards', { id: 'b', ...dashboard }],
    ['DELETE', '/dashboards/b', undefined],
    ['PATCH', '/preferences', { language: 'es' }],
    ['PATCH', '/profile', { firstName: 'Ana' }],
  ] as const
  const write = ([method, path, body]: (typeof writes)[number], as = token) =>
    call(method, path, { token: as, ...(body && { body }) })
  for (const one of writes) expect((await write(one)).status).toBeLessThan(300)
  for (const one of writes) {
    const refused = await write(one)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  }
  expect((await call('GET', '/records', { token })).status).toBe(200)
  expect((await write(writes[0], other.token)).status).toBe(200)
})

test('deleting a member deletes their records', async () => {
  await as(member).put(task('a', 'Lire'))
  await as(other).put(task('a', 'Lire'))
  const { db } = api.services
  await db.delete(users).where(eq(users.id, member.user._id))
  expect(await db.$count(records, eq(records.userId, member.user._id))).toBe(0)
  expect(await db.$count(recordVersions, eq(recordVersions.userId, member.user._id))).toBe(0)
  expect(await as(other).read()).toMatchObject({ version: 1 })
})

test('without a session there is nothing', async () => {
  expect((await api.call('GET', '/records')).status).toBe(401)
  expect((await api.call('PUT', '/records', { body: { records: [task('a', 'Lire')] } })).status).toBe(401)
})

test.each(['x', '-1', '1.5', '1&since=2', '9007199254740993'])('since=%s is refused', async (since) => {
  const answer = await api.call('GET', `/records?since=${since}`, { token: member.token })
  expect(answer).toMatchObject({ status: 400, body: { fields: { since: expect.any(String) } } })
})

test.each([
  ['no records', { records: [] }],
  ['too many', { records: Array(RECORDS_PER_CALL + 1).fill(task('a', 'Lire')) }],
  ['an unknown collection', { records: [{ ...task('a', 'Lire'), collection: 'users' }] }],
  ['an id with a slash', { records: [task('a/b', 'Lire')] }],
  ['what does not fit its collection', { records: [task('a', 'Lire'), task('b', ' ')] }],
  ['a time that is none', { records: [task('a', 'Lire', 'yesterday')] }],
  ['a NUL character', { records: [task('a', 'a\0b')] }],
])('refuses %s, and stores nothing', async (_, body) => {
  const answer = await api.call('PUT', '/records', { token: member.token, body })
  expect(answer.status).toBe(400)
  expect(answer.body.message).toBeTruthy()
  expect(await as(member).read()).toMatchObject({ records: [], version: 0 })
})

test('an edit from more than a day ahead is refused, because nothing could replace it', async () => {
  const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const refused = await as(member).put(
    task('a', 'Lire'),
    task('b', 'Toujours', '9999-12-31T00:00:00Z'),
    task('c', null, ahead(24.1)),
  )
  const message = 'The time of this change lies more than a day ahead. Is the clock of this device right?'
  expect(refused).toMatchObject({
    status: 400,
    body: { message, fields: { 'records.1.updatedAt': message, 'records.2.updatedAt': message } },
  })
  expect(Object.keys(refused.body.fields)).toHaveLength(2)
  expect(await as(member).read()).toMatchObject({ records: [], version: 0 })
  expect((await as(member).put(task('b', 'Demain', ahead(23.9)))).status).toBe(200)
})

test('the error names an invalid edit by its index', async () => {
  const { body } = await as(member).put(task('a', 'Lire'), task('b', ' '))
  expect(body.fields).toEqual({ 'records.1.data.text': expect.any(String) })
})

test('accepts JSON of at most 1 MB', async () => {
  const body = (bytes: number) => {
    const records = [{ ...task('a', 'Lire'), fill: '' }]
    const rest = Buffer.byteLength(JSON.stringify({ records }))
    return { records: [{ ...task('a', 'Lire'), fill: 'x'.repeat(bytes - rest) }] }
  }
  const put = (sent: object, headers = {}) =>
    api.call('PUT', '/records', { token: member.token, body: sent, headers })
  expect((await put(body(1024 * 1024))).status).toBe(200)
  expect(await put(body(1024 * 1024 + 1))).toMatchObject({
    status: 413,
    body: { message: 'The request is too large (at most 1024 kB).' },
  })
  expect((await put(body(1000), { 'Content-Type': 'text/plain' })).status).toBe(415)
})
