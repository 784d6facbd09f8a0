import { tokensSchema } from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { describe, expect, test, vi } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import {
  newEmail,
  newMember,
  PASSWORD,
  partOf,
  registration,
  textIn,
  tokenIn,
} from '../../test/support/test-api.ts'
import { emailTokens } from '../db/schema.ts'
import { AttemptLimit } from '../limits/attempt-limit.ts'
import { createLimits } from '../limits/attempt-limits.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '100' })

const NEXT = 'Another1password'
const failed = {
  status: 400,
  body: { message: 'This reset link is invalid or has expired. Please request a new one.' },
}
const login = (email: string, password: string) =>
  api.call('POST', '/auth/login', { body: { email, password } })
const reset = (token: string, password = NEXT, confirmPassword = password) =>
  api.call('POST', '/auth/reset-password', { body: { token, password, confirmPassword } })

async function forgot(email: string): Promise<string> {
  await api.call('POST', '/auth/forgot-password', { body: { email } })
  return tokenIn((await api.mailsTo(email)).at(-1), 'reset-password')
}

test('changes the password, signs nobody in, ends every session and mails the owner', async () => {
  const member = await newMember(api)
  const other = await login(member.email, PASSWORD)
  const stranger = await newMember(api)
  const answer = await reset(await forgot(member.email))
  expect(answer).toMatchObject({ status: 200, text: '{"success":true}' })
  expect(answer.headers.get('set-cookie')).toBeNull()

  for (const { token, refreshToken } of [member, tokensSchema.parse(other.body)]) {
    expect((await api.call('GET', '/auth/user', { token })).status).toBe(401)
    const refreshed = await api.call('POST', '/auth/refresh-token', { body: { refreshToken } })
    expect(refreshed.status).toBe(401)
  }
  expect((await api.call('GET', '/auth/user', { token: stranger.token })).status).toBe(200)
  expect((await login(member.email, PASSWORD)).status).toBe(401)
  expect((await login(member.email, NEXT)).status).toBe(200)

  const mail = (await api.mailsTo(member.email)).at(-1)
  expect(mail?.subject).toBe('Votre mot de passe a été changé')
  expect(mail?.text).toContain('http://localhost:3000/forgot-password')
  expect(mail?.text).not.toContain('token=')
})

test('of 20 uses of one link at once exactly one succeeds', async () => {
  const { email } = await newMember(api)
  const token = await forgot(email)
  const passwords = Array.from({ length: 20 }, (_, i) => `Another${i}password`)
  const answers = await Promise.all(passwords.map((password) => reset(token, password)))
  const winner = answers.findIndex(({ status }) => status === 200)
  for (const [i, answer] of answers.entries()) if (i !== winner) expect(answer).toMatchObject(failed)
  expect((await login(email, passwords[winner] ?? '')).status).toBe(200)
  const told = (await api.mailsTo(email)).filter(({ subject }) => subject.startsWith('Votre mot de passe'))
  expect(told).toHaveLength(1)
})

test('only the newest link works, for an hour, once', async () => {
  const { email } = await newMember(api)
  const first = await forgot(email)
  api.clock.offset = 61_000
  const second = await forgot(email)
  expect(await reset(first)).toMatchObject(failed)
  api.clock.offset = 61_000 + 60 * 60_000 + 1000
  expect(await reset(second)).toMatchObject(failed)
  api.clock.offset = 61_000 + 59 * 60_000
  expect((await reset(second)).status).toBe(200)
  expect(await reset(second)).toMatchObject(failed)
})

test('a link of one member changes nothing of another', async () => {
  const [one, two] = [await newMember(api), await newMember(api)]
  await reset(await forgot(one.email))
  expect((await login(two.email, PASSWORD)).status).toBe(200)
  expect((await login(two.email, NEXT)).status).toBe(401)
})

test('the link proves the mailbox: an unverified account is verified, and other registrations end', async () => {
  const email = newEmail()
  for (const password of [PASSWORD, 'Stranger1password']) {
    await api.call('POST', '/auth/register', { body: { ...registration(email), password } })
  }
  const links = (await api.mailsTo(email)).map((mail) => tokenIn(mail))
  expect((await reset(await forgot(email))).status).toBe(200)
  const { body } = await login(email, NEXT)
  expect(partOf(body, 'user', 'isEmailVerified')).toBe(true)
  for (const password of [PASSWORD, 'Stranger1password'])
    expect((await login(email, password)).status).toBe(401)
  for (const token of links) {
    expect((await api.call('POST', '/auth/verify-email', { body: { token } })).status).toBe(400)
  }
  expect(await api.services.db.$count(emailTokens, eq(emailTokens.userId, textIn(body, 'user', '_id')))).toBe(
    0,
  )
  const notices = await api.call('GET', '/notices', { token: textIn(body, 'token') })
  expect(partOf(notices.body, 'notices')).toMatchObject([{ kind: 'welcome' }])
})

test('a running sign-in with the old password gets no session', async () => {
  const { email } = await newMember(api)
  const token = await forgot(email)
  const { passwords } = api.services
  const find = passwords.find.bind(passwords)
  const spy = vi.spyOn(passwords, 'find').mockImplementation(async (...input) => {
    const match = await find(...input)
    spy.mockRestore()
    expect((await reset(token)).status).toBe(200)
    return match
  })
  expect((await login(email, PASSWORD)).status).toBe(401)
  expect((await login(email, NEXT)).status).toBe(200)
})

describe('with the limits of production', () => {
  test('guesses of the old password do not lock the owner out of the new one', async () => {
    const { email } = await newMember(api)
    const call = api.variant({ limits: createLimits(1, api.database.pool) })
    const attempt = (password: string) =>
      call('POST', '/auth/login', { body: { email, password }, from: '192.0.2.1' })
    // A stub, because ten hashes would take long.
    const find = vi.spyOn(api.services.passwords, 'find').mockResolvedValue(undefined)
    for (let i = 0; i < 10; i++) await attempt('Wrong1password')
    find.mockRestore()
    expect((await attempt(PASSWORD)).status).toBe(429)
    const token = await forgot(email)
    const body = { token, password: NEXT, confirmPassword: NEXT }
    expect((await call('POST', '/auth/reset-password', { body, from: '192.0.2.1' })).status).toBe(200)
    await api.services.background.idle()
    expect((await attempt(NEXT)).status).toBe(200)
  })

  test('30 attempts in five minutes lock one network address, and no other', async () => {
    const call = api.variant({ limits: createLimits(1, api.database.pool) })
    const body = { token: 'x', password: NEXT, confirmPassword: NEXT }
    const attempt = (from: string) => call('POST', '/auth/reset-password', { body, from })
    const answers = await Promise.all(Array.from({ length: 40 }, () => attempt('192.0.2.7')))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(30)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    expect((await attempt('192.0.2.8')).status).toBe(400)
  })
})

test('valid links do not count for their network address', async () => {
  const resetAddress = new AttemptLimit('tests', new RateLimiterMemory({ points: 1, duration: 60 }))
  const call = api.variant({ limits: { ...api.services.limits, resetAddress } })
  for (let n = 0; n < 2; n++) {
    const token = await forgot((await newMember(api)).email)
    const body = { token, password: NEXT, confirmPassword: NEXT }
    expect((await call('POST', '/auth/reset-password', { body })).status).toBe(200)
  }
})

test('a common password is refused, and the link stays valid', async () => {
  const { email } = await newMember(api)
  const token = await forgot(email)
  const message = 'This password is one of the most common ones. Please choose another one.'
  expect(await reset(token, 'Password1')).toMatchObject({
    status: 400,
    body: { message, fields: { password: message } },
  })
  expect((await reset(token)).status).toBe(200)
})

test('a request without a valid link cannot make the API hash', async () => {
  const hash = vi.spyOn(api.services.passwords, 'hash')
  for (const token of ['x', 'x'.repeat(43), "' or 1=1 --"]) expect(await reset(token)).toMatchObject(failed)
  const { email } = await newMember(api)
  const verification = tokenIn((await api.mailsTo(email))[0])
  hash.mockClear()
  expect(await reset(verification)).toMatchObject(failed)
  expect(hash).not.toHaveBeenCalled()
  hash.mockRestore()
})

test.each([
  ['x', 'short1A', 'short1A', { password: 'Password must be at least 8 characters' }],
  ['', NEXT, NEXT, { token: 'Token is required' }],
  ['x', NEXT, 'Another2password', { confirmPassword: "Passwords don't match" }],
])('%j, %j, %j is answered with the stated message', async (token, password, confirm, fields) => {
  const answer = await reset(token, password, confirm)
  expect(answer).toMatchObject({ status: 400, body: { message: Object.values(fields)[0], fields } })
})

test('the sent token and password are in no line of the log', () => {
  const log = api.logLines.join('')
  for (const event of ['reset.ok', 'reset.failed']) expect(log).toContain(`"security":"${event}"`)
  for (const secret of [NEXT, PASSWORD, 'example.org']) expect(log).not.toContain(secret)
})
