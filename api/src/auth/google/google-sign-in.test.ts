import { eq } from 'drizzle-orm'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { expect, test } from 'vitest'
import { apiWithProvider } from '../../../test/support/api-for-tests.ts'
import { newPerson } from '../../../test/support/fake-openid-provider.ts'
import { endOf, seen, signInByGoogle, start, takeSession } from '../../../test/support/google-sign-in.ts'
import { fieldsIn, partOf, textIn } from '../../../test/support/test-api.ts'
import { readConfig } from '../../config/config.ts'
import { providerFlows, users } from '../../db/schema.ts'
import { AttemptLimit } from '../../limits/attempt-limit.ts'
import { createLimits } from '../../limits/attempt-limits.ts'
import { OpenIdProvider } from './openid-provider.ts'

const { api, provider } = apiWithProvider({ RATE_LIMIT_SCALE: '100' })

test('sends the browser to the provider, with a challenge, a state and a nonce that nobody can guess', async () => {
  const first = await api.call('GET', '/auth/google')
  const second = await api.call('GET', '/auth/google')
  expect(first.status).toBe(302)
  const [one, two] = [first, second].map((answer) => new URL(seen(answer).location))
  expect(`${one?.origin}${one?.pathname}`).toBe(`${provider.issuer}/authorize`)
  expect(Object.fromEntries(one?.searchParams ?? [])).toEqual({
    tenant: '1',
    client_id: 'cadence',
    response_type: 'code',
    redirect_uri: 'http://localhost:3000/api/v1/auth/google/callback',
    scope: 'openid email profile',
    prompt: 'select_account',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(one?.searchParams.get(name)).not.toBe(two?.searchParams.get(name))
  }
  expect(first.headers.get('set-cookie')).toMatch(
    /^cadence-google=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test('with https the cookie is one that no other host can set', async () => {
  const config = readConfig({
    APP_URL: 'https://cadence.example',
    GOOGLE_CLIENT_ID: 'cadence',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: provider.issuer,
  })
  const secure = api.variant({ config, google: config.google && new OpenIdProvider(config.google) })
  const answer = await secure('GET', '/auth/google')
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-cadence-google=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(answer.headers.get('location')).toContain(
    'redirect_uri=https%3A%2F%2Fcadence.example%2Fapi%2Fv1%2Fauth%2Fgoogle%2Fcallback',
  )
})

test('a new person gets an account without a password, and a session in the browser that began', async () => {
  const person = newPerson()
  const { answer, cookie, end } = await signInByGoogle(api, provider, person)
  expect(end.error).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')

  const taken = await takeSession(api, end.token, cookie)
  expect(taken.status).toBe(200)
  expect(Object.keys(fieldsIn(taken.body))).toEqual(['success', 'data', 'token', 'refreshToken'])
  expect(partOf(taken.body, 'data', 'user')).toMatchObject({
    firstName: 'Inès',
    lastName: 'Lefèvre',
    email: person.email,
    isEmailVerified: true,
    role: 'user',
  })
  const me = await api.call('GET', '/auth/user', { token: textIn(taken.body, 'token') })
  expect(me.body).toEqual({ success: true, data: { user: partOf(taken.body, 'data', 'user') } })
  const refreshed = await api.call('POST', '/auth/refresh-token', {
    body: { refreshToken: partOf(taken.body, 'refreshToken') },
  })
  expect(refreshed.status).toBe(200)
  const notices = await api.call('GET', '/notices', { token: textIn(taken.body, 'token') })
  expect(partOf(notices.body, 'notices')).toMatchObject([{ kind: 'welcome' }])
  const [row] = await api.services.db.select().from(users).where(eq(users.email, person.email))
  expect(row?.passwordHash).toBeNull()
})

test('two sign-ins that were begun in one browser both succeed, in any order', async () => {
  const { location, cookie } = await start(api)
  const again = await api.call('GET', '/auth/google', { headers: { Cookie: cookie } })
  expect(again.headers.get('set-cookie')).toMatch(`${cookie}; Max-Age=600;`)
  for (const begun of [seen(again).location, location]) {
    const query = provider.authorize(begun, newPerson())
    const back = await api.call('GET', `/auth/google/callback?${query}`, { headers: { Cookie: cookie } })
    const taken = await takeSession(api, endOf(back).token, cookie)
    expect(taken.status).toBe(200)
    expect(taken.headers.get('set-cookie')).toMatch(/^cadence-device=[^,]*$/)
  }
})

test.each(['', 'short', 'x'.repeat(44)])('an invalid cookie is replaced: %j', async (secret) => {
  const answer = await api.call('GET', '/auth/google', { headers: { Cookie: `cadence-google=${secret}` } })
  expect(seen(answer).cookie).toMatch(/^cadence-google=[\w-]{43}$/)
  expect(answer.headers.get('set-cookie')).not.toContain(`=${secret};`)
})

test.each([
  [{ given_name: undefined, family_name: undefined }, '', ''],
  [{ given_name: '  Ana\u0000\n Maria ', family_name: 42 }, 'Ana Maria', ''],
  [{ given_name: `${'x'.repeat(99)}😀`, family_name: '\ud800' }, 'x'.repeat(99), '\ufffd'],
])('names that are missing, too long or not storable: %j', async (names, firstName, lastName) => {
  const person = { ...newPerson(), ...names }
  const { cookie, end } = await signInByGoogle(api, provider, person)
  const { body } = await takeSession(api, end.token, cookie)
  expect(partOf(body, 'data', 'user')).toMatchObject({
    firstName: firstName || person.email.split('@')[0],
    lastName,
  })
})

test('of 20 returns with one state exactly one succeeds', async () => {
  const { location, cookie } = await start(api)
  const query = provider.authorize(location, newPerson())
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      api.call('GET', `/auth/google/callback?${query}`, { headers: { Cookie: cookie } }),
    ),
  )
  const ends = answers.map(endOf)
  expect(ends.filter(({ token }) => token !== '')).toHaveLength(1)
  expect(ends.filter(({ error }) => error === 'state_mismatch')).toHaveLength(19)
})

test('a sign-in expires ten minutes after it began', async () => {
  const { location, cookie } = await start(api)
  const query = provider.authorize(location, newPerson())
  api.clock.offset = 10 * 60_000 + 1000
  const answer = await api.call('GET', `/auth/google/callback?${query}`, { headers: { Cookie: cookie } })
  expect(endOf(answer).error).toBe('state_mismatch')
})

test('state and cookie are stored as hashes only', async () => {
  const { location, cookie } = await start(api)
  const rows = JSON.stringify(await api.services.db.select().from(providerFlows))
  expect(rows).not.toContain(new URL(location).searchParams.get('state'))
  expect(rows).not.toContain(cookie.split('=')[1])
})

test.each([
  { 'Sec-Fetch-Dest': 'image' },
  { 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'cross-site' },
])('only a navigation from our own pages begins a sign-in: %j', async (headers) => {
  const answer = await api.call('GET', '/auth/google', { headers })
  expect(answer.status).toBe(403)
  expect(answer.headers.get('set-cookie')).toBeNull()
  const person = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'same-origin' }
  expect((await api.call('GET', '/auth/google', { headers: person })).status).toBe(302)
})

test('after 300 unfinished sign-ins in five minutes from one address the app shows the limit', async () => {
  const strict = api.variant({ limits: createLimits(0.1, api.database.pool) })
  const begin = () => strict('GET', '/auth/google', { from: '192.0.2.7' })
  const answers = await Promise.all(Array.from({ length: 31 }, begin))
  const refused = answers.filter(({ headers }) => headers.get('location')?.includes('success-login'))
  expect(refused.map(endOf)).toEqual([{ error: 'too_many_attempts', token: '' }])
})

test('a successful sign-in counts neither for its beginning nor for its return', async () => {
  const limit = () => new AttemptLimit('tests', new RateLimiterMemory({ points: 1, duration: 60 }))
  const limits = { ...api.services.limits, googleStartAddress: limit(), googleCallbackAddress: limit() }
  const school = { call: api.variant({ limits }) }
  for (let n = 0; n < 3; n++) {
    expect((await signInByGoogle(school, provider, newPerson())).end.error).toBeNull()
    await api.services.background.idle()
  }
  await school.call('GET', '/auth/google/callback?state=x')
  expect(endOf(await school.call('GET', '/auth/google/callback?state=x')).error).toBe('too_many_attempts')
})

test('sign-ins by Google count for the limit of an account, too', async () => {
  const signInAccount = new AttemptLimit('tests', new RateLimiterMemory({ points: 1, duration: 60 }))
  const limited = { call: api.variant({ limits: { ...api.services.limits, signInAccount } }) }
  const person = newPerson()
  expect((await signInByGoogle(limited, provider, person)).end.error).toBeNull()
  expect((await signInByGoogle(limited, provider, person)).end.error).toBe('too_many_attempts')
  expect((await signInByGoogle(limited, provider, newPerson())).end.error).toBeNull()
})

test('without a configured provider the app shows that it is not available', async () => {
  const answer = await api.variant({ google: undefined })('GET', '/auth/google')
  expect(endOf(answer).error).toBe('provider_unavailable')
})

test('after a failure the next sign-in asks the provider again', async () => {
  const { google } = api.services.config
  const fresh = api.variant({ google: google && new OpenIdProvider(google) })
  provider.setDown(true)
  expect(endOf(await fresh('GET', '/auth/google')).error).toBe('provider_unavailable')
  provider.setDown(false)
  expect((await fresh('GET', '/auth/google')).headers.get('location')).toContain(provider.issuer)
})

test('the addresses of a provider are discovered once', async () => {
  provider.calls.length = 0
  await signInByGoogle(api, provider, newPerson())
  await signInByGoogle(api, provider, newPerson())
  expect(provider.calls.filter((path) => path === '/token')).toHaveLength(2)
  expect(provider.calls.filter((path) => path.includes('well-known'))).toEqual([])
})
