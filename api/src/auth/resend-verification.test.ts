import { expect, test, vi } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { newEmail, newMember, PASSWORD, partOf, registration, tokenIn } from '../../test/support/test-api.ts'
import { createLimits } from '../limits/attempt-limits.ts'

const api = apiForTests()

const resend = (email: string) => api.call('POST', '/auth/resend-verification', { body: { email } })
/** In another browser than the one that registered. */
const verify = (token: string, password = PASSWORD) =>
  api.call('POST', '/auth/verify-email', { body: { token, password } })
const register = (email: string, password = PASSWORD) =>
  api.call('POST', '/auth/register', { body: { ...registration(email), password } })

test('an unverified address gets a further link once a minute; the newest works', async () => {
  const email = newEmail()
  await register(email)
  await Promise.all([resend(email), resend(email)])
  expect(await api.mailsTo(email)).toHaveLength(1)
  api.clock.offset = 61_000
  await Promise.all([resend(email.toUpperCase()), resend(email), resend(email)])
  const [first, second, ...more] = await api.mailsTo(email)
  expect(more).toEqual([])
  expect(second?.subject).toBe('Confirmez votre adresse e-mail')
  expect((await verify(tokenIn(first))).status).toBe(400)
  expect((await verify(tokenIn(second))).status).toBe(200)
})

test('an expired link is replaced by a valid one', async () => {
  const email = newEmail()
  await register(email)
  // The clock moves after the delivery: a lease that ends during it would deliver the expired link once more.
  expect(await api.mailsTo(email)).toHaveLength(1)
  api.clock.offset = 25 * 60 * 60_000
  await resend(email)
  expect((await verify(tokenIn((await api.mailsTo(email)).at(-1)))).status).toBe(200)
})

test('an unknown, a verified and an unverified address get the same answer, before any work begins', async () => {
  const waiting = newEmail()
  await register(waiting)
  const { email: verified } = await newMember(api)
  api.clock.offset = 61_000
  const { db, background } = api.services
  const jobs: (() => Promise<void>)[] = []
  const held = vi.spyOn(background, 'run').mockImplementation((job) => void jobs.push(job))
  const work = (['select', 'insert', 'update', 'delete', 'transaction'] as const).map((name) =>
    vi.spyOn(db, name),
  )
  const answers = []
  for (const email of [newEmail(), verified, waiting]) answers.push(await resend(email))
  for (const spy of work) expect(spy).not.toHaveBeenCalled()
  for (const spy of [...work, held]) spy.mockRestore()
  for (const { status, text, headers } of answers) {
    expect({ status, text, headers: [...headers.keys()] }).toEqual({
      status: 200,
      text: '{"success":true}',
      headers: [...(answers[0]?.headers.keys() ?? [])],
    })
  }
  for (const job of jobs) await job()
  expect(await api.mailsTo(waiting)).toHaveLength(2)
  expect(await api.mailsTo(verified)).toHaveLength(1)
})

test('when a stranger registered the address too, the link lets the mailbox’s owner choose the password', async () => {
  const email = newEmail()
  await register(email)
  await register(email, 'Stranger1password')
  api.clock.offset = 61_000
  await resend(email)
  const mail = (await api.mailsTo(email)).at(-1)
  expect(mail?.text).toContain('Plusieurs inscriptions à Cadence attendent avec cette adresse')
  const token = tokenIn(mail, 'reset-password')
  const body = { token, password: 'Owners1password', confirmPassword: 'Owners1password' }
  expect((await api.call('POST', '/auth/reset-password', { body })).status).toBe(200)
  const login = (password: string) => api.call('POST', '/auth/login', { body: { email, password } })
  expect((await login('Stranger1password')).status).toBe(401)
  expect(partOf((await login('Owners1password')).body, 'user', 'isEmailVerified')).toBe(true)
})

test('20 calls in 15 minutes from one address, then 429', async () => {
  const strict = api.variant({ limits: createLimits(1, api.database.pool) })
  const ask = () =>
    strict('POST', '/auth/resend-verification', { body: { email: newEmail() }, from: '192.0.2.7' })
  const answers = await Promise.all(Array.from({ length: 21 }, ask))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
})
