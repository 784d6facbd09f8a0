import { expect, test } from 'vitest'
import { startOperator } from '../../test/support/processes.ts'
import { newMember, PASSWORD, partOf, startApi, type TestApi, textIn } from '../../test/support/test-api.ts'
import { testDatabase } from '../../test/support/test-database.ts'

const at = (second: number) => `2026-01-05T08:00:${String(second).padStart(2, '0')}.000Z`
const task = (id: string, second = 0) => ({
  collection: 'task',
  id,
  updatedAt: at(second),
  data: { text: id, completed: false, completedAt: null, position: 'a0' },
})
const dashboard = { name: 'Semaine', items: [], createdAt: at(0), updatedAt: at(0) }

/** The calls of one device. */
const as = (api: TestApi, token: string) => ({
  put: async (...ids: string[]) =>
    (await api.call('PUT', '/records', { token, body: { records: ids.map((id) => task(id)) } })).body,
  read: async (since: unknown) => (await api.call('GET', `/records?since=${since}`, { token })).body,
  dashboards: async () => (await api.call('GET', '/dashboards', { token })).body,
})

async function signIn(api: TestApi, email: string) {
  const { body } = await api.call('POST', '/auth/login', { body: { email, password: PASSWORD } })
  return as(api, textIn(body, 'token'))
}

test('a restored backup has another epoch, also when its counter is higher than a client’s version', async () => {
  const database = await testDatabase()
  const before = await startApi({}, database)
  const { email, token } = await newMember(before)
  const device = as(before, token)
  await device.put('a', 'b')
  await before.close()
  const backup = await database.copy()

  const later = await startApi({}, database)
  const further = await signIn(later, email)
  const epoch = partOf(await further.put('c', 'd'), 'epoch')
  expect(epoch).toEqual(expect.any(String))
  expect(partOf(await further.read(0), 'epoch')).toBe(epoch)
  expect(partOf(await further.dashboards(), 'epoch')).toBe(epoch)
  const version = partOf(await further.read(0), 'version')
  expect(version).toBe(4)
  await later.stop()

  const operator = startOperator(backup.env, ['restored'])
  expect(await operator.ended).toBe(0)
  expect(JSON.parse(operator.output())).toMatchObject({ sessions: 1 })

  const api = await startApi({}, backup)
  const other = await signIn(api, email)
  const answer = await other.put('e', 'f', 'g')
  const read = await other.read(version)
  // The version alone does not show that `c` and `d` are gone.
  expect(partOf(read, 'version')).toBe(5)
  expect(partOf(read, 'epoch')).toEqual(expect.any(String))
  expect(partOf(read, 'epoch')).not.toBe(epoch)
  expect([partOf(answer, 'epoch'), partOf(await other.dashboards(), 'epoch')]).toEqual([
    partOf(read, 'epoch'),
    partOf(read, 'epoch'),
  ])
  await api.stop()
})

test('neither a start nor a copy of the database changes the epoch', async () => {
  const database = await testDatabase()
  const first = await startApi({}, database)
  const { email } = await newMember(first)
  const epoch = partOf(await (await signIn(first, email)).read(0), 'epoch')
  await first.close()
  const copy = await database.copy()
  await database.drop()
  const second = await startApi({}, copy)
  expect(partOf(await (await signIn(second, email)).read(0), 'epoch')).toBe(epoch)
  await second.stop()
})

test('after a restore, a deletion with its version deletes an older dashboard again, and a newer one stays', async () => {
  const api = await startApi()
  const { token } = await newMember(api)
  const path = '/dashboards/1767225600000'
  await api.call('PUT', path, { token, body: dashboard })
  const ids = async () => partOf(await as(api, token).dashboards(), 'dashboards', 'length')
  const remove = (base: string) => api.call('DELETE', `${path}?base=${encodeURIComponent(base)}`, { token })
  await api.call('PUT', path, { token, body: { ...dashboard, updatedAt: at(2) } })
  await remove(at(1))
  expect(await ids()).toBe(1)
  await remove(at(3))
  expect(await ids()).toBe(0)
  await api.stop()
})

test('an edit that started from a newer version than a restored backup’s replaces it, without a copy', async () => {
  const api = await startApi()
  const { token } = await newMember(api)
  const path = '/dashboards/1767225600000'
  await api.call('PUT', path, { token, body: dashboard })
  const edit = { ...dashboard, name: 'Plus tard', updatedAt: at(5), base: at(4), copyName: 'Copie' }
  expect((await api.call('PUT', path, { token, body: edit })).body).not.toHaveProperty('copy')
  expect(partOf(await as(api, token).dashboards(), 'dashboards')).toMatchObject([{ name: 'Plus tard' }])
  await api.stop()
})
