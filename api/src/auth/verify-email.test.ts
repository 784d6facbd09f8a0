import { eq } from 'drizzle-orm'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { describe, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { newEmail, PASSWORD, partOf, registration, textIn, tokenIn } from '../../test/support/test-api.ts'
import { emailTokens, users } from '../db/schema.ts'
import { AttemptLimit } from '../limits/attempt-limit.ts'

const api = apiForTests()

const failed = { message: 'Email verification failed. The link may be expired or invalid.' }

interface Link {
  email: string
  token: string
  /** The cookie of the browser that registered. */
  mark: string
}

async function mailedLink(): Promise<Link> {
  const email = newEmail()
  const { headers } = await api.call('POST', '/auth/register', { body: registration(email) })
  const mark = headers.get('set-cookie')?.split(';')[0] ?? ''
  return { email, mark, token: tokenIn((await api.mailsTo(email)).at(-1)) }
}

/** In the browser that registered. */
const verify = ({ token, mark }: Pick<Link, 'token' | 'mark'>) =>
  api.call('POST', '/auth/verify-email', { body: { token }, headers: { Cookie: mark } })

test('verifies the address and signs in', async () => {
  const link = await mailedLink()
  const { status, body } = await verify(link)
  expect(status).toBe(200)
  expect(partOf(body, 'user', 'isEmailVerified')).toBe(true)
  const me = await api.call('GET', '/auth/user', { token: textIn(body, 'token') })
  expect(partOf(me.body, 'data', 'user')).toEqual(partOf(body, 'user'))
})

test('of 20 calls at once with one token exactly one succeeds', async () => {
  const link = await mailedLink()
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(link)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers)
    if (answer.status !== 200) expect(answer).toMatchObject({ status: 400, body: failed })
})

test('a token expires after 24 hours', async () => {
  const link = await mailedLink()
  api.clock.offset += 24 * 60 * 60_000 + 1000
  expect(await verify(link)).toMatchObject({ status: 400, body: failed })
  api.clock.offset = 0
  expect((await verify(link)).status).toBe(200)
})

test('30 attempts lock one network address, and no other', async () => {
  const attempt = (from: string) =>
    api.call('POST', '/auth/verify-email', { body: { token: 'nonsense' }, from })
  const answers = await Promise.all(Array.from({ length: 40 }, () => attempt('192.0.2.7')))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(30)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  expect((await attempt('192.0.2.8')).status).toBe(400)
})

test('valid links do not count for their network address', async () => {
  const verifyAddress = new AttemptLimit('tests', new RateLimiterMemory({ points: 1, duration: 60 }))
  const call = api.variant({ limits: { ...api.services.limits, verifyAddress } })
  for (let n = 0; n < 3; n++) {
    const { token, mark } = await mailedLink()
    const answer = await call('POST', '/auth/verify-email', { body: { token }, headers: { Cookie: mark } })
    expect(answer.status).toBe(200)
  }
})

test('a link changes nothing when the account was verified meanwhile', async () => {
  const link = await mailedLink()
  await api.services.db.update(users).set({ isEmailVerified: true }).where(eq(users.email, link.email))
  expect(await verify(link)).toMatchObject({ status: 400, body: failed })
})

test('a made-up token fails, and the stored hash is not a token', async () => {
  const { email, mark } = await mailedLink()
  const [row] = await api.services.db
    .select({ hash: emailTokens.hash })
    .from(emailTokens)
    .innerJoin(users, eq(users.id, emailTokens.userId))
    .where(eq(users.email, email))
  expect(row?.hash).toMatch(/^[\da-f]{64}$/)
  for (const token of ['nonsense', row?.hash ?? '', "' or 1=1 --"]) {
    expect(await verify({ token, mark })).toMatchObject({ status: 400, body: failed })
  }
})

test('with https the cookie of the browser that registered is one that no other host can set', async () => {
  const call = api.variant({ config: { ...api.services.config, appUrl: 'https://cadence.example' } })
  const email = newEmail()
  const { headers } = await call('POST', '/auth/register', { body: registration(email) })
  const cookie = headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(
    /^__Host-cadence-registration=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const token = tokenIn((await api.mailsTo(email)).at(-1))
  const [own = ''] = cookie.split(';')
  const follow = (Cookie: string) =>
    call('POST', '/auth/verify-email', { body: { token }, headers: { Cookie } })
  // A neighbouring host of the domain could have set this one.
  expect((await follow(own.replace('__Host-', ''))).status).toBe(403)
  expect((await follow(own)).status).toBe(200)
})

describe('in another browser than the one that registered', () => {
  const follow = ({ token }: Link, { from, ...rest }: { from: string; password?: string; mark?: string }) => {
    const { password, mark } = rest
    const headers = mark === undefined ? {} : { Cookie: mark }
    return api.call('POST', '/auth/verify-email', { body: { token, password }, headers, from })
  }

  test('a link without the password verifies no registration, and signs nobody in', async () => {
    const from = '192.0.2.21'
    const link = await mailedLink()
    const answer = await follow(link, { from })
    expect(answer).toMatchObject({ status: 403, body: { fields: { password: expect.any(String) } } })
    expect(partOf(answer.body, 'token')).toBeUndefined()
    const [row] = await api.services.db.select().from(users).where(eq(users.email, link.email))
    expect(row?.isEmailVerified).toBe(false)
    // The link still works in the browser that registered.
    expect((await follow(link, { from, password: PASSWORD })).status).toBe(200)
  })

  test('after ten wrong passwords further ones are refused', async () => {
    const from = '192.0.2.22'
    const link = await mailedLink()
    for (let n = 0; n < 10; n++) {
      expect((await follow(link, { from, password: 'Wrong1password' })).status).toBe(403)
    }
    expect((await follow(link, { from, password: PASSWORD })).status).toBe(429)
  })

  test('members who open their links on phones behind one address are asked for the password, and do not reach the limit', async () => {
    const from = '192.0.2.24'
    const verifyAddress = new AttemptLimit('tests', new RateLimiterMemory({ points: 1, duration: 60 }))
    const call = api.variant({ limits: { ...api.services.limits, verifyAddress } })
    for (let n = 0; n < 3; n++) {
      const { token } = await mailedLink()
      const open = (body: object) => call('POST', '/auth/verify-email', { body: { token, ...body }, from })
      expect((await open({})).status).toBe(403)
      expect((await open({ password: PASSWORD })).status).toBe(200)
    }
  })

  test('the cookie of a third browser is not enough', async () => {
    const from = '192.0.2.23'
    const [link, other] = [await mailedLink(), await mailedLink()]
    expect(link.mark).toMatch(/^cadence-registration=[\w-]{43}$/)
    expect((await follow(link, { from, mark: other.mark })).status).toBe(403)
    expect((await follow(link, { from, mark: link.mark })).status).toBe(200)
  })
})
