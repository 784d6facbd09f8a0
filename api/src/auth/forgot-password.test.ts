import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { newEmail, newMember, registration, tokenIn } from '../../test/support/test-api.ts'
import { passwordResets } from '../db/schema.ts'
import { createLimits } from '../limits/attempt-limits.ts'

const api = apiForTests()

let addresses = 0
/** Each from an address of its own, so that only the limit under test counts. */
const from = () => `10.1.${++addresses >> 8}.${addresses & 255}`
const forgot = (email: string) => api.call('POST', '/auth/forgot-password', { body: { email }, from: from() })
const member = async () => {
  const email = newEmail()
  const { user } = await newMember(
    { ...api, call: (...input) => api.call(input[0], input[1], { ...input[2], from: from() }) },
    email,
  )
  return { email, user }
}
const SUBJECT = 'Choisissez un nouveau mot de passe'
const resetMails = async (email: string) =>
  (await api.mailsTo(email)).filter(({ subject }) => subject === SUBJECT)

test('mails a link to the owner of an address, whatever its case, verified or not', async () => {
  const verified = await member()
  const unverified = newEmail()
  await api.call('POST', '/auth/register', { body: registration(unverified), from: from() })
  for (const email of [verified.email, unverified]) {
    await forgot(` ${email.toUpperCase()} `)
    const [mail] = await resetMails(email)
    expect(mail?.text).toContain('Bonjour Léa,')
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}\n/)
    expect(mail?.html).toContain(`/reset-password?token=${tokenIn(mail, 'reset-password')}"`)
    expect(mail?.text).toContain('valable une heure')
  }
})

test('a known and an unknown address get the same answer, before any work that depends on it begins', async () => {
  const { email } = await member()
  await api.mailsTo(email)
  const { db, background, limits } = api.services
  const jobs: (() => Promise<void>)[] = []
  const held = vi.spyOn(background, 'run').mockImplementation((job) => void jobs.push(job))
  const work = [
    ...(['select', 'insert', 'update', 'delete', 'transaction'] as const).map((name) => vi.spyOn(db, name)),
    vi.spyOn(limits.resetMail, 'tryTake'),
  ]
  const known = await forgot(email)
  const unknown = await forgot(newEmail())
  for (const spy of work) expect(spy).not.toHaveBeenCalled()
  for (const spy of [...work, held]) spy.mockRestore()

  expect(known).toMatchObject({ status: 200, text: '{"success":true}' })
  expect(unknown.text).toBe(known.text)
  expect(unknown.status).toBe(known.status)
  expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()])
  expect(await resetMails(email)).toHaveLength(0)
  for (const job of jobs) await job()
  expect(await resetMails(email)).toHaveLength(1)
})

test('an unknown address gets no mail', async () => {
  const email = newEmail()
  await forgot(email)
  expect(await api.mailsTo(email)).toEqual([])
})

test('one mail a minute and five an hour for an account, whoever asks, and nobody sees the limit', async () => {
  const { email } = await member()
  const answers = await Promise.all(Array.from({ length: 5 }, () => forgot(email)))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect(await resetMails(email)).toHaveLength(1)
  for (let minute = 1; minute <= 6; minute++) {
    api.clock.offset = minute * 61_000
    expect((await forgot(email)).text).toBe('{"success":true}')
    expect(await resetMails(email)).toHaveLength(Math.min(5, minute + 1))
  }
})

test('20 calls in 15 minutes from one address, then 429 for that address only', async () => {
  const strict = api.variant({ limits: createLimits(1, api.database.pool) })
  const ask = (address: string) =>
    strict('POST', '/auth/forgot-password', { body: { email: newEmail() }, from: address })
  const answers = await Promise.all(Array.from({ length: 21 }, () => ask('192.0.2.7')))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await ask('192.0.2.8')).status).toBe(200)
})

test('links come from the configuration, not from the request', async () => {
  const { email } = await member()
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
  await api.call('POST', '/auth/forgot-password', { body: { email }, headers, from: from() })
  const [mail] = await resetMails(email)
  expect(mail?.text).toContain('http://localhost:3000/reset-password?token=')
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
})

test('the token is stored as a hash only, and neither it nor the address is in the log', async () => {
  const { email, user } = await member()
  await forgot(email)
  const token = tokenIn((await resetMails(email))[0], 'reset-password')
  const rows = await api.services.db.select().from(passwordResets).where(eq(passwordResets.userId, user._id))
  expect(rows).toMatchObject([{ hash: expect.stringMatching(/^[\da-f]{64}$/) }])
  expect(JSON.stringify(rows)).not.toContain(token)
  const log = api.logLines.join('')
  expect(log).toContain('"security":"forgot"')
  for (const secret of [token, email]) expect(log).not.toContain(secret)
})
