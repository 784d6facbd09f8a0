import { eq } from 'drizzle-orm'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { beforeEach, describe, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { eventsOf } from '../../test/support/change-events.ts'
import {
  fieldsIn,
  mailedCode,
  newEmail,
  newMember,
  PASSWORD,
  partOf,
  registration,
  textIn,
  tokenIn,
} from '../../test/support/test-api.ts'
import { prune } from '../db/prune.ts'
import { emailChanges, identities, passwordResets, users } from '../db/schema.ts'
import { BackgroundWork } from '../lib/background-work.ts'
import { AttemptLimit } from '../limits/attempt-limit.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
type Member = Awaited<ReturnType<typeof newMember>>
let member: Member
beforeEach(async () => {
  member = await newMember(api)
})

const profile = async (who = member) => (await api.call('GET', '/profile', { token: who.token })).body
const ask = (email: string, password: string | undefined = PASSWORD, who = member) =>
  api.call('POST', '/profile/email', { token: who.token, body: { email, password } })
const resend = () => api.call('POST', '/profile/email/resend', { token: member.token })
const cancel = () => api.call('DELETE', '/profile/email', { token: member.token })
const confirm = (token: string, who = member) =>
  api.call('POST', '/profile/email/confirm', { token: who.token, body: { token } })
const me = async (who = member) =>
  partOf((await api.call('GET', '/auth/user', { token: who.token })).body, 'data', 'user')

const path = 'settings\\?section=personal&email-token='
const linksTo = async (email: string) =>
  (await api.mailsTo(email)).flatMap(({ text }) => new RegExp(`${path}([\\w-]{43})`).exec(text)?.[1] ?? [])
const subjectsTo = async (email: string) => (await api.mailsTo(email)).map(({ subject }) => subject)

/** Asks for an address. @returns the token that was mailed there */
async function tokenFor(email: string): Promise<string> {
  expect(await ask(email)).toMatchObject({ status: 200 })
  return (await linksTo(email)).at(-1) ?? 'none'
}

describe('another e-mail address', () => {
  test('does not count for the network address once it is confirmed', async () => {
    const verifyAddress = new AttemptLimit('tests', new RateLimiterMemory({ points: 1, duration: 60 }))
    const call = api.variant({ limits: { ...api.services.limits, verifyAddress } })
    for (let n = 0; n < 2; n++) {
      const body = { token: await tokenFor(newEmail()) }
      expect((await call('POST', '/profile/email/confirm', { token: member.token, body })).status).toBe(200)
    }
  })

  test('becomes the member’s when its link is followed, and the old mailbox gets two mails', async () => {
    const email = newEmail()
    const asked = await ask(email.toUpperCase())
    expect(asked.body).toEqual({ hasPassword: true, emailChange: { email, expiresAt: expect.any(String) } })
    expect(await profile()).toEqual(asked.body)
    expect(await me()).toEqual(member.user)
    expect(await subjectsTo(member.email)).toContain("Changement d'adresse e-mail demandé".replace("'", '’'))

    const [token = ''] = await linksTo(email)
    const { status, body, headers } = await confirm(token)
    expect(status).toBe(200)
    // For sign-ins with the new address.
    expect(headers.get('set-cookie')).toMatch(/^cadence-device=[\w-]+\.[\w-]+;/)
    expect(partOf(body, 'user')).toEqual({ ...member.user, email })
    expect(await profile()).toEqual({ hasPassword: true, emailChange: null })
    expect(await subjectsTo(member.email)).toContain('Votre adresse e-mail a été changée')
    const { body: notices } = await api.call('GET', '/notices', { token: member.token })
    expect(partOf(notices, 'notices', 0)).toMatchObject({ kind: 'email-changed', data: { email } })

    const login = (address: string) =>
      api.call('POST', '/auth/login', { body: { email: address, password: PASSWORD } })
    expect((await login(email)).status).toBe(200)
    expect((await login(member.email)).status).toBe(401)
  })

  test('sends a change event when its link is followed', async () => {
    const headers = { Authorization: `Bearer ${member.token}` }
    const stream = eventsOf(await api.app.request('http://localhost:3100/api/v1/changes', { headers }))
    await expect.poll(() => stream.heartbeats()).toBeGreaterThan(0)
    stream.events.length = 0
    await confirm(await tokenFor(newEmail()))
    await expect.poll(() => stream.events).toEqual(['profile'])
    await stream.leave()
  })

  test('its link works once, also with several calls at once', async () => {
    const token = await tokenFor(newEmail())
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('expired') },
    })
  })

  test('only the newest link works, also after asking for the same again', async () => {
    const email = newEmail()
    const first = await tokenFor(email)
    expect(await resend()).toMatchObject({ status: 200, body: { emailChange: { email } } })
    const links = await linksTo(email)
    expect(links).toHaveLength(2)
    expect((await confirm(first)).status).toBe(400)
    expect((await confirm(links.at(-1) ?? '')).status).toBe(200)
  })

  test('its link is valid for 24 hours', async () => {
    const token = await tokenFor(newEmail())
    api.clock.offset = 24 * 60 * 60 * 1000 + 1000
    const { email, user } = member
    // The session is over by then too.
    const { body } = await api.call('POST', '/auth/login', { body: { email, password: PASSWORD } })
    member = { ...member, token: textIn(body, 'token') }
    expect((await confirm(token)).status).toBe(400)
    expect(partOf(await profile(), 'emailChange')).toBeNull()
    expect(partOf(await me(), 'email')).toBe(user.email)
    await prune(api.services.db, api.services.now())
    expect(await api.services.db.$count(emailChanges, eq(emailChanges.userId, user._id))).toBe(0)
  })

  test('its link works for no other member, and is not used up by one', async () => {
    const other = await newMember(api)
    const token = await tokenFor(newEmail())
    expect((await confirm(token, other)).status).toBe(400)
    expect(await me(other)).toEqual(other.user)
    expect((await confirm(token)).status).toBe(200)
  })

  test('can be cancelled', async () => {
    const token = await tokenFor(newEmail())
    expect(await cancel()).toMatchObject({ status: 200, body: { emailChange: null } })
    expect((await confirm(token)).status).toBe(400)
    expect(await resend()).toMatchObject({ status: 409 })
    expect((await cancel()).status).toBe(200)
  })

  test('ends the links for a new password, and a new password ends its link', async () => {
    const resetLink = async (email: string) => {
      await api.call('POST', '/auth/forgot-password', { body: { email } })
      return tokenIn((await api.mailsTo(email)).at(-1), 'reset-password')
    }
    const resets = () => api.services.db.$count(passwordResets, eq(passwordResets.userId, member.user._id))
    await resetLink(member.email)
    const email = newEmail()
    expect(await resets()).toBe(1)
    await confirm(await tokenFor(email))
    expect(await resets()).toBe(0)

    await ask(newEmail())
    const token = await resetLink(email)
    const choice = { token, password: 'Another1horse', confirmPassword: 'Another1horse' }
    expect((await api.call('POST', '/auth/reset-password', { body: choice })).status).toBe(200)
    expect(await api.services.db.$count(emailChanges, eq(emailChanges.userId, member.user._id))).toBe(0)
  })

  test('ends the authority of a provider over the former address', async () => {
    const { db, now } = api.services
    const userId = member.user._id
    await db
      .insert(identities)
      .values({ provider: 'google', subject: userId, userId, authoritative: true, createdAt: now() })
    await confirm(await tokenFor(newEmail()))
    const rows = await db.select().from(identities).where(eq(identities.userId, userId))
    expect(rows).toMatchObject([{ authoritative: false }])
  })

  test('its link ends when all other sessions are signed out', async () => {
    const others = () => api.call('DELETE', '/sessions', { token: member.token })
    const body = { currentPassword: PASSWORD, newPassword: 'Another1horse' }
    const change = () => api.call('POST', '/password', { token: member.token, body })
    for (const end of [others, change]) {
      const token = await tokenFor(newEmail())
      expect((await end()).status).toBeLessThan(300)
      expect((await confirm(token)).status).toBe(400)
    }
    expect(await me()).toEqual(member.user)
  })

  test('needs the current password', async () => {
    const email = newEmail()
    for (const password of ['Wrong1horse', '', undefined]) {
      const answer = await api.call('POST', '/profile/email', {
        token: member.token,
        body: { email, password },
      })
      expect(answer).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) } } })
    }
    expect(await api.mailsTo(email)).toEqual([])
    expect(partOf(await profile(), 'emailChange')).toBeNull()
  })

  test('needs a mailed code when the account has no password', async () => {
    await api.services.db.update(users).set({ passwordHash: null }).where(eq(users.id, member.user._id))
    expect(await profile()).toMatchObject({ hasPassword: false })
    const [email, code] = [newEmail(), await mailedCode(api, member)]
    const answer = await api.call('POST', '/profile/email', { token: member.token, body: { email, code } })
    expect(answer).toMatchObject({ status: 200, body: { emailChange: { email } } })
  })

  test.each(['x', 'x@', ''])('%j is refused as an invalid address', async (email) => {
    expect(await ask(email)).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } })
  })

  test('the own one is refused', async () => {
    expect(await ask(member.email.toUpperCase())).toMatchObject({
      status: 400,
      body: { fields: { email: 'This is already your e-mail address.' } },
    })
  })

  test('after too many tries even the right password is refused', async () => {
    const emailChangeAccount = new AttemptLimit('email', new RateLimiterMemory({ points: 1, duration: 60 }))
    const call = api.variant({ limits: { ...api.services.limits, emailChangeAccount } })
    const send = (password: string) =>
      call('POST', '/profile/email', { token: member.token, body: { email: newEmail(), password } })
    expect((await send('Wrong1horse')).status).toBe(400)
    expect((await send(PASSWORD)).status).toBe(429)
    expect((await call('POST', '/profile/email/resend', { token: member.token })).status).toBe(429)
  })
})

describe('an address of another member', () => {
  test('gets the same answer; its owner gets a mail, and no link is sent', async () => {
    const owner = await newMember(api)
    const [taken, free] = [await ask(owner.email), await profile()]
    // The address is looked up after the answer. A further change before that takes its place.
    await api.services.background.idle()
    const other = newEmail()
    const answer = await ask(other)
    expect(taken.status).toBe(answer.status)
    expect(taken.body).toEqual({
      ...fieldsIn(answer.body),
      emailChange: { ...fieldsIn(free, 'emailChange'), email: owner.email },
    })
    expect(await linksTo(owner.email)).toEqual([])
    expect(await subjectsTo(owner.email)).toContain('Vous avez déjà un compte Cadence')
    expect(await me(owner)).toEqual(owner.user)
  })

  test('is looked up after the answer, so that its time reveals nothing either', async () => {
    const owner = await newMember(api)
    const jobs: (() => Promise<void>)[] = []
    const background = new BackgroundWork(api.services.log)
    background.run = (job) => void jobs.push(job)
    const call = api.variant({ background })
    const send = (email: string) =>
      call('POST', '/profile/email', { token: member.token, body: { email, password: PASSWORD } })
    const email = newEmail()
    for (const address of [owner.email, email]) {
      expect((await send(address)).status).toBe(200)
      expect(await linksTo(address)).toEqual([])
      expect(await subjectsTo(address)).not.toContain('Vous avez déjà un compte Cadence')
    }
    expect(jobs).toHaveLength(2)
    for (const job of jobs) await job()
    // The first was replaced by the second.
    expect(await subjectsTo(owner.email)).not.toContain('Vous avez déjà un compte Cadence')
    expect(await linksTo(email)).toHaveLength(1)
  })

  test('stays theirs when they verified it meanwhile', async () => {
    const email = newEmail()
    const token = await tokenFor(email)
    const owner = await newMember(api, email)
    expect(await confirm(token)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Another account') },
    })
    expect(await me()).toEqual(member.user)
    expect(await me(owner)).toEqual(owner.user)
    expect(partOf(await profile(), 'emailChange')).toBeNull()
  })

  test('is not kept by an unverified registration at the same moment', async () => {
    const token = await tokenFor(newEmail())
    const { db } = api.services
    let isFirst = true
    const busy = new Proxy(db, {
      get(_, name) {
        if (name !== 'transaction' || !isFirst) return Reflect.get(db, name, db)
        isFirst = false
        return async () => {
          throw new Error('Failed query', { cause: Object.assign(new Error('duplicate'), { code: '23505' }) })
        }
      },
    })
    const call = api.variant({ db: busy })
    const answer = await call('POST', '/profile/email/confirm', { token: member.token, body: { token } })
    expect(answer.status).toBe(200)
  })

  test('belongs to the first of two members who follows the link', async () => {
    const email = newEmail()
    const other = await newMember(api)
    const token = await tokenFor(email)
    await ask(email, PASSWORD, other)
    const late = (await linksTo(email)).at(-1) ?? ''
    const answers = await Promise.all([confirm(token), confirm(late, other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is not kept by an earlier unverified registration', async () => {
    const email = newEmail()
    await api.call('POST', '/auth/register', { body: registration(email) })
    const [stale] = await api.mailsTo(email)
    expect((await confirm(await tokenFor(email))).status).toBe(200)
    expect(partOf(await me(), 'email')).toBe(email)
    const late = await api.call('POST', '/auth/verify-email', { body: { token: tokenIn(stale) } })
    expect(late.status).toBe(400)
  })
})
