import { tokensSchema } from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { eventsOf } from '../../test/support/change-events.ts'
import { fieldsIn, newMember, PASSWORD, rowsIn, textIn } from '../../test/support/test-api.ts'
import { createApp } from '../app.ts'
import { ChangeStreams } from '../changes/change-streams.ts'
import { prune } from '../db/prune.ts'
import { sessions, users } from '../db/schema.ts'
import { createLimits } from '../limits/attempt-limits.ts'
import { openSessions } from './session-queries.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })

const chromeOnWindows = {
  'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
  'X-Time-Zone': 'Europe/Paris',
}
const safariOnIos = {
  'User-Agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  'X-Time-Zone': 'America/New_York',
}

async function signIn(email: string, headers: Record<string, string> = {}) {
  const { body } = await api.call('POST', '/auth/login', { body: { email, password: PASSWORD }, headers })
  return tokensSchema.parse(body)
}
const listed = async (token: string) =>
  rowsIn((await api.call('GET', '/sessions', { token })).body, 'sessions')
const noticesOf = async (token: string) =>
  rowsIn((await api.call('GET', '/notices', { token })).body, 'notices')

test('lists where the member is signed in, this one first, then the last active', async () => {
  const member = await newMember(api)
  api.clock.offset = 60_000
  const phone = await signIn(member.email, safariOnIos)
  api.clock.offset = 120_000
  const laptop = await signIn(member.email, chromeOnWindows)
  const sessions = await listed(phone.token)
  expect(sessions).toMatchObject([
    { browser: 'Safari', system: 'iOS', timeZone: 'America/New_York', isCurrent: true },
    { browser: 'Chrome', system: 'Windows', timeZone: 'Europe/Paris', isCurrent: false },
    { browser: null, system: null, timeZone: null, isCurrent: false },
  ])
  expect(Object.keys(fieldsIn(sessions, 0)).toSorted()).toEqual(
    ['browser', 'createdAt', 'id', 'isCurrent', 'lastActiveAt', 'system', 'timeZone'].toSorted(),
  )

  api.clock.offset = 300_000
  const body = { refreshToken: laptop.refreshToken }
  const headers = { ...chromeOnWindows, 'X-Time-Zone': 'Asia/Tokyo' }
  const { token } = tokensSchema.parse(
    (await api.call('POST', '/auth/refresh-token', { body, headers })).body,
  )
  const [current] = await listed(token)
  expect(current).toMatchObject({ browser: 'Chrome', timeZone: 'Asia/Tokyo', isCurrent: true })
  expect(
    Date.parse(textIn(current, 'lastActiveAt')) - Date.parse(textIn(current, 'createdAt')),
  ).toBeGreaterThan(170_000)
})

test('a member has 50 open sessions: a further one ends the one that was used longest ago', async () => {
  const member = await newMember(api)
  const stranger = await newMember(api)
  const row = { userId: member.user._id, expiresAt: new Date(Date.now() + 3_600_000) }
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  // The session of the registration is the first of them.
  await api.services.db.insert(sessions).values([
    ...Array.from({ length: 47 }, (_, i) => ({
      ...row,
      id: `s${i}`,
      createdAt: at(900),
      lastActiveAt: at(i),
    })),
    { ...row, id: 'oldest', createdAt: at(50), lastActiveAt: at(500) },
    { ...row, id: 'over', createdAt: at(900), lastActiveAt: at(1), revokedAt: at(1) },
  ])
  const ids = async () => (await listed(member.token)).map(({ id }) => id)
  const phone = await signIn(member.email, safariOnIos)
  expect(await ids()).toHaveLength(50)
  expect(await ids()).toContain('oldest')
  await signIn(member.email, chromeOnWindows)
  expect(await ids()).toHaveLength(50)
  expect(await ids()).not.toContain('oldest')
  for (const { token } of [member, phone, stranger]) {
    expect((await api.call('GET', '/auth/user', { token })).status).toBe(200)
  }
})

test('one account has 100 sign-ins an hour, and other accounts are not affected', async () => {
  const member = await newMember(api)
  const stranger = await newMember(api)
  const call = api.variant({ limits: createLimits(0.05, api.database.pool) })
  const attempt = ({ email }: { email: string }, n: number) =>
    call('POST', '/auth/login', { body: { email, password: PASSWORD }, from: `10.1.0.${n}` })
  for (let n = 0; n < 5; n++) expect((await attempt(member, n)).status).toBe(200)
  const refused = await attempt(member, 5)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50 * 60)
  expect((await attempt(stranger, 6)).status).toBe(200)
})

test('closed sessions and those of other members are not in the list', async () => {
  const member = await newMember(api)
  const stranger = await newMember(api)
  await api.call('POST', '/auth/logout', { token: (await signIn(member.email)).token })
  expect(await listed(member.token)).toHaveLength(1)
  expect(await listed(stranger.token)).toHaveLength(1)
})

test('one can be signed out, at once; another member’s not', async () => {
  const member = await newMember(api)
  const stranger = await newMember(api)
  const phone = await signIn(member.email, safariOnIos)
  const id = textIn(await listed(phone.token), 0, 'id')
  const end = (token: string, session = id) => api.call('DELETE', `/sessions/${session}`, { token })
  expect((await end(stranger.token)).status).toBe(404)
  expect((await api.call('GET', '/auth/user', { token: phone.token })).status).toBe(200)
  expect((await end(member.token)).status).toBe(204)
  expect((await api.call('GET', '/auth/user', { token: phone.token })).status).toBe(401)
  const { refreshToken } = phone
  expect((await api.call('POST', '/auth/refresh-token', { body: { refreshToken } })).status).toBe(401)
  expect(await end(member.token)).toMatchObject({
    status: 404,
    body: { message: 'This device is no longer signed in.' },
  })
  expect((await end(member.token, '%00')).status).toBe(400)
})

test('all others can be signed out; the one that asks stays', async () => {
  const member = await newMember(api)
  const others = [await signIn(member.email), await signIn(member.email, safariOnIos)]
  const stranger = await newMember(api)
  expect((await api.call('DELETE', '/sessions', { token: member.token })).status).toBe(204)
  for (const { token } of others) expect((await api.call('GET', '/auth/user', { token })).status).toBe(401)
  expect(await listed(member.token)).toHaveLength(1)
  expect(await listed(stranger.token)).toHaveLength(1)
})

test('the streams of a signed-out session end at once, and not with the next heartbeat', async () => {
  const { database, services } = api
  const { log, now } = services
  const changeStreams = new ChangeStreams({
    listen: database.listen,
    openSessions: (ids, at) => openSessions(services.db, ids, at),
    log,
    now,
    heartbeatMs: 3_600_000,
  })
  const app = createApp({ ...services, changeStreams })
  const hear = async (token: string) =>
    eventsOf(await app.request('/api/v1/changes', { headers: { Authorization: `Bearer ${token}` } }))
  try {
    const member = await newMember(api)
    const other = await signIn(member.email)
    const [own, ended] = [await hear(member.token), await hear(other.token)]
    await expect.poll(() => own.events).toContain('records')
    await api.call('DELETE', '/sessions', { token: member.token })
    expect(await ended.ended).toBe('ended')
    expect(changeStreams.size).toBe(1)
    await own.leave()
  } finally {
    await changeStreams.stop()
  }
})

test('a new browser makes one notice', async () => {
  const member = await newMember(api)
  const kinds = async () => (await noticesOf(member.token)).map(({ kind }) => kind)
  // Earlier sessions named no browser, so there is nothing to compare with.
  await signIn(member.email, chromeOnWindows)
  await signIn(member.email, chromeOnWindows)
  expect(await kinds()).toEqual(['welcome'])
  await signIn(member.email, safariOnIos)
  await signIn(member.email, { ...safariOnIos, 'X-Time-Zone': 'Europe/Paris' })
  expect(await kinds()).toEqual(['new-sign-in', 'welcome'])
  const [notice] = await noticesOf(member.token)
  expect(notice?.data).toEqual({ browser: 'Safari', system: 'iOS', timeZone: 'America/New_York' })
})

test('after its sessions were pruned, an account gets a notice of any browser', async () => {
  const member = await newMember(api)
  await signIn(member.email, chromeOnWindows)
  api.clock.offset = 3 * 86_400_000
  await prune(api.services.db, api.services.now())
  const { token } = await signIn(member.email, safariOnIos)
  const [notice] = await noticesOf(token)
  expect(notice).toMatchObject({ kind: 'new-sign-in', data: { browser: 'Safari' } })
})

test('an account that was just verified gets no notice, however long ago it was registered', async () => {
  const member = await newMember(api)
  const createdAt = new Date(Date.now() - 3 * 86_400_000)
  await api.services.db.update(users).set({ createdAt }).where(eq(users.id, member.user._id))
  await signIn(member.email, chromeOnWindows)
  expect(await noticesOf(member.token)).toMatchObject([{ kind: 'welcome' }])
})
