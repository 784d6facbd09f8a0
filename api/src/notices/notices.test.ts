import { NOTICES_SHOWN, type NoticeList, noticeListSchema } from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { newMember, PASSWORD } from '../../test/support/test-api.ts'
import { notices, users } from '../db/schema.ts'
import { addNotice, FOCUS_NOTICES_KEPT, NOTICES_KEPT } from './notices-queries.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
let member: Awaited<ReturnType<typeof newMember>>
let other: Awaited<ReturnType<typeof newMember>>

beforeEach(async () => {
  member = await newMember(api)
  other = await newMember(api)
  // The notice of welcome is removed; the tests add their own.
  await api.services.db.delete(notices)
})

/** The notice number `n` of a member; a higher number is newer. */
const tell = (who: typeof member, n: number) =>
  addNotice(api.services.db, {
    userId: who.user._id,
    kind: 'numbered',
    data: { n: String(n) },
    now: new Date(Date.UTC(2026, 0, 1) + n * 1000),
  })

async function list(who = member): Promise<NoticeList> {
  return noticeListSchema.parse((await api.call('GET', '/notices', { token: who.token })).body)
}
const numbers = ({ notices }: NoticeList) => notices.map(({ data }) => Number(data.n))
const read = (who: typeof member, body: unknown) =>
  api.call('POST', '/notices/read', { token: who.token, body })
const idOf = async (who: typeof member, n: number) =>
  (await list(who)).notices.find(({ data }) => data.n === String(n))?.id ?? 'none'

test('a new member is welcomed by one unread notice, and no sign-in welcomes them again', async () => {
  const { email, token } = await newMember(api)
  await api.call('POST', '/auth/login', { body: { email, password: PASSWORD } })
  const { status, body } = await api.call('GET', '/notices', { token })
  expect(status).toBe(200)
  expect(body).toEqual({
    unread: 1,
    notices: [
      {
        id: expect.any(String),
        kind: 'welcome',
        data: {},
        createdAt: expect.stringMatching(/^20.+Z$/),
        readAt: null,
      },
    ],
  })
})

test('the newest come first, and the unread are counted beyond those that are shown', async () => {
  for (let n = 1; n <= NOTICES_SHOWN + 2; n++) await tell(member, n)
  const answer = await list()
  expect(numbers(answer)).toEqual(Array.from({ length: NOTICES_SHOWN }, (_, i) => NOTICES_SHOWN + 2 - i))
  expect(answer.unread).toBe(NOTICES_SHOWN + 2)
})

test('marks a notice and all older ones as read, and not the newer ones', async () => {
  for (const n of [1, 2, 3]) await tell(member, n)
  const upTo = await idOf(member, 2)
  expect(await read(member, { upTo })).toMatchObject({ status: 200, body: { unread: 1 } })
  const first = await list()
  expect(first.notices.map(({ data, readAt }) => [data.n, readAt !== null])).toEqual([
    ['3', false],
    ['2', true],
    ['1', true],
  ])

  expect(await read(member, { upTo })).toMatchObject({ status: 200, body: { unread: 1 } })
  expect(await list()).toEqual(first)
})

test('a notice that was read keeps its time', async () => {
  await tell(member, 1)
  await read(member, { upTo: await idOf(member, 1) })
  const [before] = (await list()).notices
  await tell(member, 2)
  await read(member, { upTo: await idOf(member, 2) })
  expect((await list()).notices[1]).toEqual(before)
})

test('another member’s notices can neither be seen nor marked', async () => {
  await tell(member, 1)
  await tell(other, 2)
  expect(numbers(await list(other))).toEqual([2])
  expect(await read(other, { upTo: await idOf(member, 1) })).toMatchObject({
    status: 200,
    body: { unread: 1 },
  })
  expect((await list()).unread).toBe(1)
  await read(other, { upTo: await idOf(other, 2) })
  expect((await list()).unread).toBe(1)
})

test('an unknown id marks nothing', async () => {
  await tell(member, 1)
  expect(await read(member, { upTo: 'gone' })).toMatchObject({ status: 200, body: { unread: 1 } })
})

test.each([[{}], [{ upTo: '' }], [{ upTo: 7 }], [{ upTo: 'x'.repeat(65) }]])(
  'reading refuses %j and names the field',
  async (body) => {
    expect(await read(member, body)).toMatchObject({
      status: 400,
      body: { fields: { upTo: expect.any(String) } },
    })
  },
)

test('without a session there is nothing to see', async () => {
  expect((await api.call('GET', '/notices')).status).toBe(401)
  expect((await api.call('POST', '/notices/read', { body: { upTo: 'a' } })).status).toBe(401)
})

test('the newest 200 of each member are stored', async () => {
  await tell(other, 0)
  const row = { userId: member.user._id, kind: 'numbered', createdAt: new Date(Date.UTC(2025, 0, 1)) }
  const rows = Array.from({ length: NOTICES_KEPT }, (_, i) => ({ ...row, id: `n${i}`, data: { n: '-1' } }))
  await api.services.db.insert(notices).values(rows)
  await tell(member, 1)
  const kept = await api.services.db.select().from(notices).where(eq(notices.userId, member.user._id))
  expect(kept).toHaveLength(NOTICES_KEPT)
  expect(numbers(await list())[0]).toBe(1)
  expect(numbers(await list(other))).toEqual([0])
})

test('notices about security stay, however many others there are', async () => {
  const { db } = api.services
  const about = (kind: string, n: number) =>
    addNotice(db, { userId: member.user._id, kind, now: new Date(Date.UTC(2026, 0, 1) + n * 1000) })
  await about('password-changed', 0)
  const row = { userId: member.user._id, data: {} }
  const old = Array.from({ length: NOTICES_KEPT + 10 }, (_, i) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1) + (i + 1) * 1000)
    return { ...row, id: `f${i}`, kind: 'focus-session', createdAt }
  })
  await db.insert(notices).values(old)
  await about('focus-session', 1000)
  const kinds = (await list()).notices.map(({ kind }) => kind)
  expect(kinds).toEqual([...Array(FOCUS_NOTICES_KEPT).fill('focus-session'), 'password-changed'])

  const others = old.map((notice) => ({ ...notice, id: `o${notice.id}`, kind: 'referral' }))
  await db.insert(notices).values(others)
  await about('referral', 2000)
  const ofMember = eq(notices.userId, member.user._id)
  const kept = await db.select().from(notices).where(ofMember)
  expect(kept).toHaveLength(NOTICES_KEPT)
  expect(kept.filter(({ kind }) => kind === 'password-changed')).toHaveLength(1)
})

test('deleting a member deletes their notices', async () => {
  await tell(member, 1)
  await tell(other, 2)
  await api.services.db.delete(users).where(eq(users.id, member.user._id))
  expect(await api.services.db.select().from(notices)).toMatchObject([{ userId: other.user._id }])
})
