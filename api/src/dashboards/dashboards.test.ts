import { DASHBOARDS_MAX } from '@cadence/shared/schemas'
import { beforeEach, describe, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { newMember, partOf, rowsIn, textIn } from '../../test/support/test-api.ts'
import { dashboards } from '../db/schema.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
let member: Awaited<ReturnType<typeof newMember>>
let other: Awaited<ReturnType<typeof newMember>>

beforeEach(async () => {
  member = await newMember(api)
  other = await newMember(api)
})

const items = [
  { id: '1', x: 0, y: 0, w: 6, h: 3, minW: 3, minH: 2, content: 'Personal Tracker' },
  {
    id: '10',
    x: 6,
    y: 0,
    w: 6,
    h: 3,
    content: 'NotePad',
    locked: true,
    subGridOpts: { a: { b: ['é', null] } },
  },
]
const body = (name = 'Révisions') => ({
  name,
  items,
  createdAt: '2026-01-05T08:00:00Z',
  updatedAt: '2026-01-05T08:00:00.120Z',
})

const as = (who: typeof member) => ({
  list: async () => rowsIn((await api.call('GET', '/dashboards', { token: who.token })).body, 'dashboards'),
  post: (id: string, data: object = body()) =>
    api.call('POST', '/dashboards', { token: who.token, body: { id, ...data } }),
  put: (id: string, data: object = body()) =>
    api.call('PUT', `/dashboards/${id}`, { token: who.token, body: data }),
  remove: (id: string, query = '') => api.call('DELETE', `/dashboards/${id}${query}`, { token: who.token }),
})

test('stores a dashboard and returns it unchanged', async () => {
  const stored = { id: '1700000000000', userId: member.user._id, ...body() }
  const answer = await as(member).post('1700000000000')
  expect(answer).toMatchObject({ status: 201, body: { dashboard: stored } })
  expect(await as(member).list()).toEqual([stored])
})

test('refuses an id twice and keeps the first', async () => {
  await as(member).post('a')
  const again = await as(member).post('a', body('Autre'))
  expect(again).toMatchObject({
    status: 409,
    body: { message: 'You already have a dashboard with this id.' },
  })
  expect(await as(member).list()).toMatchObject([{ name: 'Révisions' }])
})

test('PUT creates a dashboard, and replaces all of it', async () => {
  expect((await as(member).put('a')).status).toBe(200)
  const replacement = { ...body('  Neuf  '), items: [], updatedAt: '2026-02-01T00:00:00.000Z' }
  const { status, body: answer } = await as(member).put('a', replacement)
  expect(status).toBe(200)
  const stored = { ...replacement, name: 'Neuf', id: 'a', userId: member.user._id }
  expect(partOf(answer, 'dashboard')).toEqual(stored)
  expect(await as(member).list()).toEqual([stored])
})

test('an edit that arrives late does not overwrite a newer one, and the newer one is the answer', async () => {
  const at = (name: string, updatedAt: string) => ({ ...body(name), updatedAt })
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

describe('two devices edit one dashboard', () => {
  const at = (second: number) => `2026-01-05T08:00:0${second}.000Z`
  const edit = (name: string, second: number, base?: number | null) => ({
    ...body(name),
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
    const { items, createdAt } = body()
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
    await as(member).put('a', { ...body('Un'), items: [], updatedAt: at(2), base: null })
    expect(await as(member).list()).toMatchObject([
      { name: 'Un', items: [] },
      { name: 'Un', items },
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
    const row = { userId: member.user._id, ...body(), items: [] }
    const rows = Array.from({ length: DASHBOARDS_MAX - 1 }, (_, i) => ({ ...row, id: `d${i}` }))
    await api.services.db.insert(dashboards).values(rows)
    expect((await as(member).put('a', edit('Deux', 2, null))).status).toBe(409)
    const [stored] = (await as(member).list()).filter(({ id }) => id === 'a')
    expect(stored).toMatchObject({ name: 'Un' })
    await as(member).remove('d7')
    expect((await as(member).put('a', edit('Deux', 2, null))).status).toBe(200)
  })
})

test('times that PostgreSQL cannot read are accepted', async () => {
  for (const updatedAt of ['0000-01-01T00:00:00Z', `2026-01-05T08:00:00.${'1'.repeat(300)}Z`]) {
    expect((await as(member).put('a', { ...body(), updatedAt })).status).toBe(200)
    expect(await as(member).list()).toMatchObject([{ updatedAt }])
  }
})

test('lists the last edited first', async () => {
  await as(member).post('old', { ...body(), updatedAt: '2026-01-01T00:00:00Z' })
  await as(member).post('new', { ...body(), updatedAt: '2026-01-01T00:00:00.500Z' })
  await as(member).post('oldest', { ...body(), updatedAt: '2025-12-31T23:59:59.999Z' })
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
    await as(member).put('1', { ...body(), updatedAt: new Date().toISOString() })
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
  expect((await as(member).remove('a', base(body().updatedAt))).status).toBe(204)
  expect(await as(member).list()).toEqual([])
})

test('another member neither sees, changes nor deletes it, and can use the same id', async () => {
  await as(member).post('a')
  expect(await as(other).list()).toEqual([])
  expect((await as(other).remove('a')).status).toBe(204)
  expect((await as(other).post('a', body('À moi'))).status).toBe(201)
  expect((await as(other).put('a', body('Encore'))).status).toBe(200)
  expect(await as(member).list()).toMatchObject([{ name: 'Révisions', userId: member.user._id }])
  expect(await as(other).list()).toMatchObject([{ name: 'Encore', userId: other.user._id }])
  await as(other).remove('a')
  expect(await as(member).list()).toHaveLength(1)
})

test('the owner is the signed-in member, whatever the body says', async () => {
  const answer = await as(other).post('a', { ...body(), userId: member.user._id })
  expect(partOf(answer.body, 'dashboard', 'userId')).toBe(other.user._id)
  expect(await as(member).list()).toEqual([])
})

test('a member has at most 1000, and can still replace one then', async () => {
  const row = { userId: member.user._id, ...body() }
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
  const { id, ...data } = { id: 'a', ...body(), ...change }
  const answer = await as(member).post(id, data)
  expect(answer.status).toBe(400)
  expect(partOf(answer.body, 'message')).toBeTruthy()
  expect(await as(member).list()).toEqual([])
})

test('an edit from more than a day ahead is refused, because nothing could replace it', async () => {
  const at = (hours: number) => ({
    ...body(),
    updatedAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
  })
  for (const edit of [at(24.1), { ...body(), updatedAt: '9999-12-31T00:00:00Z' }]) {
    for (const answer of [await as(member).put('a', edit), await as(member).post('a', edit)]) {
      expect(answer).toMatchObject({ status: 400, body: { fields: { updatedAt: expect.any(String) } } })
    }
  }
  expect(await as(member).list()).toEqual([])
  expect((await as(member).put('a', at(23.9))).status).toBe(200)
})

test('stores short options of a grid unchanged', async () => {
  const filled = (fill: string) => ({ ...body(), items: [{ ...items[0], subGridOpts: { fill } }] })
  expect((await as(member).put('a', filled('x'.repeat(900)))).status).toBe(200)
  expect(await as(member).put('a', filled('x'.repeat(1000)))).toMatchObject({
    status: 400,
    body: { fields: { 'items.0.subGridOpts': 'The options of a grid are too large' } },
  })
  expect(await as(member).list()).toMatchObject([filled('x'.repeat(900))])
})

test('a member’s dashboards have at most 5 MB: a call beyond that stores nothing', async () => {
  const large = { ...body(), items: [{ ...items[0], subGridOpts: { fill: 'x'.repeat(900) } }] }
  const fill = 'x'.repeat(100_000)
  // As an earlier release accepted them.
  const rows = Array.from({ length: 52 }, (_, i) => {
    const stored = { id: '1' as const, x: 0, y: 0, w: 1, h: 1, content: '', subGridOpts: { fill } }
    return { userId: member.user._id, ...body(), id: `d${i}`, items: [stored] }
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
  expect((await as(member).put('d0', { ...body(), items: [], updatedAt: later })).status).toBe(200)
  expect((await as(member).put('small0', { ...larger, updatedAt: '2026-01-07T08:00:00Z' })).status).toBe(200)
  expect((await as(other).put('a', large)).status).toBe(200)
})

test('accepts bodies of at most 128 kB', async () => {
  const sized = (bytes: number) => {
    const filled = (fill: string) => ({ ...body(), fill })
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
