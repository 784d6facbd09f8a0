import { RateLimiterMemory } from 'rate-limiter-flexible'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import {
  type Answer,
  fieldsIn,
  newEmail,
  newMember,
  PASSWORD,
  partOf,
  quickHashes,
  registration,
  textIn,
  tokenIn,
} from '../../test/support/test-api.ts'
import { UnavailableError } from '../http/http-errors.ts'
import { AttemptLimit } from '../limits/attempt-limit.ts'
import { createLimits } from '../limits/attempt-limits.ts'
import { signingKey } from '../sessions/access-token.ts'
import { DeviceCookies } from './device-cookies.ts'
import { Passwords } from './passwords.ts'

const api = apiForTests()

const HOUR = 60 * 60_000
const failed = { message: 'Login failed. Please check your credentials.' }
let addresses = 0
/** Each from an address of its own, so that only the limit under test counts. */
const login = (
  body: object,
  from = `10.0.${++addresses >> 8}.${addresses & 255}`,
  headers: Record<string, string> = {},
) => api.call('POST', '/auth/login', { body, from, headers })

/** Records the algorithm and the parameters of each hash. */
class WatchedPasswords extends Passwords {
  readonly work: string[] = []

  override async hash(password: string, like?: string): Promise<string> {
    const hash = await super.hash(password, like)
    const [, algorithm, , parameters] = hash.split('$')
    this.work.push(`${algorithm} ${parameters}`)
    return hash
  }
}

test('signs in, whatever the case of the address', async () => {
  const { email, user } = await newMember(api)
  const { status, body } = await login({ email: ` ${email.toUpperCase()} `, password: PASSWORD })
  expect(status).toBe(200)
  expect(Object.keys(fieldsIn(body))).toEqual(['success', 'token', 'refreshToken', 'user'])
  expect(partOf(body, 'user')).toEqual(user)
})

test('gives the same answer to a wrong password and to an unknown address', async () => {
  const { email } = await newMember(api)
  const wrong = await login({ email, password: 'Wrong1password' })
  const unknown = await login({ email: newEmail(), password: 'Wrong1password' })
  expect(wrong).toMatchObject({ status: 401, body: failed })
  expect(unknown.status).toBe(401)
  expect(unknown.text).toBe(wrong.text)
})

test('hashes for an unknown address too, so that the time of the answer reveals nothing', async () => {
  const { email } = await newMember(api)
  const passwords = new WatchedPasswords(quickHashes)
  const send = api.variant({ passwords })
  for (const address of [email, newEmail()]) {
    await send('POST', '/auth/login', { body: { email: address, password: 'Wrong1password' } })
  }
  expect(passwords.work).toEqual([expect.stringMatching(/^argon2id m=\d+,t=\d+,p=\d+$/), passwords.work[0]])
})

test('only the right password reveals that a member is unverified, and mails a new link once a minute', async () => {
  const email = newEmail()
  await api.call('POST', '/auth/register', { body: registration(email) })
  expect(await login({ email, password: 'Wrong1password' })).toMatchObject({ status: 401, body: failed })

  const told = { status: 403, body: { message: 'Please verify your email address before signing in.' } }
  expect(await login({ email, password: PASSWORD })).toMatchObject(told)
  expect(await api.mailsTo(email)).toHaveLength(1)
  api.clock.offset = 61_000
  const answers = await Promise.all([1, 2, 3].map(() => login({ email, password: PASSWORD })))
  for (const answer of answers) expect(answer).toMatchObject(told)
  expect(await api.mailsTo(email)).toHaveLength(2)
})

test.each([
  [false, 24],
  [true, 30 * 24],
])('with rememberMe %s the session lasts %i hours', async (rememberMe, hours) => {
  const { email } = await newMember(api)
  const { body } = await login({ email, password: PASSWORD, rememberMe })
  let refreshToken = textIn(body, 'refreshToken')
  const refresh = async () => {
    const answer = await api.call('POST', '/auth/refresh-token', { body: { refreshToken } })
    if (answer.status === 200) refreshToken = textIn(answer.body, 'refreshToken')
    return answer.status
  }
  // A refresh must not lengthen the session.
  api.clock.offset = (hours / 2) * HOUR
  expect(await refresh()).toBe(200)
  api.clock.offset = hours * HOUR - 60_000
  const last = await api.call('POST', '/auth/refresh-token', { body: { refreshToken } })
  expect(last.status).toBe(200)
  refreshToken = textIn(last.body, 'refreshToken')
  api.clock.offset = hours * HOUR + 1000
  expect((await api.call('GET', '/auth/user', { token: textIn(last.body, 'token') })).status).toBe(401)
  expect(await refresh()).toBe(401)
})

test('after 10 failures of one account the 11th attempt is refused from anywhere, known or not', async () => {
  const { email } = await newMember(api)
  for (const address of [email, newEmail()]) {
    for (let i = 0; i < 10; i++)
      expect((await login({ email: address, password: 'Wrong1' })).status).toBe(401)
    const refused = await login({ email: address, password: PASSWORD })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(partOf(refused.body, 'message')).toBe('Too many attempts. Please try again in 15 minutes.')
  }
})

test('parallel guesses cannot pass the limit', async () => {
  const { email } = await newMember(api)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => login({ email, password: `Wrong1${i}` })),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
})

test('after a window a new one begins, with the same length and as many attempts', async () => {
  const { email } = await newMember(api)
  const guess = () => login({ email, password: 'Wrong1' })
  onTestFinished(() => void vi.useRealTimers())
  for (let window = 0; window < 2; window++) {
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(401)
    const refused = await guess()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    vi.setSystemTime(Date.now() + 15 * 60 * 1000 + 1)
  }
})

describe('a browser in which the member has signed in', () => {
  const cookieOf = ({ headers }: Answer) =>
    /^cadence-device=[\w-]{43}\.[\w-]{43}/.exec(headers.get('set-cookie') ?? '')?.[0] ?? ''
  const guessAt = (email: string, cookie = '') =>
    login({ email, password: 'Wrong1' }, undefined, cookie ? { Cookie: cookie } : {})
  const signIn = (email: string, cookie = '', from?: string) =>
    login({ email, password: PASSWORD }, from, cookie ? { Cookie: cookie } : {})

  test('has a cookie for a year that no script reads and no other site sends', async () => {
    const { email } = await newMember(api)
    const answer = await signIn(email)
    expect(answer.headers.get('set-cookie')).toMatch(
      /^cadence-device=[\w-]{43}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    const again = await signIn(email, cookieOf(answer))
    expect(cookieOf(again)).toBe(cookieOf(answer))
    expect((await guessAt(email)).headers.get('set-cookie')).toBeNull()
  })

  test('with https the cookie is one that no other host can set', async () => {
    const { email } = await newMember(api)
    const config = { ...api.services.config, appUrl: 'https://cadence.example' }
    const deviceCookies = new DeviceCookies(
      [{ kid: 'one', secret: await signingKey(api.services.db) }],
      config,
    )
    const call = api.variant({ config, deviceCookies })
    const body = { email, password: PASSWORD }
    const { headers } = await call('POST', '/auth/login', { body, from: '192.0.2.40' })
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-cadence-device=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const plain = headers.get('set-cookie')?.replace('__Host-', '') ?? ''
    const again = await call('POST', '/auth/login', { body, from: '192.0.2.41', headers: { Cookie: plain } })
    expect(again.headers.get('set-cookie')?.split(';')[0]).not.toBe(headers.get('set-cookie')?.split(';')[0])
  })

  test('is not locked out by strangers who guess from many addresses', async () => {
    const { email } = await newMember(api)
    const cookie = cookieOf(await signIn(email))
    for (let i = 0; i < 10; i++) expect((await guessAt(email)).status).toBe(401)
    expect((await guessAt(email)).status).toBe(429)
    expect((await signIn(email, cookie)).status).toBe(200)
    // The owner's sign-in gives strangers no further guesses either.
    expect((await guessAt(email)).status).toBe(429)
  })

  test('is not locked out by strangers who fail behind the same address', async () => {
    const from = '192.0.2.42'
    const { email } = await newMember(api)
    const cookie = cookieOf(await signIn(email))
    const fail = () => login({ email: newEmail(), password: 'Wrong1' }, from)
    await Promise.all(Array.from({ length: 100 }, fail))
    expect((await signIn(email, '', from)).status).toBe(429)
    expect((await signIn(email, cookie, from)).status).toBe(200)
  })

  test('has ten attempts of its own, and other browsers keep theirs', async () => {
    const { email } = await newMember(api)
    const cookie = cookieOf(await signIn(email))
    for (let i = 0; i < 10; i++) expect((await guessAt(email, cookie)).status).toBe(401)
    expect((await signIn(email, cookie)).status).toBe(429)
    expect((await signIn(email)).status).toBe(200)
  })

  test.each([
    ['of another account', (cookie: string) => cookie],
    [
      'whose number was changed',
      (cookie: string) => cookie.replace(/=./, (text) => (text === '=A' ? '=B' : '=A')),
    ],
    [
      'whose signature was changed',
      (cookie: string) => cookie.replace(/\../, (text) => (text === '.A' ? '.B' : '.A')),
    ],
    ['without a signature', (cookie: string) => cookie.replace(/\..*/, '')],
    ['of nothing', () => 'cadence-device=.'],
  ])('a cookie %s has no effect', async (what, alter) => {
    const { email } = await newMember(api)
    const other = await newMember(api)
    const own = cookieOf(await signIn(what === 'of another account' ? other.email : email))
    for (let i = 0; i < 10; i++) await guessAt(email)
    expect((await signIn(email, alter(own))).status).toBe(429)
  })
})

test('the browser that verified the address has the cookie, too', async () => {
  const email = newEmail()
  await api.call('POST', '/auth/register', { body: registration(email) })
  const token = tokenIn((await api.mailsTo(email)).at(-1))
  const body = { token, password: PASSWORD }
  const { headers } = await api.call('POST', '/auth/verify-email', { body })
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  for (let i = 0; i < 11; i++) await login({ email, password: 'Wrong1' })
  expect((await login({ email, password: PASSWORD }, undefined, { Cookie: cookie })).status).toBe(200)
})

test('a successful sign-in clears the failures of the account', async () => {
  const { email } = await newMember(api)
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 9; i++) await login({ email, password: 'Wrong1' })
    expect((await login({ email, password: PASSWORD })).status).toBe(200)
  }
})

test('100 failures lock one network address, and no other', async () => {
  const from = '192.0.2.7'
  const { email } = await newMember(api)
  const guesses = Array.from({ length: 100 }, () => login({ email: newEmail(), password: 'Wrong1' }, from))
  await Promise.all(guesses)
  expect((await login({ email, password: PASSWORD }, from)).status).toBe(429)
  expect((await login({ email, password: PASSWORD })).status).toBe(200)
})

test('an attempt that the limit of its network address refuses does not count for its account', async () => {
  const from = '192.0.2.9'
  const { email } = await newMember(api)
  const attempts = Array.from({ length: 100 }, () => login({ email: newEmail(), password: 'Wrong1' }, from))
  await Promise.all(attempts)
  for (let i = 0; i < 12; i++) {
    expect((await login({ email, password: 'Wrong1' }, from)).status).toBe(429)
  }
  expect((await login({ email, password: 'Wrong1' })).status).toBe(401)
})

test('successful sign-ins do not count for their network address', async () => {
  const from = '192.0.2.8'
  const { email } = await newMember(api)
  const guess = () => login({ email: newEmail(), password: 'Wrong1' }, from)
  await Promise.all(Array.from({ length: 99 }, guess))
  for (let i = 0; i < 3; i++) expect((await login({ email, password: PASSWORD }, from)).status).toBe(200)
  expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
})

test.each(['loginAddress', 'loginAccount'] as const)(
  'an attempt that the API was too busy for does not count for %s',
  async (name) => {
    const { email } = await newMember(api)
    const limit = new AttemptLimit('tests', new RateLimiterMemory({ points: 1, duration: 60 }))
    const call = api.variant({ limits: { ...api.services.limits, [name]: limit } })
    const guess = () => call('POST', '/auth/login', { body: { email, password: 'Wrong1' } })
    const find = vi.spyOn(api.services.passwords, 'find')
    onTestFinished(() => find.mockRestore())
    find.mockRejectedValueOnce(new UnavailableError())
    expect((await guess()).status).toBe(503)
    expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
  },
)

test('the limit counts the address that our proxy forwards, and not one that a stranger claims', async () => {
  const call = api.variant({ limits: createLimits(1, api.database.pool, 20) })
  const attempt = (from: string, forwarded: string) =>
    call('POST', '/auth/register', {
      body: registration(),
      from,
      headers: { 'X-Forwarded-For': forwarded },
    })
  for (let i = 0; i < 20; i++) await attempt('127.0.0.1', '198.51.100.1')
  expect((await attempt('127.0.0.1', '198.51.100.1')).status).toBe(429)
  expect((await attempt('127.0.0.1', '198.51.100.1, 198.51.100.2')).status).toBe(201)
  for (let i = 0; i < 20; i++) await attempt('203.0.113.9', `198.51.100.${i + 10}`)
  expect((await attempt('203.0.113.9', '198.51.100.99')).status).toBe(429)
})
