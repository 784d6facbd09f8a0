import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { mailedCode, newEmail, newMember, PASSWORD, partOf, tokenIn } from '../../test/support/test-api.ts'
import { users } from '../db/schema.ts'

const api = apiForTests()
const NEXT = 'Another2battery'

/** A member of a provider, without a password. */
async function newGuest() {
  const member = await newMember(api)
  await api.services.db.update(users).set({ passwordHash: null }).where(eq(users.id, member.user._id))
  return member
}

type Guest = Awaited<ReturnType<typeof newGuest>>

const ask = ({ token }: Guest) => api.call('POST', '/account/code', { token })

const codeFor = (guest: Guest) => mailedCode(api, guest)

const doings = [
  ['set a first password', 'POST', '/password', { newPassword: NEXT }],
  ['ask for another address', 'POST', '/profile/email', { email: 'elsewhere@example.org' }],
  ['delete the account', 'DELETE', '/account', { confirmation: 'SUPPRIMER' }],
] as const

test.each(doings)(
  'a session alone does not %s; with the mailed code it does',
  async (_, method, path, body) => {
    const guest = await newGuest()
    const { token } = guest
    const attempt = (code?: string) =>
      api.call(method, path, { token, body: { ...body, ...(code && { code }) } })
    expect(await attempt()).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } })
    const code = await codeFor(guest)
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect(await attempt(other)).toMatchObject({
      status: 400,
      body: { fields: { code: expect.any(String) } },
    })
    expect((await attempt(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  },
)

const setPassword = ({ token }: Guest, code: string) =>
  api.call('POST', '/password', { token, body: { newPassword: NEXT, code } })

test('a code works once, for its member, for ten minutes, and only the newest', async () => {
  const [guest, thief] = [await newGuest(), await newGuest()]
  const old = await codeFor(guest)
  const code = await codeFor(guest)
  if (old !== code) expect((await setPassword(guest, old)).status).toBe(400)
  await codeFor(thief)
  expect((await setPassword(thief, code)).status).toBe(400)
  api.clock.offset += 10 * 60_000 + 1
  expect((await setPassword(guest, code)).status).toBe(400)
  api.clock.offset = 0
  expect((await setPassword(guest, code)).status).toBe(200)
  expect((await setPassword(guest, code)).status).toBe(400)
})

test('after ten guesses even the right code is refused', async () => {
  const guest = await newGuest()
  const code = await codeFor(guest)
  const other = code === '000000' ? '000001' : '000000'
  for (let n = 0; n < 10; n++) expect((await setPassword(guest, other)).status).toBe(400)
  expect((await setPassword(guest, code)).status).toBe(429)
})

test('five codes an hour are mailed, and none to a member with a password', async () => {
  const guest = await newGuest()
  for (let n = 0; n < 5; n++) await codeFor(guest)
  expect((await ask(guest)).status).toBe(429)
  const member = await newMember(api)
  expect((await ask(member)).status).toBe(409)
  expect(await api.mailsTo(member.email)).toHaveLength(1)
})

test('the code is in no log', async () => {
  const guest = await newGuest()
  const code = await codeFor(guest)
  expect((await setPassword(guest, code)).status).toBe(200)
  for (const line of api.logLines) expect(line).not.toContain(`"${code}"`)
})

/** Changes a member's address, as somebody with an open session and the password could. */
async function changeEmail(token: string, email: string, password = PASSWORD): Promise<void> {
  const asked = await api.call('POST', '/profile/email', { token, body: { email, password } })
  expect(asked.status).toBe(200)
  const link = /email-token=([\w-]+)/.exec((await api.mailsTo(email)).at(-1)?.text ?? '')?.[1]
  const confirmed = await api.call('POST', '/profile/email/confirm', { token, body: { token: link } })
  expect(confirmed.status).toBe(200)
}

const undoIn = async (email: string) => tokenIn((await api.mailsTo(email)).at(-1), 'reset-password')
const reset = (token: string) =>
  api.call('POST', '/auth/reset-password', { body: { token, password: NEXT, confirmPassword: NEXT } })
const login = (email: string, password = NEXT) =>
  api.call('POST', '/auth/login', { body: { email, password } })

test('the mail to the old address gives the account back for seven days: address, password, and no session', async () => {
  const { token, email } = await newMember(api)
  const [second, third] = [newEmail(), newEmail()]
  await changeEmail(token, second)
  const undo = await undoIn(email)
  // The thief changes the address again, and gets a link of their own.
  await changeEmail(token, third)
  const theirs = await undoIn(second)

  api.clock.offset = 7 * 24 * 60 * 60_000 - 60_000
  expect((await reset(undo)).status).toBe(200)
  expect(partOf((await login(email)).body, 'user', 'email')).toBe(email)
  for (const gone of [second, third]) expect((await login(gone)).status).toBe(401)
  expect((await api.call('GET', '/auth/user', { token })).status).toBe(401)
  for (const used of [undo, theirs]) expect((await reset(used)).status).toBe(400)
  api.clock.offset = 0
})

test('the link changes nothing after seven days, or when another member has the address by now', async () => {
  const late = await newMember(api)
  await changeEmail(late.token, newEmail())
  const undo = await undoIn(late.email)
  api.clock.offset = 7 * 24 * 60 * 60_000 + 1000
  expect((await reset(undo)).status).toBe(400)
  api.clock.offset = 0

  const { token, email } = await newMember(api)
  await changeEmail(token, newEmail())
  const mine = await undoIn(email)
  await newMember(api, email)
  expect((await reset(mine)).status).toBe(400)
  expect((await login(email, PASSWORD)).status).toBe(200)
})
