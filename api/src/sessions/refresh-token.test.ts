import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { fieldsIn, newMember, PASSWORD, partOf, startApi, textIn } from '../../test/support/test-api.ts'
import { refreshTokens, sessions } from '../db/schema.ts'
import { hashToken, newToken } from '../lib/opaque-token.ts'
import { createLimits } from '../limits/attempt-limits.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '100' })

const over = { message: 'Session expired. Please login again.' }
const refresh = (refreshToken: string) => api.call('POST', '/auth/refresh-token', { body: { refreshToken } })
const user = (token: string) => api.call('GET', '/auth/user', { token })

test('answers new tokens that work', async () => {
  const member = await newMember(api)
  const { status, body } = await refresh(member.refreshToken)
  expect(status).toBe(200)
  expect(Object.keys(fieldsIn(body))).toEqual(['success', 'token', 'refreshToken'])
  expect(partOf(body, 'refreshToken')).not.toBe(member.refreshToken)
  expect((await user(textIn(body, 'token'))).status).toBe(200)
  expect((await refresh(textIn(body, 'refreshToken'))).status).toBe(200)
})

test('20 refreshes of one token at once all succeed with one and the same child, the only live token', async () => {
  for (let round = 0; round < 5; round++) {
    const member = await newMember(api)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(member.refreshToken)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const children = new Set(answers.map(({ body }) => textIn(body, 'refreshToken')))
    expect(children.size).toBe(1)
    const [child = ''] = children
    const live = await api.services.db
      .select({ hash: refreshTokens.hash })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(and(eq(sessions.userId, member.user._id), isNull(refreshTokens.usedAt)))
    expect(live).toEqual([{ hash: hashToken(child) }])
    expect((await refresh(child)).status).toBe(200)
  }
})

test('the parent is answered until its child is used, also after a sleep, and then its replay ends the session', async () => {
  const member = await newMember(api)
  const first = await refresh(member.refreshToken)
  api.clock.offset = 3_600_000
  const again = await refresh(member.refreshToken)
  expect(partOf(again.body, 'refreshToken')).toBe(partOf(first.body, 'refreshToken'))
  const second = await refresh(textIn(again.body, 'refreshToken'))
  expect(second.status).toBe(200)
  expect(await refresh(member.refreshToken)).toMatchObject({ status: 401, body: over })
  expect((await refresh(textIn(second.body, 'refreshToken'))).status).toBe(401)
  expect((await user(textIn(second.body, 'token'))).status).toBe(401)
  api.clock.offset = 0
})

test('a grandparent ends the whole session at once, but no other session of the member', async () => {
  const member = await newMember(api)
  const other = await api.call('POST', '/auth/login', { body: { email: member.email, password: PASSWORD } })
  const child = await refresh(member.refreshToken)
  const grandchild = await refresh(textIn(child.body, 'refreshToken'))
  expect(await refresh(member.refreshToken)).toMatchObject({ status: 401, body: over })
  expect((await refresh(textIn(grandchild.body, 'refreshToken'))).status).toBe(401)
  expect((await user(textIn(grandchild.body, 'token'))).status).toBe(401)
  expect((await user(textIn(other.body, 'token'))).status).toBe(200)
  expect(api.logLines.join('')).toContain('"security":"refresh.reuse"')
})

test('an unknown token or a session that is over gets a 401', async () => {
  const member = await newMember(api)
  expect(await refresh('nonsense')).toMatchObject({ status: 401, body: over })
  expect((await refresh(member.token)).status).toBe(401)
  api.clock.offset = 24 * 60 * 60_000 + 1000
  expect((await refresh(member.refreshToken)).status).toBe(401)
})

test('a session from before migration 0014 gets a secret at its first refresh', async () => {
  const { accessTokens, db } = api.services
  const member = await newMember(api)
  const isMembers = eq(sessions.userId, member.user._id)
  const [session] = await db.update(sessions).set({ secretHash: null }).where(isMembers).returning()
  if (!session) throw new Error('The member has no session.')
  const old = newToken()
  await db
    .insert(refreshTokens)
    .values({ hash: hashToken(old), sessionId: session.id, createdAt: new Date() })
  const oldAccess = await accessTokens.sign({
    userId: session.userId,
    sessionId: session.id,
    expiresAt: session.expiresAt,
  })
  expect((await user(oldAccess)).status).toBe(200)

  const [renewed, ...others] = await Promise.all(Array.from({ length: 5 }, () => refresh(old)))
  expect(renewed?.status).toBe(200)
  for (const other of others)
    expect(partOf(other.body, 'refreshToken')).toBe(partOf(renewed?.body, 'refreshToken'))
  expect((await user(textIn(renewed?.body, 'token'))).status).toBe(200)
  expect((await user(oldAccess)).status).toBe(401)
  expect((await refresh(textIn(renewed?.body, 'refreshToken'))).status).toBe(200)
})

test('tokens are stored as hashes only', async () => {
  const member = await newMember(api)
  const rows = await api.services.db.select().from(refreshTokens)
  expect(JSON.stringify(rows)).not.toContain(member.refreshToken)
  expect(rows.some(({ hash }) => hash === hashToken(member.refreshToken))).toBe(true)
})

test('any number of members behind one network address can refresh their sessions', async () => {
  const limits = createLimits(1, api.database.pool)
  const call = api.variant({ limits })
  for (let n = 0; n < 2; n++) {
    let { refreshToken } = await newMember(api)
    for (let i = 0; i < 80; i++) {
      const answer = await call('POST', '/auth/refresh-token', { body: { refreshToken } })
      expect(answer.status).toBe(200)
      refreshToken = textIn(answer.body, 'refreshToken')
    }
  }
})

test('a session can be refreshed 100 times in five minutes, because each time adds a row', async () => {
  const { refreshSession } = createLimits(0.05, api.database.pool)
  const call = api.variant({ limits: { ...api.services.limits, refreshSession } })
  const other = await newMember(api)
  let { refreshToken } = await newMember(api)
  const renew = () => call('POST', '/auth/refresh-token', { body: { refreshToken } })
  for (let i = 0; i < 5; i++) refreshToken = textIn((await renew()).body, 'refreshToken')
  expect((await renew()).status).toBe(429)
  // Refused, and not used up.
  expect((await refresh(refreshToken)).status).toBe(200)
  const { status } = await call('POST', '/auth/refresh-token', { body: { refreshToken: other.refreshToken } })
  expect(status).toBe(200)
})

test('150 refused refreshes in five minutes from one address, then 429', async () => {
  const strict = await startApi()
  try {
    const attempts = Array.from({ length: 151 }, () =>
      strict.call('POST', '/auth/refresh-token', { body: { refreshToken: 'x' } }),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  } finally {
    await strict.stop()
  }
})
