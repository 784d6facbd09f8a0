import { RateLimiterMemory } from 'rate-limiter-flexible'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Passwords } from '../src/auth/passwords.ts'
import { UnavailableError } from '../src/http/errors.ts'
import { AttemptLimit } from '../src/limits/attemptLimit.ts'
import { newEmail, newMember, PASSWORD, registration } from './support/api.ts'
import { apiForTests } from './support/apiForTests.ts'

const api = apiForTests()

const HOUR = 60 * 60_000
const failed = { message: 'Login failed. Please check your credentials.' }
let addresses = 0
/** Each from an address of its own, so that only the limit under test counts. */
const login = (body: object, from = `10.0.${++addresses >> 8}.${addresses & 255}`) =>
  api.call('POST', '/auth/login', { body, from })

/** Notes the algorithm and the parameters of each hash. */
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
  expect(Object.keys(body)).toEqual(['success', 'token', 'refreshToken', 'user'])
  expect(body.user).toEqual(user)
})

test('says the same for a wrong password and for an unknown address', async () => {
  const { email } = await newMember(api)
  const wrong = await login({ email, password: 'Wrong1password' })
  const unknown = await login({ email: newEmail(), password: 'Wrong1password' })
  expect(wrong).toMatchObject({ status: 401, body: failed })
  expect(unknown.status).toBe(401)
  expect(unknown.text).toBe(wrong.text)
})

test('checks a hash for an unknown address too, with the same work, so that time tells nothing', async () => {
  const { email } = await newMember(api)
  const passwords = new WatchedPasswords()
  const send = api.variant({ passwords })
  for (const address of [email, newEmail()]) {
    await send('POST', '/auth/login', { body: { email: address, password: 'Wrong1password' } })
  }
  expect(passwords.work).toEqual([expect.stringMatching(/^argon2id m=\d+,t=\d+,p=\d+$/), passwords.work[0]])
})

test('an unverified member is told so after the right password only, and gets a new link once a minute', async () => {
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
  let { refreshToken } = body
  const refresh = async () => {
    const answer = await api.call('POST', '/auth/refresh-token', { body: { refreshToken } })
    refreshToken = answer.body.refreshToken
    return answer.status
  }
  // A refresh in the middle must not make the session any longer.
  api.clock.offset = (hours / 2) * HOUR
  expect(await refresh()).toBe(200)
  api.clock.offset = hours * HOUR - 60_000
  const last = await api.call('POST', '/auth/refresh-token', { body: { refreshToken } })
  expect(last.status).toBe(200)
  refreshToken = last.body.refreshToken
  api.clock.offset = hours * HOUR + 1000
  expect((await api.call('GET', '/auth/user', { token: last.body.token })).status).toBe(401)
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
    expect(refused.body.message).toBe('Too many attempts. Please try again in 15 minutes.')
  }
})

test('parallel guesses cannot pass the limit', async () => {
  const { email } = await newMember(api)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => login({ email, password: `Wrong1${i}` })),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
})

test('a window that is over begins anew, with as many attempts and as long', async () => {
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

test('a good sign-in clears the failures of the account', async () => {
  const { email } = await newMember(api)
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 9; i++) await login({ email, password: 'Wrong1' })
    expect((await login({ email, password: PASSWORD })).status).toBe(200)
  }
})

test('100 failures from one address are the end for that address only', async () => {
  const from = '192.0.2.7'
  const { email } = await newMember(api)
  const guesses = Array.from({ length: 100 }, () => login({ email: newEmail(), password: 'Wrong1' }, from))
  await Promise.all(guesses)
  expect((await login({ email, password: PASSWORD }, from)).status).toBe(429)
  expect((await login({ email, password: PASSWORD })).status).toBe(200)
})

test('an attempt that is refused for its address does not count for its account', async () => {
  const from = '192.0.2.9'
  const { email } = await newMember(api)
  const attempts = Array.from({ length: 100 }, () => login({ email: newEmail(), password: 'Wrong1' }, from))
  await Promise.all(attempts)
  for (let i = 0; i < 12; i++) {
    expect((await login({ email, password: 'Wrong1' }, from)).status).toBe(429)
  }
  expect((await login({ email, password: 'Wrong1' })).status).toBe(401)
})

test('good sign-ins do not count for their address', async () => {
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

test('the limit counts the forwarded address behind the own proxy, and not what a stranger forwards', async () => {
  const attempt = (from: string, forwarded: string) =>
    api.call('POST', '/auth/register', {
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
