import { RECORDS_PER_CALL } from '@cadence/shared/schemas'
import { beforeEach, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { recordsClient, task } from '../../test/support/records-client.ts'
import { fieldsIn, newMember, partOf } from '../../test/support/test-api.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
const as = recordsClient(api)
let member: Awaited<ReturnType<typeof newMember>>

beforeEach(async () => {
  member = await newMember(api)
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
  expect(partOf(answer.body, 'message')).toBeTruthy()
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
  expect(Object.keys(fieldsIn(refused.body, 'fields'))).toHaveLength(2)
  expect(await as(member).read()).toMatchObject({ records: [], version: 0 })
  expect((await as(member).put(task('b', 'Demain', ahead(23.9)))).status).toBe(200)
})

test('the error names an invalid edit by its index', async () => {
  const { body } = await as(member).put(task('a', 'Lire'), task('b', ' '))
  expect(partOf(body, 'fields')).toEqual({ 'records.1.data.text': expect.any(String) })
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
