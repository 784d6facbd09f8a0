import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import {
  newEmail,
  newMember,
  PASSWORD,
  partOf,
  registration,
  type TestApi,
  tokenIn,
} from '../../test/support/test-api.ts'
import { users } from '../db/schema.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
/** With the limits of production. */
const strict = apiForTests()

const STRANGERS = 'Another1password'
const register = (body: unknown) => api.call('POST', '/auth/register', { body })
/** In another browser than the one that registered. */
const verify = (token: string, password = PASSWORD) =>
  api.call('POST', '/auth/verify-email', { body: { token, password } })
const login = (email: string, password: string) =>
  api.call('POST', '/auth/login', { body: { email, password } })

/** Waits until `count` passwords are hashed, so that as many calls continue at the same moment. */
function gate({ services: { passwords } }: TestApi, count: number): () => void {
  const original = passwords.hash.bind(passwords)
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  let waiting = 0
  const spy = vi.spyOn(passwords, 'hash').mockImplementation(async (...input) => {
    const hash = await original(...input)
    if (++waiting === count) open()
    await opened
    return hash
  })
  return () => spy.mockRestore()
}

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

test.each(['unverified', 'verified'])('does not reveal that an address is known (%s)', async (state) => {
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
  expect(partOf(known.body, 'user', '_id')).not.toBe(row?.id)
})

test('one network address can register a class in a lesson, and not a crowd', async () => {
  const hash = vi.spyOn(strict.services.passwords, 'hash').mockResolvedValue('a hash of no password')
  onTestFinished(() => hash.mockRestore())
  const from = '192.0.2.60'
  const one = () => strict.call('POST', '/auth/register', { body: registration(), from })
  for (let n = 0; n < 60; n++) expect((await one()).status).toBe(201)
  expect((await one()).status).toBe(429)
})

test.each(['Passw0rd', 'pAssword1', 'Azerty123', 'tRUSTNO1', 'Ｐassw0RD', 'Password1!', '!Azerty123'])(
  'refuses %s, which is guessed first',
  async (password) => {
    const email = newEmail()
    const message = 'This password is one of the most common ones. Please choose another one.'
    expect(await register({ ...registration(email), password })).toMatchObject({
      status: 400,
      body: { message, fields: { password: message } },
    })
    expect(await api.mailsTo(email)).toEqual([])
  },
)

test('hashes the password for a known address too, so that the time of the answer reveals nothing', async () => {
  const { email } = await newMember(api)
  const hash = vi.spyOn(api.services.passwords, 'hash')
  await register(registration(email))
  expect(hash).toHaveBeenCalledTimes(1)
  hash.mockRestore()
})

test('mails the owner of a verified account, without a link that changes anything', async () => {
  const { email } = await newMember(api)
  await register(registration(email))
  const mail = (await api.mailsTo(email)).at(-1)
  expect(mail?.subject).toBe('Vous avez déjà un compte Cadence')
  expect(mail?.text).toContain('http://localhost:3000/login')
  expect(mail?.text).not.toContain('token=')
})

test('a stranger who registers the same address again cannot put their password behind the owner’s link', async () => {
  const email = newEmail()
  await register(registration(email))
  const own = tokenIn((await api.mailsTo(email)).at(-1))
  await register({ ...registration(email), firstName: 'Eve', password: STRANGERS })
  const [, warning] = await api.mailsTo(email)
  expect(warning?.subject).toBe('Nouvelle inscription avec votre adresse e-mail')
  expect(warning?.text).toContain('Bonjour Eve,')
  expect(warning?.text).toContain('Ne suivez ce lien que si cette demande est la vôtre.')

  expect(partOf((await verify(own)).body, 'user')).toMatchObject({ firstName: 'Léa', isEmailVerified: true })
  expect((await login(email, PASSWORD)).status).toBe(200)
  expect((await login(email, STRANGERS)).status).toBe(401)
  expect((await verify(tokenIn(warning))).status).toBe(400)
  expect(partOf((await login(email, PASSWORD)).body, 'user', 'firstName')).toBe('Léa')
})

test('an owner who registers after a stranger gets a link with their own name and password', async () => {
  const email = newEmail()
  await register({ ...registration(email), firstName: 'Eve', lastName: 'Autre', password: STRANGERS })
  const strangers = tokenIn((await api.mailsTo(email)).at(-1))
  await register(registration(email))
  const own = tokenIn((await api.mailsTo(email)).at(-1))

  expect(partOf((await verify(own)).body, 'user')).toMatchObject({ firstName: 'Léa', lastName: 'Martin' })
  expect((await login(email, PASSWORD)).status).toBe(200)
  expect((await login(email, STRANGERS)).status).toBe(401)
  expect((await verify(strangers)).status).toBe(400)
})

test('of the links of several registrations, followed at once, exactly one works', async () => {
  const email = newEmail()
  for (let i = 0; i < 4; i++) await register({ ...registration(email), password: `Correct1horse${i}` })
  const tokens = (await api.mailsTo(email)).map((mail) => tokenIn(mail))
  expect(tokens).toHaveLength(4)
  const answers = await Promise.all(tokens.map((token, i) => verify(token, `Correct1horse${i}`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  const winner = answers.findIndex(({ status }) => status === 200)
  for (let i = 0; i < 4; i++) {
    expect((await login(email, `Correct1horse${i}`)).status).toBe(i === winner ? 200 : 401)
  }
})

test('the same registration again gets a new link, once a minute: the newest works, and no mail warns', async () => {
  const email = newEmail()
  const again = () => strict.call('POST', '/auth/register', { body: registration(email), from: '192.0.2.7' })
  await Promise.all([again(), again(), again()])
  const mails = await strict.mailsTo(email)
  expect(mails).toHaveLength(1)
  strict.clock.offset += 61_000
  await again()
  const second = (await strict.mailsTo(email))[1]
  expect(second?.subject).toBe('Confirmez votre adresse e-mail')
  const follow = (token: string) =>
    strict.call('POST', '/auth/verify-email', { body: { token, password: PASSWORD } })
  expect((await follow(tokenIn(mails[0]))).status).toBe(400)
  expect((await follow(tokenIn(second))).status).toBe(200)
})

test('signing in before verifying sends the link of the registration whose password was typed', async () => {
  const email = newEmail()
  await register(registration(email))
  await register({ ...registration(email), firstName: 'Eve', password: STRANGERS })
  const other = tokenIn((await api.mailsTo(email)).at(-1))
  api.clock.offset += 61_000
  expect((await login(email, 'Neither1password')).status).toBe(401)
  expect((await login(email, PASSWORD)).status).toBe(403)
  const mails = await api.mailsTo(email)
  expect(mails).toHaveLength(3)
  expect(mails[2]?.subject).toBe('Nouvelle inscription avec votre adresse e-mail')
  expect(mails[2]?.text).toContain('Bonjour Léa,')
  expect(partOf((await verify(tokenIn(mails[2]))).body, 'user', 'firstName')).toBe('Léa')
  expect((await verify(other)).status).toBe(400)
  expect((await login(email, PASSWORD)).status).toBe(200)
})

test('signing in before verifying takes the work of one hash, however many registrations are unconfirmed', async () => {
  const email = newEmail()
  for (let i = 0; i < 5; i++) await register({ ...registration(email), password: `Correct1horse${i}` })
  const { passwords } = api.services
  const hash = vi.spyOn(passwords, 'hash')
  expect((await login(email, 'Correct1horse4')).status).toBe(403)
  expect((await login(email, 'Neither1password')).status).toBe(401)
  expect((await login(newEmail(), PASSWORD)).status).toBe(401)
  expect(hash).toHaveBeenCalledTimes(3)
  hash.mockRestore()
})

test('registrations of one new address at the same moment can all be confirmed, each with its password', async () => {
  const email = newEmail()
  const release = gate(api, 3)
  await Promise.all([0, 1, 2].map((i) => register({ ...registration(email), password: `Correct1horse${i}` })))
  release()
  expect(await api.mailsTo(email)).toHaveLength(3)
  for (let i = 0; i < 3; i++) expect((await login(email, `Correct1horse${i}`)).status).toBe(403)
})

test('20 registrations of known addresses at once are all answered, whatever the number of connections', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => newMember(api)))
  const release = gate(api, members.length)
  const answers = await Promise.all(members.map(({ email }) => register(registration(email))))
  release()
  expect(answers.map(({ status }) => status)).toEqual(members.map(() => 201))
})

test('a known verified account keeps its password and name', async () => {
  const { email } = await newMember(api)
  await register({ ...registration(email), password: 'Another1password', firstName: 'Eve' })
  const { body, status } = await api.call('POST', '/auth/login', { body: { email, password: PASSWORD } })
  expect(status).toBe(200)
  expect(partOf(body, 'user', 'firstName')).toBe('Léa')
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
  expect(partOf(body, 'user')).toMatchObject({ role: 'user', isEmailVerified: false })
  const [row] = await api.services.db.select().from(users).where(eq(users.email, email))
  expect(row).toMatchObject({ role: 'user', isEmailVerified: false })
  expect(row?.id).not.toBe('mine')
})

test('50 registrations of one address at once make one account', async () => {
  const email = newEmail()
  const answers = await Promise.all(Array.from({ length: 50 }, () => register(registration(email))))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
  const rows = await api.services.db.select().from(users).where(eq(users.email, email))
  expect(rows).toHaveLength(1)
})

test('a stranger cannot have more than a few mails sent to one address', async () => {
  const email = newEmail()
  for (let i = 0; i < 15; i++) {
    const body = { ...registration(email), password: `Correct1horse${i}` }
    expect((await strict.call('POST', '/auth/register', { body })).status).toBe(201)
  }
  expect(await strict.mailsTo(email)).toHaveLength(11)
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
