import { eq } from 'drizzle-orm'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { mailedCode, newMember, PASSWORD, partOf, textIn, tokenIn } from '../../test/support/test-api.ts'
import * as tables from '../db/schema.ts'
import { UnavailableError } from '../http/http-errors.ts'
import { AttemptLimit } from '../limits/attempt-limit.ts'
import { createLimits } from '../limits/attempt-limits.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })

const NEXT = 'Another1password'
const login = (email: string, password: string) =>
  api.call('POST', '/auth/login', { body: { email, password } })
const change = (token: string, body: object) => api.call('POST', '/password', { token, body })
const isOpen = async (token: string) => (await api.call('GET', '/auth/user', { token })).status === 200
const withoutPassword = (id: string) =>
  api.services.db.update(tables.users).set({ passwordHash: null }).where(eq(tables.users.id, id))

describe('the password', () => {
  test('is changed with the current one: every other session ends, and the member gets a mail and a notice', async () => {
    const member = await newMember(api)
    const stranger = await newMember(api)
    const other = (await login(member.email, PASSWORD)).body
    await api.call('POST', '/auth/forgot-password', { body: { email: member.email } })
    const link = tokenIn((await api.mailsTo(member.email)).at(-1), 'reset-password')

    const answer = await change(member.token, { currentPassword: PASSWORD, newPassword: NEXT })
    expect(answer).toMatchObject({ status: 200, text: '{"success":true}' })
    expect([
      await isOpen(member.token),
      await isOpen(textIn(other, 'token')),
      await isOpen(stranger.token),
    ]).toEqual([true, false, true])
    const refreshToken = textIn(other, 'refreshToken')
    expect((await api.call('POST', '/auth/refresh-token', { body: { refreshToken } })).status).toBe(401)
    expect((await login(member.email, PASSWORD)).status).toBe(401)
    expect((await login(member.email, NEXT)).status).toBe(200)
    // An earlier reset link stops working too.
    const reset = { token: link, password: PASSWORD, confirmPassword: PASSWORD }
    expect((await api.call('POST', '/auth/reset-password', { body: reset })).status).toBe(400)

    const mail = (await api.mailsTo(member.email)).at(-1)
    expect(mail?.subject).toBe('Votre mot de passe a été changé')
    expect(mail?.text).toContain('http://localhost:3000/settings?section=Appareils')
    const { body } = await api.call('GET', '/notices', { token: member.token })
    expect(partOf(body, 'notices', 0)).toMatchObject({ kind: 'password-changed' })
  })

  test('is not changed without the current one, nor to one that registration would refuse', async () => {
    const member = await newMember(api)
    const wrong = 'This is not your current password.'
    for (const body of [{ currentPassword: 'Wrong1horse', newPassword: NEXT }, { newPassword: NEXT }]) {
      expect(await change(member.token, body)).toMatchObject({
        status: 400,
        body: { message: wrong, fields: { currentPassword: wrong } },
      })
    }
    const weak = await change(member.token, { currentPassword: PASSWORD, newPassword: 'weak' })
    expect(partOf(weak.body, 'fields')).toEqual({ newPassword: 'Password must be at least 8 characters' })
    const common = await change(member.token, { currentPassword: PASSWORD, newPassword: 'Password1' })
    const message = 'This password is one of the most common ones. Please choose another one.'
    expect(common).toMatchObject({ status: 400, body: { message, fields: { newPassword: message } } })
    expect((await login(member.email, PASSWORD)).status).toBe(200)
  })

  test('a member who signs in by a provider has none, and sets a first one', async () => {
    const member = await newMember(api)
    const profile = async () => (await api.call('GET', '/profile', { token: member.token })).body
    expect(await profile()).toMatchObject({ hasPassword: true })
    await withoutPassword(member.user._id)
    expect(await profile()).toMatchObject({ hasPassword: false })
    const code = await mailedCode(api, member)
    expect((await change(member.token, { code, newPassword: NEXT })).status).toBe(200)
    expect(await profile()).toMatchObject({ hasPassword: true })
    expect((await login(member.email, NEXT)).status).toBe(200)
  })

  test('of two changes at once with the same current password one succeeds', async () => {
    const member = await newMember(api)
    const body = (n: number) => ({ currentPassword: PASSWORD, newPassword: `Another${n}password` })
    const answers = await Promise.all([1, 2, 3].map((n) => change(member.token, body(n))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  })

  test('a check that the API was too busy for does not count as a guess', async () => {
    const member = await newMember(api)
    const passwordCheck = new AttemptLimit('tests', new RateLimiterMemory({ points: 1, duration: 60 }))
    const call = api.variant({ limits: { ...api.services.limits, passwordCheck } })
    const find = vi.spyOn(api.services.passwords, 'find')
    onTestFinished(() => find.mockRestore())
    find.mockRejectedValueOnce(new UnavailableError())
    const guess = (currentPassword: string) =>
      call('POST', '/password', { token: member.token, body: { currentPassword, newPassword: NEXT } })
    expect((await guess(PASSWORD)).status).toBe(503)
    expect((await guess('Wrong1horse')).status).toBe(400)
    expect((await guess(PASSWORD)).status).toBe(429)
  })

  test('is changed at most ten times an hour; a further request costs no hash and no mail', async () => {
    const member = await newMember(api)
    const stranger = await newMember(api)
    const call = api.variant({ limits: createLimits(1, api.database.pool) })
    const changeTo = (token: string, currentPassword: string, newPassword: string) =>
      call('POST', '/password', { token, body: { currentPassword, newPassword } })
    let current = PASSWORD
    for (let n = 0; n < 10; n++) {
      // A refused change is none of the ten; it has a limit of its own.
      if (n < 5) expect((await changeTo(member.token, 'Wrong1horse', NEXT)).status).toBe(400)
      expect((await changeTo(member.token, current, `Another${n}password`)).status).toBe(200)
      current = `Another${n}password`
    }
    const before = (await api.mailsTo(member.email)).length
    const hash = vi.spyOn(api.services.passwords, 'hash')
    onTestFinished(() => hash.mockRestore())
    const refused = await changeTo(member.token, current, NEXT)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50 * 60)
    expect(hash).not.toHaveBeenCalled()
    expect(await api.mailsTo(member.email)).toHaveLength(before)
    expect((await changeTo(stranger.token, PASSWORD, NEXT)).status).toBe(200)
  })

  test('after ten guesses there is a pause for this account alone, and never a permanent lock', async () => {
    const member = await newMember(api)
    const stranger = await newMember(api)
    const call = api.variant({ limits: createLimits(1, api.database.pool) })
    const guess = (token: string, currentPassword: string) =>
      call('POST', '/password', { token, body: { currentPassword, newPassword: NEXT } })
    for (let n = 0; n < 10; n++) expect((await guess(member.token, 'Wrong1horse')).status).toBe(400)
    const refused = await guess(member.token, PASSWORD)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
    const body = { password: PASSWORD, confirmation: 'SUPPRIMER' }
    expect((await call('DELETE', '/account', { token: member.token, body })).status).toBe(429)
    expect((await guess(stranger.token, PASSWORD)).status).toBe(200)
  })
})
