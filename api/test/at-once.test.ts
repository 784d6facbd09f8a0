import { recordListSchema } from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { records } from '../src/db/schema.ts'
import { apiForTests } from './support/api-for-tests.ts'
import { newMember, rowsIn } from './support/test-api.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
let member: Awaited<ReturnType<typeof newMember>>

beforeEach(async () => {
  member = await newMember(api)
})

const times = (count: number) => Array.from({ length: count }, (_, n) => n)
const moment = (second: number) => `2026-01-05T08:00:${`${second}`.padStart(2, '0')}.000Z`

const dashboard = (name: string, second: number) => ({
  name,
  items: [{ id: '1', x: 0, y: 0, w: 6, h: 3, content: 'Personal Tracker' }],
  createdAt: moment(0),
  updatedAt: moment(second),
})
const putDashboard = (data: object) => api.call('PUT', '/dashboards/a', { token: member.token, body: data })
const listDashboards = async () =>
  rowsIn((await api.call('GET', '/dashboards', { token: member.token })).body, 'dashboards')

test('of 20 edits of a dashboard the latest wins, in any order', async () => {
  const seconds = times(20).map((n) => ((n * 7) % 20) + 10)
  const answers = await Promise.all(seconds.map((second) => putDashboard(dashboard(`${second}`, second))))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(await listDashboards()).toMatchObject([{ name: '29' }])
})

test('of 10 edits by devices that knew no dashboard each is kept', async () => {
  const put = (n: number) => putDashboard({ ...dashboard(`${n}`, n), base: null, copyName: `${n} (copie)` })
  const answers = await Promise.all(times(10).map(put))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect((await listDashboards()).map(({ updatedAt }) => updatedAt)).toEqual(
    times(10).map((n) => moment(9 - n)),
  )
})

test('of 20 creations of a dashboard with one id one succeeds', async () => {
  const post = () =>
    api.call('POST', '/dashboards', { token: member.token, body: { id: 'a', ...dashboard('Révisions', 1) } })
  const answers = await Promise.all(times(20).map(post))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)])
})

test('while three devices write, a reader that continues from its version gets everything', async () => {
  const task = (id: string, text: string, second: number) => ({
    collection: 'task',
    id,
    updatedAt: moment(second),
    data: { text, completed: false, completedAt: null, position: 'a0' },
  })
  const write = async (name: string) => {
    for (const n of times(10)) {
      const edits = [task(`${name}${n}`, `${n}`, 0), task('both', name, n)]
      await api.call('PUT', '/records', { token: member.token, body: { records: edits } })
    }
  }
  const seen = new Map<string, number>()
  let version = 0
  const read = async () => {
    const { body } = await api.call('GET', `/records?since=${version}`, { token: member.token })
    const list = recordListSchema.parse(body)
    for (const row of list.records) seen.set(row.id, row.version)
    version = list.version
  }
  let writing = true
  const writers = Promise.all(['x', 'y', 'z'].map(write)).finally(() => {
    writing = false
  })
  while (writing) await read()
  await writers
  await read()
  expect(seen.size).toBe(31)
  const rows = await api.services.db.select().from(records).where(eq(records.userId, member.user._id))
  expect(new Set(rows.map((row) => row.version)).size).toBe(31)
  for (const row of rows) expect(seen.get(row.id)).toBe(row.version)
})
