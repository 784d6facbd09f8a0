import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../src/db/schema.ts'
import {
  newEmail,
  newMember,
  PASSWORD,
  registration,
  startApi,
  type TestApi,
  tokenIn,
} from './support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => api.stop())

const register = (body: unknown) => api.call('POST', '/auth/register', { body })

test('answers the member without tokens, with the names trimmed and the address in lower case', async () => {
  const { status, body } = await register({
    ...registration('  Lea.New@Example.org '),
    firstName: '  Léa ',
    lastName: undefined,
  })
  expect(status).toBe(201)
  expect(body).toEqual({
    success: true,
    user: {
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      firstName: 'Léa',
      lastName: '',
      email: 'lea.new@example.org',
      isEmailVerified: false,
      role: 'user',
    },
  })
})

test.each(['unverified', 'verified'])('does not tell that an address is known (%s)', async (state) => {
  const email = newEmail()
  if (state === 'verified') await newMember(api, email)
  else await register(registration(email))
  const fresh = await register(registration(newEmail()))
  const known = await register(registration(email.toUpperCase()))

  expect(known.status).toBe(fresh.status)
  expect([...known.headers.keys()]).toEqual([...fresh.headers.keys()])
  const shape = (text: string) =>
    text.replace(/"_id":"[\da-f-]{36}"/, '"_id":"id"').replace(/member\d+@/, 'member@')
  expect(shape(known.text)).toBe(shape(fresh.text))
  const [row] = await api.services.db.select().from(users).where(eq(users.email, email))
  expect(known.body.user._id).not.toBe(row?.id)
})

test('hashes the password for a known address too, so that time tells nothing', async () => {
  const { email } = await newMember(api)
  const { passwords } = api.services
  const original = passwords.hash.bind(passwords)
  let hashed = 0
  passwords.hash = (password) => {
    hashed++
    return original(password)
  }
  await register(registration(email))
  passwords.hash = original
  expect(hashed).toBe(1)
})

test('tells the owner of a verified account by mail, without a link that does anything', async () => {
  const { email } = await newMember(api)
  await register(registration(email))
  const mail = (await api.mailsTo(email)).at(-1)
  expect(mail?.subject).toBe('Vous avez déjà un compte Cadence')
  expect(mail?.text).toContain('http://localhost:3000/login')
  expect(mail?.text).not.toContain('token=')
})

test('registering again before verifying sends a new link, and only the newest works, with the newest password', async () => {
  const email = newEmail()
  await register(registration(email))
  const first = tokenIn((await api.mailsTo(email)).at(-1))
  api.clock.offset += 61_000
  await register({ ...registration(email), password: 'Another1password' })
  const second = tokenIn((await api.mailsTo(email)).at(-1))

  expect((await api.call('POST', '/auth/verify-email', { body: { token: first } })).status).toBe(400)
  expect((await api.call('POST', '/auth/verify-email', { body: { token: second } })).status).toBe(200)
  const login = (password: string) => api.call('POST', '/auth/login', { body: { email, password } })
  expect((await login('Another1password')).status).toBe(200)
  expect((await login(PASSWORD)).status).toBe(401)
})

test('a known verified account keeps its password and name', async () => {
  const { email } = await newMember(api)
  await register({ ...registration(email), password: 'Another1password', firstName: 'Eve' })
  const { body, status } = await api.call('POST', '/auth/login', { body: { email, password: PASSWORD } })
  expect(status).toBe(200)
  expect(body.user.firstName).toBe('Léa')
})

test('ignores every field that is not in the schema', async () => {
  const email = newEmail()
  const raw = JSON.stringify({
    ...registration(email),
    role: 'superadmin',
    isEmailVerified: true,
    _id: 'mine',
    id: 'mine',
    passwordHash: 'x',
    createdAt: '2000-01-01',
  }).replace('{', '{"__proto__":{"role":"admin"},')
  const { body, status } = await register(raw)
  expect(status).toBe(201)
  expect(body.user).toMatchObject({ role: 'user', isEmailVerified: false })
  const [row] = await api.services.db.select().from(users).where(eq(users.email, email))
  expect(row).toMatchObject({ role: 'user', isEmailVerified: false })
  expect(row?.id).not.toBe('mine')
})

test('50 registrations of one address at once make one account and one mail', async () => {
  const email = newEmail()
  const answers = await Promise.all(Array.from({ length: 50 }, () => register(registration(email))))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
  const rows = await api.services.db.select().from(users).where(eq(users.email, email))
  expect(rows).toHaveLength(1)
})

test('a name cannot carry a message into a stranger’s mailbox', async () => {
  const email = newEmail()
  await register({ ...registration(email), firstName: 'Gagnez sur http://evil.example <b>' })
  const mail = (await api.mailsTo(email)).at(-1)
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
})

test('links in mails come from the configuration, not from the request', async () => {
  const email = newEmail()
  await api.call('POST', '/auth/register', {
    body: registration(email),
    headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
  })
  const mail = (await api.mailsTo(email)).at(-1)
  expect(mail?.text).toContain('http://localhost:3000/verify-email?token=')
})
