import { DASHBOARDS_MAX } from '@cadence/shared/schemas'
import { beforeEach, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { dashboardBody, dashboardsClient } from '../../test/support/dashboards-client.ts'
import { newMember, partOf, textIn } from '../../test/support/test-api.ts'
import { dashboards } from '../db/schema.ts'

// Two devices of a member edit one dashboard.

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
const as = dashboardsClient(api)
let member: Awaited<ReturnType<typeof newMember>>

beforeEach(async () => {
  member = await newMember(api)
})

const at = (second: number) => `2026-01-05T08:00:0${second}.000Z`
const edit = (name: string, second: number, base?: number | null) => ({
  ...dashboardBody(name),
  updatedAt: at(second),
  ...(base !== undefined && { base: base === null ? null : at(base), copyName: `${name} (copie)` }),
})
const names = async () => (await as(member).list()).map(({ name }) => name)

test('the later one wins, and the other becomes a copy with the given name', async () => {
  await as(member).put('a', edit('Début', 1, null))
  await as(member).put('a', edit('Téléphone', 3, 1))
  const { status, body: answer } = await as(member).put('a', edit('Portable', 5, 1))
  expect(status).toBe(200)
  expect(partOf(answer, 'dashboard')).toMatchObject({ id: 'a', name: 'Portable', updatedAt: at(5) })
  const { items, createdAt } = dashboardBody()
  const kept = { name: 'Portable (copie)', items, createdAt, updatedAt: at(3), userId: member.user._id }
  expect(partOf(answer, 'copy')).toEqual({ ...kept, id: expect.stringMatching(/^a-[\w-]{22}$/) })
  expect(await as(member).list()).toEqual([partOf(answer, 'dashboard'), partOf(answer, 'copy')])
})

test('an earlier edit of the same client, whose answer was lost, is no conflict', async () => {
  await as(member).put('a', edit('Début', 1, null))
  await as(member).put('a', edit('Suite', 3, 1))
  const { body: answer } = await as(member).put('a', { ...edit('Fin', 5, 1), attempt: at(3) })
  expect(answer).not.toHaveProperty('copy')
  expect(await names()).toEqual(['Fin'])
})

test('an edit that arrives late becomes one copy, however often it is sent', async () => {
  await as(member).put('a', edit('Téléphone', 3, 1))
  const answers = [
    await as(member).put('a', edit('Portable', 2, 1)),
    await as(member).put('a', edit('Portable', 2, 1)),
  ]
  for (const { body: answer } of answers) {
    expect(partOf(answer, 'dashboard')).toMatchObject({ name: 'Téléphone', updatedAt: at(3) })
    expect(partOf(answer, 'copy')).toMatchObject({ name: 'Portable (copie)', updatedAt: at(2) })
  }
  expect(await names()).toEqual(['Téléphone', 'Portable (copie)'])
})

test('two new dashboards with one id are both kept', async () => {
  await as(member).put('a', edit('Téléphone', 1, null))
  await as(member).put('a', edit('Portable', 2, null))
  expect(await names()).toEqual(['Portable', 'Portable (copie)'])
})

test.each<[string, ReturnType<typeof edit>[]]>([
  ['one follows the other', [edit('Un', 1, null), edit('Deux', 2, 1), edit('Trois', 3, 2)]],
  ['one is sent twice', [edit('Un', 1, null), edit('Trois', 3, 1), edit('Trois', 3, 1)]],
  ['both look the same', [edit('Un', 1, null), edit('Trois', 2, 1), edit('Trois', 3, 1)]],
  ['a client does not say where it started', [edit('Un', 1), edit('Deux', 2), edit('Trois', 3)]],
])('nothing is copied when %s', async (_, edits) => {
  for (const each of edits) expect((await as(member).put('a', each)).body).not.toHaveProperty('copy')
  expect(await names()).toEqual(['Trois'])
})

test('an edit that differs only in its widgets is kept too, under its own name without a copy name', async () => {
  await as(member).put('a', edit('Un', 1, null))
  await as(member).put('a', { ...dashboardBody('Un'), items: [], updatedAt: at(2), base: null })
  expect(await as(member).list()).toMatchObject([
    { name: 'Un', items: [] },
    { name: 'Un', items: dashboardBody().items },
  ])
})

test('a dashboard that one device deleted and the other edited exists', async () => {
  await as(member).put('a', edit('Un', 1, null))
  await as(member).remove('a')
  await as(member).put('a', edit('Deux', 2, 1))
  expect(await names()).toEqual(['Deux'])
})

test('the id of a copy is valid, however long the dashboard’s is', async () => {
  const id = 'x'.repeat(64)
  await as(member).put(id, edit('Un', 1, null))
  const copyId = textIn((await as(member).put(id, edit('Deux', 2, null))).body, 'copy', 'id')
  expect(copyId).toMatch(/^x{40}-[\w-]{22}$/)
  expect((await as(member).put(copyId, edit('Copie', 3, 1))).status).toBe(200)
})

test('without room for the copy nothing changes, and the answer is an error', async () => {
  await as(member).put('a', edit('Un', 1, null))
  const row = { userId: member.user._id, ...dashboardBody(), items: [] }
  const rows = Array.from({ length: DASHBOARDS_MAX - 1 }, (_, i) => ({ ...row, id: `d${i}` }))
  await api.services.db.insert(dashboards).values(rows)
  expect((await as(member).put('a', edit('Deux', 2, null))).status).toBe(409)
  const [stored] = (await as(member).list()).filter(({ id }) => id === 'a')
  expect(stored).toMatchObject({ name: 'Un' })
  await as(member).remove('d7')
  expect((await as(member).put('a', edit('Deux', 2, null))).status).toBe(200)
})
