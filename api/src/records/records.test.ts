import { RECORDS_PER_ANSWER, RECORDS_PER_CALL } from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { recordsClient, task, taskTexts } from '../../test/support/records-client.ts'
import { newMember, partOf } from '../../test/support/test-api.ts'
import { prune } from '../db/prune.ts'
import { records, recordVersions, users } from '../db/schema.ts'
import { readRecords } from './records-queries.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
const as = recordsClient(api)
let member: Awaited<ReturnType<typeof newMember>>
let other: Awaited<ReturnType<typeof newMember>>

beforeEach(async () => {
  member = await newMember(api)
  other = await newMember(api)
})

const epoch: unknown = expect.any(String)

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
  expect(partOf(answer.body, 'records')).toEqual([{ ...task('a', 'Lire'), version: 1 }])
})

test('one id in two collections is two records', async () => {
  const favourite = { collection: 'favourite', id: 'a', updatedAt: '2026-01-05T08:00:00Z' }
  const sent = [task('a', 'Lire'), { ...favourite, data: { since: '2026-01-05T08:00:00Z' } }]
  await api.call('PUT', '/records', { token: member.token, body: { records: sent } })
  expect(partOf(await as(member).read(), 'records')).toMatchObject(sent)
})

describe('of two edits of one record', () => {
  test('the later one wins in any order, and is the answer', async () => {
    await as(member).put(task('a', 'Neuf', '2026-01-05T08:00:00.500Z'))
    // Later as text, earlier as a time.
    const late = await as(member).put(task('a', 'Vieux', '2026-01-05T08:00:00Z'), task('b', 'Autre'))
    expect(late.status).toBe(200)
    expect(taskTexts(late.body)).toEqual(['Neuf', 'Autre'])
    await as(member).put(task('a', 'Plus neuf', 1))
    expect(taskTexts(await as(member).read())).toEqual(['Autre', 'Plus neuf'])
  })

  test('at the same time the stored one wins, so that all devices agree', async () => {
    await as(member).put(task('a', 'Premier'))
    const version = partOf(await as(member).read(), 'version')
    const second = await as(member).put(task('a', 'Second', '2026-01-05T08:00:00Z'))
    expect(taskTexts(second.body)).toEqual(['Premier'])
    expect(partOf(await as(member).read(version), 'records')).toEqual([])
  })

  test('in one call too, with the winner as the answer to each', async () => {
    const answer = await as(member).put(task('a', 'Un', 1), task('a', 'Trois', 3), task('a', 'Deux', 2))
    expect(taskTexts(answer.body)).toEqual(['Trois', 'Trois', 'Trois'])
    expect(taskTexts(await as(member).read())).toEqual(['Trois'])
  })

  test('a deletion is an edit: an earlier edit loses against it, and a later one restores the record', async () => {
    await as(member).put(task('a', 'Lire', 1))
    await as(member).put(task('a', null, 3))
    expect(taskTexts((await as(member).put(task('a', 'Relire', 2))).body)).toEqual([null])
    expect(taskTexts(await as(member).read())).toEqual([null])
    await as(member).put(task('a', 'Encore', 4))
    expect(taskTexts(await as(member).read())).toEqual(['Encore'])
  })
})

test('a call that is sent twice changes nothing the second time', async () => {
  const edits = [task('a', 'Un'), task('b', null)]
  const first = await as(member).put(...edits)
  const version = partOf(await as(member).read(), 'version')
  const second = await as(member).put(...edits)
  expect(second.body).toEqual(first.body)
  expect(partOf(await as(member).read(version), 'records')).toEqual([])
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
  expect(partOf(first, 'records')).toHaveLength(RECORDS_PER_ANSWER)
  const second = await as(member).read(partOf(first, 'version'))
  expect(second).toMatchObject({ more: false, version: count + 1 })
  const expected = Array.from({ length: count }, (_, i) => `${i}`).filter((text) => text !== '7')
  expect([...taskTexts(first), ...taskTexts(second)]).toEqual([...expected, 'Encore'])
})

test('a version of another database is answered with the version of this one', async () => {
  await as(member).put(task('a', 'Lire'))
  expect(await as(member).read(1000)).toEqual({ records: [], version: 1, more: false, epoch })
  expect(await as(other).read(1000)).toEqual({ records: [], version: 0, more: false, epoch })
})

test('another member neither sees nor changes them, and can use the same id', async () => {
  await as(member).put(task('a', 'À moi'))
  expect(await as(other).read()).toMatchObject({ records: [], version: 0 })
  expect(taskTexts((await as(other).put(task('a', 'Autre', 9))).body)).toEqual(['Autre'])
  expect(taskTexts(await as(member).read())).toEqual(['À moi'])
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

test('deleting a member deletes their records', async () => {
  await as(member).put(task('a', 'Lire'))
  await as(other).put(task('a', 'Lire'))
  const { db } = api.services
  await db.delete(users).where(eq(users.id, member.user._id))
  expect(await db.$count(records, eq(records.userId, member.user._id))).toBe(0)
  expect(await db.$count(recordVersions, eq(recordVersions.userId, member.user._id))).toBe(0)
  expect(await as(other).read()).toMatchObject({ version: 1 })
})
