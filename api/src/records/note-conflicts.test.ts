import { RECORDS_MAX } from '@cadence/shared/schemas'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { fieldsIn, newMember, PASSWORD, partOf, rowsIn, textIn } from '../../test/support/test-api.ts'
import { records, recordVersions } from '../db/schema.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
const copySuffix = ' (autre appareil)'
let member: Awaited<ReturnType<typeof newMember>>
/** Two devices of one member. */
let phone: string
let laptop: string

beforeEach(async () => {
  member = await newMember(api)
  phone = member.token
  const login = await api.call('POST', '/auth/login', { body: { email: member.email, password: PASSWORD } })
  laptop = textIn(login.body, 'token')
})

const at = (second: number) => `2026-01-05T08:00:${String(second).padStart(2, '0')}.000Z`

/** An edit of a note at a second of one minute; `base` is the second of the version that it started from. */
function note(content: string | null, second: number, base?: number | null, title = 'Plan') {
  return {
    collection: 'note',
    id: 'a',
    updatedAt: at(second),
    ...(base !== undefined && { base: base === null ? null : at(base) }),
    data: content === null ? null : { title, content, createdAt: at(0), date: at(second) },
  }
}

const put = (token: string, ...edits: object[]) =>
  api.call('PUT', '/records', { token, body: { records: edits, copySuffix } })

/** The final state on all devices: title and text of the undeleted notes. */
async function notes(): Promise<[string, string][]> {
  const { body } = await api.call('GET', '/records', { token: phone })
  const list = rowsIn(body, 'records').filter(
    ({ collection, data }) => collection === 'note' && data !== null,
  )
  return list.map((row) => [textIn(row, 'data', 'title'), textIn(row, 'data', 'content')])
}
const version = async () => partOf((await api.call('GET', '/records', { token: phone })).body, 'version')

/** Both devices have the note, and the phone has edited it since. */
async function editedOnPhone(second = 5): Promise<void> {
  await put(phone, note('Début', 1, null))
  await put(phone, note('Du téléphone', second, 1))
}

test.each([
  ['later', 9, ['Plan', 'Du portable'], ['Plan (autre appareil)', 'Du téléphone']],
  ['earlier', 3, ['Plan', 'Du téléphone'], ['Plan (autre appareil)', 'Du portable']],
  ['simultaneous', 5, ['Plan', 'Du téléphone'], ['Plan (autre appareil)', 'Du portable']],
])(
  'of two devices’ texts both are kept when the second one is the %s',
  async (_which, second, stands, copy) => {
    await editedOnPhone()
    const { body } = await put(laptop, note('Du portable', second, 1))
    expect(partOf(body, 'records')).toMatchObject([{ data: { content: stands[1] } }])
    expect(partOf(body, 'copies')).toMatchObject([
      { collection: 'note', data: { title: copy[0], content: copy[1] } },
    ])
    expect(partOf(body, 'records', 0)).not.toHaveProperty('writer')
    expect(await notes()).toEqual(expect.arrayContaining([stands, copy]))
    const before = await version()
    expect((await put(laptop, note('Du portable', second, 1))).status).toBe(200)
    expect(await notes()).toHaveLength(2)
    const changed = await api.call('GET', `/records?since=${before}`, { token: phone })
    expect(partOf(changed.body, 'records')).toEqual([])
  },
)

test('without a base the later edit wins without a copy; so it does for records that are no notes', async () => {
  await editedOnPhone()
  expect((await put(laptop, note('Du portable', 9))).body).not.toHaveProperty('copies')
  expect(await notes()).toEqual([['Plan', 'Du portable']])
  const data = { text: 'Lire', completed: false, completedAt: null, position: 'a0' }
  const task = { collection: 'task', id: 't', updatedAt: at(1), base: null, data }
  await put(phone, task)
  await put(laptop, { ...task, updatedAt: at(2), data: { ...data, text: 'Relire' } })
  const { body } = await api.call('GET', '/records', { token: phone })
  expect(rowsIn(body, 'records')).toHaveLength(2)
})

test('equal texts and empty texts make no copy', async () => {
  await editedOnPhone()
  expect((await put(laptop, note('Du téléphone', 9, 1))).body).not.toHaveProperty('copies')
  expect((await put(phone, note(' ', 7, 1, ''))).body).not.toHaveProperty('copies')
  expect(await notes()).toEqual([['Plan', 'Du téléphone']])
})

test('typing on makes no copy, also when answers were lost and each edit still has the first base', async () => {
  await put(phone, note('D', 1, null))
  for (let second = 2; second < 9; second++) await put(phone, note(`Dé${second}`, second, 1))
  await put(phone, note('Un', 20, 1), note('Deux', 21, 1), note('Trois', 22, 1))
  expect(await notes()).toEqual([['Plan', 'Trois']])
})

test('a stored version before the base comes from a restored backup: the edit replaces it', async () => {
  await put(phone, note('Du backup', 1, null))
  expect((await put(laptop, note('Après', 9, 5))).body).not.toHaveProperty('copies')
  expect(await notes()).toEqual([['Plan', 'Après']])
})

test.each([3, 9])(
  'a text wins against a deletion on another device, also an earlier one (%i)',
  async (second) => {
    await put(phone, note('Début', 1, null))
    await put(phone, note(null, 5, 1))
    const { body } = await put(laptop, note('Du portable', second, 1))
    expect(body).not.toHaveProperty('copies')
    expect(Date.parse(textIn(body, 'records', 0, 'updatedAt'))).toBeGreaterThan(Date.parse(at(5)))
    expect(await notes()).toEqual([['Plan', 'Du portable']])
    const before = await version()
    expect(partOf((await put(laptop, note('Du portable', second, 1))).body, 'records')).toEqual(
      partOf(body, 'records'),
    )
    expect(
      partOf((await api.call('GET', `/records?since=${before}`, { token: phone })).body, 'records'),
    ).toEqual([])
  },
)

test.each([3, 9])(
  'a deletion does not delete an edit from another device, also when the deletion is later (%i)',
  async (second) => {
    await editedOnPhone()
    const { body } = await put(laptop, note(null, second, 1))
    expect(partOf(body, 'records')).toMatchObject([{ data: { content: 'Du téléphone' } }])
    expect(Date.parse(textIn(body, 'records', 0, 'updatedAt'))).toBeGreaterThanOrEqual(Date.parse(at(second)))
    expect(partOf((await put(laptop, note(null, second, 1))).body, 'records')).toEqual(
      partOf(body, 'records'),
    )
    // The author of the text types on.
    expect((await put(phone, note('Du téléphone, plus loin', 20, 5))).body).not.toHaveProperty('copies')
    expect(partOf((await put(laptop, note(null, 30, 20))).body, 'records')).toMatchObject([{ data: null }])
  },
)

test('two people who type at the same time make one copy each, which grows', async () => {
  await put(phone, note('Début', 1, null))
  let [onPhone, onLaptop] = ['Du téléphone', 'Du portable']
  for (let second = 2; second < 30; second += 2) {
    onPhone += ' mot'
    onLaptop += ' là'
    await put(phone, note(onPhone, second, second - 2))
    await put(laptop, note(onLaptop, second + 1, second - 1))
  }
  const all = await notes()
  expect(all).toHaveLength(3)
  expect(all).toEqual(
    expect.arrayContaining([
      ['Plan', onLaptop],
      ['Plan (autre appareil)', onPhone],
    ]),
  )
})

test('a copy that the member has edited stays as it is', async () => {
  await editedOnPhone()
  const { body } = await put(laptop, note('Du portable', 9, 1))
  const copy = fieldsIn(body, 'copies', 0)
  const own = { ...fieldsIn(copy, 'data'), content: 'Du téléphone, relu' }
  await put(laptop, { collection: 'note', id: copy.id, updatedAt: at(10), base: copy.updatedAt, data: own })
  await put(phone, note('Du téléphone !', 11, 9))
  await put(laptop, note('Encore du portable', 12, 9))
  const contents = (await notes()).map(([, content]) => content).sort()
  expect(contents).toEqual(['Du téléphone !', 'Du téléphone, relu', 'Encore du portable'])
})

test('another text of the same device has a copy of its own', async () => {
  await editedOnPhone()
  await put(laptop, note('Du portable', 9, 1))
  const other = 'Tout autre chose, écrit à la place'
  await put(phone, note(other, 11, 9))
  await put(laptop, note('Encore du portable', 12, 9))
  expect((await notes()).map(([, content]) => content).sort()).toEqual([
    'Du téléphone',
    'Encore du portable',
    other,
  ])
})

test('each of twelve texts of one device is kept, and kept once', async () => {
  await put(phone, note('Début', 1, null))
  const texts = Array.from({ length: 12 }, (_, n) => `${String.fromCodePoint(97 + n)} du téléphone`)
  for (const [n, text] of texts.entries()) {
    const second = 2 + 3 * n
    await put(laptop, note(`${n} du portable`, second, second - 1))
    const edit = note(text, second - 1, 0)
    await put(phone, edit)
    await put(phone, edit)
    await put(phone, note('Début', second + 1, second))
  }
  const contents = (await notes()).map(([, content]) => content)
  expect(contents.filter((text) => text.includes('téléphone')).sort()).toEqual(texts.toSorted())
})

test('a long title is truncated for the suffix of the copy, and an empty one becomes the suffix', async () => {
  await put(phone, note('Un', 1, null, '😀'.repeat(100)))
  const long = textIn((await put(laptop, note('Deux', 2, null, 'Court'))).body, 'copies', 0, 'data', 'title')
  expect(long.length).toBeLessThanOrEqual(200)
  expect(long).toMatch(/^(?:😀)+ \(autre appareil\)$/)
  const untitled = { ...note('Trois', 1, null, ''), id: 'b' }
  await put(phone, untitled)
  const { body } = await put(laptop, { ...note('Quatre', 2, null), id: 'b' })
  expect(partOf(body, 'copies', 0, 'data', 'title')).toBe('(autre appareil)')
})

test('a copy counts for the limits of bytes and of records', async () => {
  await editedOnPhone()
  await put(laptop, note('Du portable', 9, 1))
  const { db } = api.services
  const userId = member.user._id
  const [counted] = await db
    .select({ bytes: recordVersions.bytes })
    .from(recordVersions)
    .where(eq(recordVersions.userId, userId))
  const stored = await db
    .select({ bytes: sql<number>`sum(octet_length(${records.data}::text))`.mapWith(Number) })
    .from(records)
    .where(eq(records.userId, userId))
  expect(counted).toEqual(stored[0])
  const rows = await db.select().from(records).where(eq(records.userId, userId))
  expect(new Set(rows.map((row) => row.version)).size).toBe(rows.length)

  const row = { userId, collection: 'task', updatedAt: at(0), data: {}, changedAt: new Date() }
  const many = Array.from({ length: RECORDS_MAX - 2 }, (_, i) => ({ ...row, id: `t${i}`, version: 100 + i }))
  for (let from = 0; from < many.length; from += 2_000)
    await db.insert(records).values(many.slice(from, from + 2_000))
  await db.update(recordVersions).set({ version: 30_000 }).where(eq(recordVersions.userId, userId))
  expect((await put(phone, note('Tout autre chose', 20, 1))).status).toBe(409)
  expect(await notes()).toEqual(expect.arrayContaining([['Plan', 'Du portable']]))
})

test('a note that an older release stored counts as another device’s', async () => {
  await editedOnPhone()
  await api.services.db.update(records).set({ writer: null }).where(eq(records.userId, member.user._id))
  expect(partOf((await put(phone, note('Après', 9, 1))).body, 'copies')).toHaveLength(1)
  expect((await put(phone, note('Plus loin', 10, 9))).body).not.toHaveProperty('copies')
})

test('an invalid base and a suffix that is too long are refused', async () => {
  expect((await put(phone, { ...note('x', 1), base: 'hier' })).status).toBe(400)
  const body = { records: [note('x', 1)], copySuffix: 'x'.repeat(41) }
  expect((await api.call('PUT', '/records', { token: phone, body })).status).toBe(400)
})
