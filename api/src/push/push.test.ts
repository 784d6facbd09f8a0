import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { authResponseSchema } from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { pushBrowser, signedBy } from '../../test/support/push-browser.ts'
import { newMember, PASSWORD, textIn } from '../../test/support/test-api.ts'
import { pushSubscriptions } from '../db/schema.ts'
import { createLimits } from '../limits/attempt-limits.ts'
import { pushKeys } from './push-keys.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
let member: Awaited<ReturnType<typeof newMember>>
let browser: ReturnType<typeof pushBrowser>
let count = 0
beforeEach(async () => {
  api.pushes.length = 0
  api.pushServices.answer = async () => 201
  member = await newMember(api)
  browser = pushBrowser(`https://push.example/send/${++count}`)
})

const subscribe = (token = member.token, body: object = browser.subscription) =>
  api.call('PUT', '/push-subscription', { token, body })
const stored = () =>
  api.services.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, browser.endpoint))
const choose = (notifications: object) =>
  api.call('PATCH', '/preferences', { token: member.token, body: { notifications } })
const askTest = (call = api.call, body?: object) =>
  call('POST', '/reminders/test', { token: member.token, ...(body && { body }) })
const publicKey = async () =>
  textIn((await api.call('GET', '/push-key', { token: member.token })).body, 'publicKey')

test('all processes have the same keys', async () => {
  const { db } = api.services
  const [one, other] = await Promise.all([pushKeys(db), pushKeys(db)])
  expect(one).toEqual(other)
  expect(await publicKey()).toBe(one.publicKey)
  expect(Buffer.from(one.publicKey, 'base64url')).toHaveLength(65)
})

test('a test reminder is encrypted for the browser that asks, signed, and dropped after five minutes', async () => {
  await subscribe()
  await choose({ push: true })
  expect(await askTest()).toMatchObject({ status: 200, body: { way: 'push' } })
  const [request] = api.pushes
  if (!request) throw new Error('Nothing was sent.')
  expect(request.url.href).toBe(browser.endpoint)
  expect(request.headers).toMatchObject({ TTL: '300', Urgency: 'high', 'Content-Encoding': 'aes128gcm' })
  expect(browser.read(request.body)).toMatchObject({
    title: 'Les rappels arrivent ici',
    body: expect.stringContaining('essai'),
  })
  const { sub = '', exp = 0 } = await signedBy(request, await publicKey())
  expect(sub).toMatch(/^mailto:/)
  expect(exp * 1000 - Date.now()).toBeLessThan(24 * 60 * 60 * 1000)
  expect(() => pushBrowser(browser.endpoint).read(request.body)).toThrow()
})

test('a test comes by mail when this browser takes no messages, and not at all when mails are off', async () => {
  await choose({ push: true })
  expect(await askTest()).toMatchObject({ body: { way: 'none' } })
  await choose({ email: true })
  expect(await askTest()).toMatchObject({ body: { way: 'email' } })
  const mail = (await api.mailsTo(member.email)).at(-1)
  expect(mail?.subject).toBe('Vos rappels arrivent par e-mail')
  expect(api.pushes).toEqual([])
})

test('the switches that the page sends count more than the stored ones', async () => {
  await subscribe()
  expect(await askTest(api.call, { push: true })).toMatchObject({ body: { way: 'push' } })
  await choose({ push: true, email: true })
  expect(await askTest(api.call, { push: false })).toMatchObject({ body: { way: 'email' } })
  expect(await askTest(api.call, { push: false, email: false })).toMatchObject({ body: { way: 'none' } })
  expect(await askTest(api.call, { push: 'yes' })).toMatchObject({ status: 400 })
})

test('after ten tests in an hour there is a limit', async () => {
  const { testReminder } = createLimits(1, undefined)
  const call = api.variant({ limits: { ...api.services.limits, testReminder } })
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await askTest(call)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('a session has one subscription, and a browser belongs to the member who subscribed last', async () => {
  await subscribe()
  const renewed = pushBrowser(browser.endpoint)
  expect((await subscribe(member.token, renewed.subscription)).status).toBe(204)
  expect(await stored()).toMatchObject([{ p256dh: renewed.subscription.keys.p256dh }])
  const other = await newMember(api)
  await subscribe(other.token)
  expect(await stored()).toMatchObject([{ userId: other.user._id }])
})

test('two members who subscribe in one browser at the same moment store it once, without an error', async () => {
  const { db, now } = api.services
  const other = await newMember(api)
  await subscribe(other.token)
  const [{ sessionId } = { sessionId: '' }] = await stored()
  const row = { userId: other.user._id, sessionId, endpoint: browser.endpoint, createdAt: now() }
  await db.delete(pushSubscriptions)
  let first = Promise.resolve()
  await new Promise<void>((isStored) => {
    first = db.transaction(async (tx) => {
      await tx.insert(pushSubscriptions).values({ ...row, ...browser.subscription.keys })
      isStored()
      await sleep(200)
    })
  })
  const [{ status }] = await Promise.all([subscribe(), first])
  expect(status).toBe(204)
  expect(await stored()).toMatchObject([{ userId: member.user._id }])
})

test.each([
  ['the sign-out', () => api.call('POST', '/auth/logout', { token: member.token, body: {} })],
  ['the switch of this browser', () => api.call('DELETE', '/push-subscription', { token: member.token })],
  [
    'a password change on another device',
    async () => {
      const body = { email: member.email, password: PASSWORD }
      const token = textIn((await api.call('POST', '/auth/login', { body })).body, 'token')
      const passwords = { currentPassword: PASSWORD, newPassword: 'Another1password' }
      await api.call('POST', '/password', { token, body: passwords })
    },
  ],
])('%s removes the subscription', async (_name, act) => {
  await subscribe()
  expect(await stored()).toHaveLength(1)
  await act()
  expect(await stored()).toEqual([])
})

test('a session that is over gets no message', async () => {
  await subscribe()
  await choose({ push: true, email: true })
  api.clock.offset = 25 * 60 * 60 * 1000
  const login = { email: member.email, password: PASSWORD }
  member = {
    ...member,
    ...authResponseSchema.parse((await api.call('POST', '/auth/login', { body: login })).body),
  }
  expect(await askTest()).toMatchObject({ body: { way: 'email' } })
})

test.each([
  ['an address that is no URL', { endpoint: 'push.example' }],
  ['another protocol', { endpoint: 'ftp://push.example/1' }],
  ['a long address', { endpoint: `https://push.example/${'x'.repeat(2000)}` }],
  ['a short key', { keys: { p256dh: 'BA', auth: randomBytes(16).toString('base64url') } }],
  ['no keys', { keys: {} }],
])('a subscription with %s is refused', async (_name, wrong) => {
  const answer = await subscribe(member.token, { ...browser.subscription, ...wrong })
  expect(answer).toMatchObject({ status: 400, body: { fields: expect.any(Object) } })
})

test('a push service without TLS is refused, except on the machine of the app', async () => {
  const body = { ...browser.subscription, endpoint: 'http://push.example/1' }
  expect((await subscribe(member.token, body)).status).toBe(204)
  const call = api.variant({ config: { ...api.services.config, isOnThisMachine: false } })
  expect(await call('PUT', '/push-subscription', { token: member.token, body })).toMatchObject({
    ...{ status: 400, body: { fields: { endpoint: expect.any(String) } } },
  })
})

test.each([
  [401, 'failed'],
  [403, 'failed'],
  [400, 'refused'],
  [413, 'refused'],
])(
  'the answer %i of a push service deletes no subscription, and is logged without the address',
  async (status, outcome) => {
    await subscribe()
    await choose({ push: true })
    api.logLines.length = 0
    api.pushServices.answer = async () => status
    expect(await askTest()).toMatchObject({ body: { way: 'none' } })
    expect(await stored()).toHaveLength(1)
    const line = api.logLines.find((each) => each.includes('push message not sent')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ outcome, status, host: 'push.example' })
    expect(api.logLines.join()).not.toContain('push.example/')
  },
)

test('keys that are no point of the curve cause no request, and their subscription is deleted', async () => {
  const keys = { ...browser.subscription.keys, p256dh: randomBytes(65).toString('base64url') }
  await subscribe(member.token, { ...browser.subscription, keys })
  await choose({ push: true })
  expect(await askTest()).toMatchObject({ body: { way: 'none' } })
  expect(api.pushes).toEqual([])
  expect(await stored()).toEqual([])
})
