import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { eventsOf } from '../../test/support/change-events.ts'
import { fieldsIn, newMember, partOf } from '../../test/support/test-api.ts'
import { preferences, users } from '../db/schema.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
let member: Awaited<ReturnType<typeof newMember>>
beforeEach(async () => {
  member = await newMember(api)
})

const nothing = {
  ...{ language: null, timeZone: null, theme: null, mode: null, notifications: null },
  ...{ mainDashboard: null, lastDashboard: null, phoneOrder: null, weekStart: null, holidayZone: null },
  ...{ character: null, sharesMilestones: null },
}
const read = (who = member) => api.call('GET', '/preferences', { token: who.token })
const patch = (body: unknown, who = member) => api.call('PATCH', '/preferences', { token: who.token, body })

test('a new member has chosen nothing', async () => {
  expect(await read()).toMatchObject({ status: 200, body: nothing })
  expect(await patch({})).toMatchObject({ status: 200, body: nothing })
})

test('sent values are stored, missing ones stay, and null removes a choice', async () => {
  const chosen = { ...nothing, language: 'es', timeZone: 'Asia/Tokyo', theme: 'mars', mode: 'light' }
  expect(await patch(chosen)).toMatchObject({ status: 200, body: chosen })
  expect(await patch({ mode: 'system' })).toMatchObject({ body: { ...chosen, mode: 'system' } })
  expect(await patch({ timeZone: null })).toMatchObject({ body: { timeZone: null, language: 'es' } })
  expect((await read()).body).toEqual({ ...chosen, mode: 'system', timeZone: null })
})

test('each notification switch is stored by itself', async () => {
  await patch({ notifications: { push: true, email: true } })
  expect(await patch({ notifications: { email: false } })).toMatchObject({
    body: { notifications: { push: true, email: false } },
  })
  expect(await patch({ notifications: null })).toMatchObject({ body: { notifications: null } })
})

test('each choice about reminders is stored by itself, and a list of lead times as a whole', async () => {
  await patch({ notifications: { taskLeads: [60, 1440], morningAt: '07:00', quiet: false } })
  expect(await patch({ notifications: { taskLeads: [], quietFrom: '23:30' } })).toMatchObject({
    body: { notifications: { taskLeads: [], morningAt: '07:00', quiet: false, quietFrom: '23:30' } },
  })
})

test('the main dashboard, the last one and the order on a phone are stored each by itself', async () => {
  const chosen = { mainDashboard: '1764028800000', lastDashboard: 'Semaine_2', phoneOrder: ['8', '6', '11'] }
  expect(await patch(chosen)).toMatchObject({ status: 200, body: { ...nothing, ...chosen } })
  expect(await patch({ lastDashboard: '3' })).toMatchObject({ body: { ...chosen, lastDashboard: '3' } })
  await patch({ mainDashboard: null, phoneOrder: ['9'] })
  expect((await read()).body).toEqual({ ...nothing, lastDashboard: '3', phoneOrder: ['9'] })
  expect(await patch({ phoneOrder: null })).toMatchObject({ body: { phoneOrder: null } })
})

test('the first day of the week and the place of the holidays are stored each by itself', async () => {
  const chosen = { weekStart: 'monday', holidayZone: 'C' }
  expect(await patch(chosen)).toMatchObject({ status: 200, body: { ...nothing, ...chosen } })
  expect(await patch({ holidayZone: 'RE' })).toMatchObject({
    body: { ...chosen, holidayZone: 'RE' },
  })
  await patch({ weekStart: null })
  expect((await read()).body).toEqual({ ...nothing, holidayZone: 'RE' })
})

test('the chosen character is stored, and taken back by null', async () => {
  expect(await patch({ character: 'p27' })).toMatchObject({
    status: 200,
    body: { ...nothing, character: 'p27' },
  })
  await patch({ character: null })
  expect((await read()).body).toEqual(nothing)
})

test('an older client, which does not know a key, does not erase it', async () => {
  const chosen = { mainDashboard: '1', lastDashboard: '2', phoneOrder: ['8'], weekStart: 'sunday' }
  await patch(chosen)
  const known = { language: 'fr', timeZone: null, theme: 'mars', mode: null, notifications: { push: true } }
  expect(await patch(known)).toMatchObject({ status: 200, body: { ...known, ...chosen } })
  expect((await read()).body).toMatchObject(chosen)
})

test('a time zone may be written in any case, as the settings offer it', async () => {
  expect(await patch({ timeZone: 'europe/paris' })).toMatchObject({ status: 200 })
})

test.each([
  ['timeZone', 'Mars/Olympus'],
  ['timeZone', '+01:00'],
  ['timeZone', ''],
  ['timeZone', 'x'.repeat(65)],
  ['language', 'de'],
  ['language', ''],
  ['mode', 'dim'],
  ['theme', 'Mars'],
  ['theme', 'x'.repeat(41)],
  ['theme', '"><script>'],
  ['notifications', { push: 'yes' }],
  ['notifications', []],
  ['notifications', { morningAt: '7:30' }],
  ['notifications', { quietTo: '24:00' }],
  ['notifications', { taskLeads: [1.5] }],
  ['notifications', { examLeads: [1_000_000] }],
  ['notifications', { examLeads: [5, 6, 7, 8, 9, 10, 11, 12, 13] }],
  ['mainDashboard', '<b>'],
  ['mainDashboard', ''],
  ['lastDashboard', 'x'.repeat(65)],
  ['lastDashboard', 7],
  ['phoneOrder', ['8', 'timer']],
  ['phoneOrder', ['8', '8']],
  ['phoneOrder', Array.from({ length: 101 }, (_, n) => String(n))],
  ['phoneOrder', '8'],
  ['weekStart', 'saturday'],
  ['weekStart', 1],
  ['holidayZone', 'D'],
  ['holidayZone', ''],
  ['sharesMilestones', 'yes'],
  ['character', ''],
  ['character', 'P27'],
  ['character', 'x'.repeat(17)],
  ['character', '<svg>'],
])('%s %j is refused by name, and nothing is stored', async (key, value) => {
  const answer = await patch({ mode: key === 'mode' ? value : 'light', [key]: value })
  expect(answer.status).toBe(400)
  expect(Object.keys(fieldsIn(answer.body, 'fields')).some((field) => field.startsWith(key))).toBe(true)
  expect((await read()).body).toEqual(nothing)
})

test('a field that the schema does not have is ignored', async () => {
  expect(
    await patch({ userId: 'other', admin: true, mode: 'light', notifications: { sms: true } }),
  ).toMatchObject({ status: 200, body: { ...nothing, mode: 'light', notifications: {} } })
})

test('each member has their own preferences', async () => {
  const other = await newMember(api)
  await patch({ mode: 'light' })
  expect((await read(other)).body).toEqual(nothing)
  await patch({ mode: 'system' }, other)
  expect(partOf((await read()).body, 'mode')).toBe('light')
})

test('without a session there is nothing to read or to change', async () => {
  expect((await api.call('GET', '/preferences')).status).toBe(401)
  expect((await api.call('PATCH', '/preferences', { body: { mode: 'light' } })).status).toBe(401)
})

test('other sessions of the member get a change event', async () => {
  const response = await api.app.request('http://localhost:3100/api/v1/changes', {
    headers: { Authorization: `Bearer ${member.token}` },
  })
  const stream = eventsOf(response)
  await expect.poll(() => stream.heartbeats()).toBeGreaterThan(0)
  stream.events.length = 0
  await patch({ mode: 'light' })
  await expect.poll(() => stream.events).toEqual(['preferences'])
  await stream.leave()
})

test('deleting a member deletes their preferences', async () => {
  await patch({ mode: 'light' })
  await api.services.db.delete(users).where(eq(users.id, member.user._id))
  const rows = api.services.db.select().from(preferences).where(eq(preferences.userId, member.user._id))
  expect(await rows).toEqual([])
})
