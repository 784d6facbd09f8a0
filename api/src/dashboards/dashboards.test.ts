import { DASHBOARDS_MAX } from '@cadence/shared/schemas'
import { beforeEach, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { dashboardBody, dashboardsClient } from '../../test/support/dashboards-client.ts'
import { newMember, partOf, rowsIn } from '../../test/support/test-api.ts'
import { dashboards } from '../db/schema.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
const as = dashboardsClient(api)
let member: Awaited<ReturnType<typeof newMember>>
let other: Awaited<ReturnType<typeof newMember>>

const { items } = dashboardBody()

beforeEach(async () => {
  member = await newMember(api)
  other = await newMember(api)
})

test('stores a dashboard and returns it unchanged', async () => {
  const stored = { id: '1700000000000', userId: member.user._id, ...dashboardBody() }
  const answer = await as(member).post('1700000000000')
  expect(answer).toMatchObject({ status: 201, body: { dashboard: stored } })
  expect(await as(member).list()).toEqual([stored])
})

test('refuses an id twice and keeps the first', async () => {
  await as(member).post('a')
  const again = await as(member).post('a', dashboardBody('Autre'))
  expect(again).toMatchObject({
    status: 409,
    body: { message: 'You already have a dashboard with this id.' },
  })
  expect(await as(member).list()).toMatchObject([{ name: 'Révisions' }])
})

test('PUT creates a dashboard, and replaces all of it', async () => {
  expect((await as(member).put('a')).status).toBe(200)
  const replacement = { ...dashboardBody('  Neuf  '), items: [], updatedAt: '2026-02-01T00:00:00.000Z' }
  const { status, body: answer } = await as(member).put('a', replacement)
  expect(status).toBe(200)
  const stored = { ...replacement, name: 'Neuf', id: 'a', userId: member.user._id }
  expect(partOf(answer, 'dashboard')).toEqual(stored)
  expect(await as(member).list()).toEqual([stored])
})

test('an edit that arrives late does not overwrite a newer one, and the newer one is the answer', async () => {
  const at = (name: string, updatedAt: string) => ({ ...dashboardBody(name), updatedAt })
  await as(member).put('a', at('Neuf', '2026-01-05T08:00:00.500Z'))
  // Later as text, earlier as a time.
  const late = await as(member).put('a', at('Vieux', '2026-01-05T08:00:00Z'))
  const stands = { id: 'a', userId: member.user._id, ...at('Neuf', '2026-01-05T08:00:00.500Z') }
  expect(late).toMatchObject({ status: 200, body: { dashboard: stands } })
  expect(await as(member).list()).toEqual([stands])
  // The same moment in another notation: a repeated edit.
  await as(member).put('a', at('Encore', '2026-01-05T08:00:00.50Z'))
  expect(await as(member).list()).toMatchObject([{ name: 'Encore' }])
})

test('times that PostgreSQL cannot read are accepted', async () => {
  for (const updatedAt of ['0000-01-01T00:00:00Z', `2026-01-05T08:00:00.${'1'.repeat(300)}Z`]) {
    expect((await as(member).put('a', { ...dashboardBody(), updatedAt })).status).toBe(200)
    expect(await as(member).list()).toMatchObject([{ updatedAt }])
  }
})

test('lists the last edited first', async () => {
  await as(member).post('old', { ...dashboardBody(), updatedAt: '2026-01-01T00:00:00Z' })
  await as(member).post('new', { ...dashboardBody(), updatedAt: '2026-01-01T00:00:00.500Z' })
  await as(member).post('oldest', { ...dashboardBody(), updatedAt: '2025-12-31T23:59:59.999Z' })
  expect((await as(member).list()).map(({ id }) => id)).toEqual(['new', 'old', 'oldest'])
})

test('returns pages when asked: in the order of the ids, each dashboard once', async () => {
  const ids = Array.from({ length: 7 }, (_, at) => `${(at * 5) % 7}`)
  for (const id of ids) await as(member).post(id)
  await as(other).post('3b')
  const page = async (query: string) =>
    (await api.call('GET', `/dashboards?${query}`, { token: member.token })).body
  const seen: unknown[] = []
  let after: unknown
  do {
    const answer = await page(`limit=3${after === undefined ? '' : `&after=${after}`}`)
    expect(partOf(answer, 'dashboards', 'length')).toBeLessThanOrEqual(3)
    expect(partOf(answer, 'epoch')).toEqual(expect.any(String))
    seen.push(...rowsIn(answer, 'dashboards').map(({ id }) => id))
    after = partOf(answer, 'next')
    // Edits, deletions and new dashboards between two pages do not move others.
    await as(member).put('1', { ...dashboardBody(), updatedAt: new Date().toISOString() })
    if (seen.length === 3) await as(member).remove('0')
  } while (after !== undefined)
  expect(seen).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  expect(await page('limit=7')).not.toHaveProperty('next')
  expect(await page('limit=3&after=6')).toMatchObject({ dashboards: [] })
})

test.each(['limit=0', 'limit=51', 'limit=a', 'limit=1.5', 'limit=3&after='])(
  '?%s asks for no page',
  async (query) => {
    expect((await api.call('GET', `/dashboards?${query}`, { token: member.token })).status).toBe(400)
  },
)

test('deletes a dashboard; one that does not exist is no error', async () => {
  await as(member).post('a')
  expect(await as(member).remove('a')).toMatchObject({ status: 204, text: '' })
  expect((await as(member).remove('a')).status).toBe(204)
  expect(await as(member).list()).toEqual([])
})

test('deletes only the given version: a dashboard that was edited elsewhere since stays', async () => {
  await as(member).put('a')
  const base = (time: string) => `?base=${encodeURIComponent(time)}`
  expect((await as(member).remove('a', base('2026-01-04T08:00:00Z'))).status).toBe(204)
  expect(await as(member).list()).toHaveLength(1)
  expect((await as(member).remove('a', base('yesterday'))).status).toBe(400)
  expect((await as(member).remove('a', base(dashboardBody().updatedAt))).status).toBe(204)
  expect(await as(member).list()).toEqual([])
})

test('another member neither sees, changes nor deletes it, and can use the same id', async () => {
  await as(member).post('a')
  expect(await as(other).list()).toEqual([])
  expect((await as(other).remove('a')).status).toBe(204)
  expect((await as(other).post('a', dashboardBody('À moi'))).status).toBe(201)
  expect((await as(other).put('a', dashboardBody('Encore'))).status).toBe(200)
  expect(await as(member).list()).toMatchObject([{ name: 'Révisions', userId: member.user._id }])
  expect(await as(other).list()).toMatchObject([{ name: 'Encore', userId: other.user._id }])
  await as(other).remove('a')
  expect(await as(member).list()).toHaveLength(1)
})

test('the owner is the signed-in member, whatever the body says', async () => {
  const answer = await as(other).post('a', { ...dashboardBody(), userId: member.user._id })
  expect(partOf(answer.body, 'dashboard', 'userId')).toBe(other.user._id)
  expect(await as(member).list()).toEqual([])
})

test('a member has at most 1000, and can still replace one then', async () => {
  const row = { userId: member.user._id, ...dashboardBody() }
  const rows = Array.from({ length: DASHBOARDS_MAX }, (_, i) => ({ ...row, items: [], id: `d${i}` }))
  await api.services.db.insert(dashboards).values(rows)
  expect((await as(member).post('more')).status).toBe(409)
  expect((await as(member).put('more')).status).toBe(409)
  expect((await as(member).put('d5')).status).toBe(200)
})

test.each([
  ['an id with a slash', { id: 'a/b' }],
  ['no name', { name: ' ' }],
  ['a long name', { name: 'x'.repeat(101) }],
  ['a widget twice', { items: [items[0], items[0]] }],
  ['an unknown widget', { items: [{ ...items[0], id: '99' }] }],
  ['half a cell', { items: [{ ...items[0], x: 0.5 }] }],
  ['a time that is none', { updatedAt: 'yesterday' }],
  ['a day that is none', { updatedAt: '2026-02-30T00:00:00Z' }],
  ['too deep', { items: [{ ...items[0], subGridOpts: deep(40) }] }],
  ['a NUL character', { name: 'a\0b' }],
  ['half a character', { items: [{ ...items[0], subGridOpts: { x: '\ud800' } }] }],
])('refuses %s', async (_, change) => {
  const { id, ...data } = { id: 'a', ...dashboardBody(), ...change }
  const answer = await as(member).post(id, data)
  expect(answer.status).toBe(400)
  expect(partOf(answer.body, 'message')).toBeTruthy()
  expect(await as(member).list()).toEqual([])
})

test('an edit from more than a day ahead is refused, because nothing could replace it', async () => {
  const at = (hours: number) => ({
    ...dashboardBody(),
    updatedAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
  })
  for (const edit of [at(24.1), { ...dashboardBody(), updatedAt: '9999-12-31T00:00:00Z' }]) {
    for (const answer of [await as(member).put('a', edit), await as(member).post('a', edit)]) {
      expect(answer).toMatchObject({ status: 400, body: { fields: { updatedAt: expect.any(String) } } })
    }
  }
  expect(await as(member).list()).toEqual([])
  expect((await as(member).put('a', at(23.9))).status).toBe(200)
})

test('stores short options of a grid unchanged', async () => {
  const filled = (fill: string) => ({ ...dashboardBody(), items: [{ ...items[0], subGridOpts: { fill } }] })
  expect((await as(member).put('a', filled('x'.repeat(900)))).status).toBe(200)
  expect(await as(member).put('a', filled('x'.repeat(1000)))).toMatchObject({
    status: 400,
    body: { fields: { 'items.0.subGridOpts': 'The options of a grid are too large' } },
  })
  expect(await as(member).list()).toMatchObject([filled('x'.repeat(900))])
})

test('a member’s dashboards have at most 5 MB: a call beyond that stores nothing', async () => {
  const large = { ...dashboardBody(), items: [{ ...items[0], subGridOpts: { fill: 'x'.repeat(900) } }] }
  const fill = 'x'.repeat(100_000)
  // As an earlier release accepted them.
  const rows = Array.from({ length: 52 }, (_, i) => {
    const stored = { id: '1' as const, x: 0, y: 0, w: 1, h: 1, content: '', subGridOpts: { fill } }
    return { userId: member.user._id, ...dashboardBody(), id: `d${i}`, items: [stored] }
  })
  await api.services.db.insert(dashboards).values(rows)
  for (let n = 0; n < 60; n++) {
    const answer = await as(member).put(`small${n}`, large)
    if (answer.status === 200) continue
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'Your dashboards can take up at most 5 MB.' },
    })
    expect((await as(member).list()).map(({ id }) => id)).not.toContain(`small${n}`)
    break
  }
  expect((await as(member).post('more', large)).status).toBe(409)
  const later = '2026-01-06T08:00:00Z'
  const larger = {
    ...large,
    name: 'Autre',
    updatedAt: later,
    items: [...large.items, { ...large.items[0], id: '2' }, { ...large.items[0], id: '3' }],
  }
  expect((await as(member).put('small0', larger)).status).toBe(409)
  // An edit that does not grow is stored.
  expect((await as(member).put('small0', { ...large, name: 'Autre', updatedAt: later })).status).toBe(200)
  expect((await as(member).put('d0', { ...dashboardBody(), items: [], updatedAt: later })).status).toBe(200)
  expect((await as(member).put('small0', { ...larger, updatedAt: '2026-01-07T08:00:00Z' })).status).toBe(200)
  expect((await as(other).put('a', large)).status).toBe(200)
})

test('accepts bodies of at most 128 kB', async () => {
  const sized = (bytes: number) => {
    const filled = (fill: string) => ({ ...dashboardBody(), fill })
    const rest = Buffer.byteLength(JSON.stringify(filled('')))
    return filled('x'.repeat(bytes - rest))
  }
  expect((await as(member).put('a', sized(128 * 1024))).status).toBe(200)
  expect(await as(member).put('a', sized(128 * 1024 + 1))).toMatchObject({
    status: 413,
    body: { message: 'The request is too large (at most 128 kB).' },
  })
})

function deep(levels: number): object {
  return levels === 0 ? {} : { inner: deep(levels - 1) }
}
