import { noticeListSchema } from '@cadence/shared/schemas'
import { beforeEach, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { newMember } from '../../test/support/test-api.ts'
import { notices } from '../db/schema.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
let member: Awaited<ReturnType<typeof newMember>>

beforeEach(async () => {
  member = await newMember(api)
  await api.services.db.delete(notices)
})

const MINUTE = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString()

/** A session that ended so many minutes ago. */
const session = (id: string, { ended = 1, minutes = 25, edited = 1, completed = true } = {}) => ({
  collection: 'focusSession',
  id,
  updatedAt: ago(edited),
  data: {
    kind: 'timer',
    startedAt: ago(ended + minutes),
    endedAt: ago(ended),
    focusMs: minutes * MINUTE,
    awayCount: 0,
    awayMs: 0,
    completed,
  },
})
const put = (...records: object[]) => api.call('PUT', '/records', { token: member.token, body: { records } })

/** The minutes of the sessions with a notice. */
async function told(): Promise<unknown[]> {
  const list = noticeListSchema.parse((await api.call('GET', '/notices', { token: member.token })).body)
  expect(list.notices.every(({ kind }) => kind === 'focus-session')).toBe(true)
  return list.notices.map(({ data }) => data.minutes).toSorted()
}

test('a finished session makes one notice, also when it is sent again or edited', async () => {
  expect((await put(session('a'))).status).toBe(200)
  expect(await told()).toEqual([25])
  await put(session('a'))
  await put(session('a', { edited: 0, minutes: 50 }))
  expect(await told()).toEqual([25])
  await put({ ...session('a', { edited: -1 }), data: null })
  await put(session('a', { edited: -2 }))
  expect(await told()).toEqual([25])
})

test('a session that the member reset makes no notice', async () => {
  expect((await put(session('reset', { minutes: 10, completed: false }))).status).toBe(200)
  expect(await told()).toEqual([])
})

test('two devices that send the same session at once make one notice', async () => {
  await Promise.all([put(session('a')), put(session('a'))])
  expect(await told()).toEqual([25])
})

test('a session that ended more than a day ago makes no notice; neither does one in the future', async () => {
  await put(
    session('old', { ended: 25 * 60 }),
    session('ahead', { ended: -25 * 60 }),
    session('a', { minutes: 10 }),
  )
  expect(await told()).toEqual([10])
})

test('of many sessions in one call the last five make notices', async () => {
  await put(...Array.from({ length: 9 }, (_, i) => session(`s${i}`, { ended: i + 1, minutes: 11 + i })))
  expect(await told()).toEqual([11, 12, 13, 14, 15])
})

test('a session of a few seconds counts as a minute; another record makes no notice', async () => {
  const task = { text: 'Lire', completed: true, completedAt: ago(1), position: 'a0' }
  await put(session('a', { minutes: 0 }), { collection: 'task', id: 'b', updatedAt: ago(1), data: task })
  expect(await told()).toEqual([1])
})
