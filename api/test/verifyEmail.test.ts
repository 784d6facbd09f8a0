import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emailTokens, users } from '../src/db/schema.ts'
import { newEmail, registration, tokenIn } from './support/api.ts'
import { apiForTests } from './support/apiForTests.ts'

const api = apiForTests()

const failed = { message: 'Email verification failed. The link may be expired or invalid.' }

async function mailedToken(): Promise<{ email: string; token: string }> {
  const email = newEmail()
  await api.call('POST', '/auth/register', { body: registration(email) })
  return { email, token: tokenIn((await api.mailsTo(email)).at(-1)) }
}

const verify = (token: string) => api.call('POST', '/auth/verify-email', { body: { token } })

test('verifies the address and signs in', async () => {
  const { token } = await mailedToken()
  const { status, body } = await verify(token)
  expect(status).toBe(200)
  expect(body.user.isEmailVerified).toBe(true)
  const me = await api.call('GET', '/auth/user', { token: body.token })
  expect(me.body.data.user).toEqual(body.user)
})

test('of 20 calls at once with one token exactly one succeeds', async () => {
  const { token } = await mailedToken()
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers)
    if (answer.status !== 200) expect(answer).toMatchObject({ status: 400, body: failed })
})

test('a token dies after 24 hours', async () => {
  const { token } = await mailedToken()
  api.clock.offset += 24 * 60 * 60_000 + 1000
  expect(await verify(token)).toMatchObject({ status: 400, body: failed })
  api.clock.offset = 0
  expect((await verify(token)).status).toBe(200)
})

test('30 attempts from one address are the end for that address only', async () => {
  const attempt = (from: string) =>
    api.call('POST', '/auth/verify-email', { body: { token: 'nonsense' }, from })
  const answers = await Promise.all(Array.from({ length: 40 }, () => attempt('192.0.2.7')))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(30)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  expect((await attempt('192.0.2.8')).status).toBe(400)
})

test('a link that was issued for an account verified meanwhile changes nothing', async () => {
  const { email, token } = await mailedToken()
  await api.services.db.update(users).set({ isEmailVerified: true }).where(eq(users.email, email))
  expect(await verify(token)).toMatchObject({ status: 400, body: failed })
})

test('a made-up token fails, and the stored hash is not a token', async () => {
  const { email } = await mailedToken()
  const [row] = await api.services.db
    .select({ hash: emailTokens.hash })
    .from(emailTokens)
    .innerJoin(users, eq(users.id, emailTokens.userId))
    .where(eq(users.email, email))
  expect(row?.hash).toMatch(/^[\da-f]{64}$/)
  for (const token of ['nonsense', row?.hash ?? '', "' or 1=1 --"]) {
    expect(await verify(token)).toMatchObject({ status: 400, body: failed })
  }
})
