import { expect, test } from 'vitest'
import { apiWithProvider } from '../../../test/support/api-for-tests.ts'
import { newPerson } from '../../../test/support/fake-openid-provider.ts'
import { endOf, signInByGoogle, start, takeSession } from '../../../test/support/google-sign-in.ts'
import { newMember, PASSWORD, textIn, tokenIn } from '../../../test/support/test-api.ts'
import { handovers } from '../../db/schema.ts'

const { api, provider } = apiWithProvider({ RATE_LIMIT_SCALE: '100' })

const refused = {
  status: 401,
  body: { message: 'This sign-in is invalid or has expired. Please sign in again.' },
}

async function handover() {
  const { end, cookie } = await signInByGoogle(api, provider, newPerson())
  return { token: end.token, cookie }
}

test('of 20 tabs that exchange one hand-over at once exactly one gets the session', async () => {
  const { token, cookie } = await handover()
  const answers = await Promise.all(Array.from({ length: 20 }, () => takeSession(api, token, cookie)))
  const good = answers.filter(({ status }) => status === 200)
  expect(good).toHaveLength(1)
  for (const answer of answers) if (answer !== good[0]) expect(answer).toMatchObject(refused)
})

test('a link with a hand-over of another browser signs nobody in, and does not use it up', async () => {
  const { token, cookie } = await handover()
  const victim = await start(api)
  expect(await takeSession(api, token, victim.cookie)).toMatchObject(refused)
  expect(await api.call('GET', '/auth/user', { token })).toMatchObject(refused)
  const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' }
  expect(await api.call('GET', '/auth/user', { token, headers })).toMatchObject(refused)
  expect((await takeSession(api, token, cookie)).status).toBe(200)
})

test('with X-Sign-In only a hand-over signs in: a link with an access token does not', async () => {
  const { token } = await newMember(api)
  const { token: own, cookie } = await handover()
  const call = (bearer: object, headers: Record<string, string>) =>
    api.call('GET', '/auth/user', { ...bearer, headers: { 'X-Sign-In': 'provider', ...headers } })
  for (const headers of [{}, { Cookie: cookie }]) {
    expect(await call({ token }, headers)).toMatchObject(refused)
    expect(await call({}, headers)).toMatchObject(refused)
  }
  expect(await call({ token: own }, {})).toMatchObject(refused)
  expect((await call({ token: own }, { Cookie: cookie })).status).toBe(200)
  expect((await api.call('GET', '/auth/user', { token })).status).toBe(200)
})

test('a hand-over is valid for a minute', async () => {
  const [late, early] = [await handover(), await handover()]
  api.clock.offset = 55_000
  expect((await takeSession(api, early.token, early.cookie)).status).toBe(200)
  api.clock.offset = 61_000
  expect(await takeSession(api, late.token, late.cookie)).toMatchObject(refused)
})

test('a new password ends an unused hand-over', async () => {
  const person = newPerson()
  const { end, cookie } = await signInByGoogle(api, provider, person)
  await api.call('POST', '/auth/forgot-password', { body: { email: person.email } })
  const token = tokenIn((await api.mailsTo(person.email)).at(-1), 'reset-password')
  const body = { token, password: PASSWORD, confirmPassword: PASSWORD }
  expect((await api.call('POST', '/auth/reset-password', { body })).status).toBe(200)
  expect(await takeSession(api, end.token, cookie)).toMatchObject(refused)
})

test.each([
  ['', 1],
  ['?remember=false', 1],
  ['?remember', 1],
  ['?remember=true', 30],
])(
  '/auth/google%s: the session lasts this many days, however often it is refreshed: %d',
  async (query, days) => {
    const { location, cookie } = await start(api, query)
    const way = `/auth/google/callback?${provider.authorize(location, newPerson())}`
    const { token } = endOf(await api.call('GET', way, { headers: { Cookie: cookie } }))
    const { body } = await takeSession(api, token, cookie)
    const refresh = (refreshToken: string) =>
      api.call('POST', '/auth/refresh-token', { body: { refreshToken } })
    const lifetime = days * 24 * 60 * 60_000
    api.clock.offset = lifetime - 60_000
    const last = await refresh(textIn(body, 'refreshToken'))
    expect(last.status).toBe(200)
    api.clock.offset = lifetime + 1000
    expect((await refresh(textIn(last.body, 'refreshToken'))).status).toBe(401)
  },
)

test('it is no access token, no refresh token and no reset token', async () => {
  const { token, cookie } = await handover()
  const headers = { Cookie: cookie }
  const password = 'Another1password'
  const reset = { token, password, confirmPassword: password }
  expect((await api.call('GET', '/notices', { token, headers })).status).toBe(401)
  const refresh = { body: { refreshToken: token }, headers }
  expect((await api.call('POST', '/auth/refresh-token', refresh)).status).toBe(401)
  expect((await api.call('POST', '/auth/reset-password', { body: reset, headers })).status).toBe(400)
})

test('it is stored as a hash only, and is in no line of the log', async () => {
  const { token, cookie } = await handover()
  expect(JSON.stringify(await api.services.db.select().from(handovers))).not.toContain(token)
  const { body } = await takeSession(api, token, cookie)
  await takeSession(api, token, cookie)
  const log = api.logLines.join('')
  const secret = cookie.split('=')[1] ?? ''
  for (const value of [
    token,
    secret,
    textIn(body, 'token'),
    textIn(body, 'refreshToken'),
    textIn(body, 'data', 'user', 'email'),
  ]) {
    expect(log).not.toContain(value)
  }
  for (const event of ['google.start', 'google.created', 'handover.ok', 'handover.failed']) {
    expect(log).toContain(`"security":"${event}"`)
  }
})
