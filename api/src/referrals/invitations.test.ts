import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { apiWithProvider } from '../../test/support/api-for-tests.ts'
import { newPerson } from '../../test/support/fake-openid-provider.ts'
import { signInByGoogle, start, takeSession } from '../../test/support/google-sign-in.ts'
import {
  fieldsIn,
  newEmail,
  newMember,
  PASSWORD,
  partOf,
  registration,
  textIn,
  tokenIn,
} from '../../test/support/test-api.ts'
import { prune } from '../db/prune.ts'
import { referrals, users } from '../db/schema.ts'

const { api, provider } = apiWithProvider({ RATE_LIMIT_SCALE: '1000' })

let owner: Awaited<ReturnType<typeof newMember>>
let code = ''
beforeEach(async () => {
  owner = await newMember(api)
  code = textIn((await api.call('GET', '/referrals', { token: owner.token })).body, 'code')
})

const brought = () => api.services.db.$count(referrals, eq(referrals.referrerId, owner.user._id))
const register = (email: string, referralCode: unknown, more = {}) =>
  api.call('POST', '/auth/register', { body: { ...registration(email), referralCode, ...more } })
const verify = (token: string, password = PASSWORD) =>
  api.call('POST', '/auth/verify-email', { body: { token, password } })
const lastToken = async (email: string, path?: string) => tokenIn((await api.mailsTo(email)).at(-1), path)

describe('a registration by an invitation', () => {
  test('counts once, when the address is verified, and the owner of the code hears of it', async () => {
    const email = newEmail()
    expect((await register(email, code.toLowerCase().replaceAll('-', ' '))).status).toBe(201)
    expect(await brought()).toBe(0)
    const token = await lastToken(email)
    const [verified, ...others] = await Promise.all([token, token, token].map((link) => verify(link)))
    expect([verified, ...others].map((answer) => answer?.status).toSorted()).toEqual([200, 400, 400])
    expect(await brought()).toBe(1)
    const { body } = await api.call('GET', '/notices', { token: owner.token })
    expect(partOf(body, 'notices', 0)).toMatchObject({ kind: 'referral', data: { firstName: 'Léa' } })
    const member = (await api.call('POST', '/auth/login', { body: { email, password: PASSWORD } })).body
    const own = await api.call('GET', '/referrals', { token: textIn(member, 'token') })
    expect(own.body).toMatchObject({ hasEntered: true })
    const again = await api.call('POST', '/referrals', { token: textIn(member, 'token'), body: { code } })
    expect(again.status).toBe(409)
  })

  test.each(['CAD-2222-2222', 'bonjour', '', 'x'.repeat(3000), "'; drop table users; --", null, 7, {}])(
    'with the code %j is a registration all the same',
    async (wrong) => {
      const email = newEmail()
      expect((await register(email, wrong)).status).toBe(201)
      const { status, body } = await verify(await lastToken(email))
      expect(status).toBe(200)
      const own = await api.call('GET', '/referrals', { token: textIn(body, 'token') })
      expect(own.body).toMatchObject({ hasEntered: false })
    },
  )

  test('whose owner has deleted their account meanwhile is a registration all the same', async () => {
    const email = newEmail()
    await register(email, code)
    await api.services.db.delete(users).where(eq(users.id, owner.user._id))
    expect((await verify(await lastToken(email))).status).toBe(200)
  })

  test('keeps its code when the mail is sent again', async () => {
    const email = newEmail()
    await register(email, code)
    expect(await api.mailsTo(email)).toHaveLength(1)
    api.clock.offset = 2 * 60_000
    await api.call('POST', '/auth/resend-verification', { body: { email } })
    const mails = await api.mailsTo(email)
    expect(mails).toHaveLength(2)
    expect((await verify(tokenIn(mails[1]))).status).toBe(200)
    expect(await brought()).toBe(1)
  })

  test('keeps its code when its link was not followed for days, and another one is asked for', async () => {
    for (const ask of ['/auth/login', '/auth/resend-verification']) {
      const email = newEmail()
      await register(email, code)
      const late = new Date(Date.now() + 3 * 24 * 60 * 60_000)
      await prune(api.services.db, late)
      await api.call('POST', ask, { body: { email, password: PASSWORD } })
      const count = await brought()
      expect((await verify(await lastToken(email))).status).toBe(200)
      expect(await brought()).toBe(count + 1)
    }
  })

  test('of a stranger for the same address does not count when the owner follows their own link', async () => {
    const email = newEmail()
    await register(email, code, { password: 'Stranger1horse' })
    await register(email, undefined)
    expect((await verify(await lastToken(email))).status).toBe(200)
    expect(await brought()).toBe(0)
  })

  test('counts when a new password verifies the address, unless there are several registrations', async () => {
    for (const strangers of [0, 1]) {
      const email = newEmail()
      await register(email, code)
      if (strangers) await register(email, undefined, { password: 'Stranger1horse' })
      await api.call('POST', '/auth/forgot-password', { body: { email } })
      const token = await lastToken(email, 'reset-password')
      const body = { token, password: PASSWORD, confirmPassword: PASSWORD }
      expect((await api.call('POST', '/auth/reset-password', { body })).status).toBe(200)
      expect(await brought()).toBe(1)
    }
  })

  test('is not shown by the answer, whether the code exists or not', async () => {
    const answers = [await register(newEmail(), code), await register(newEmail(), 'CAD-2222-2222')]
    const fields = answers.map(({ body }) => Object.keys(fieldsIn(body, 'user')).toSorted())
    expect(fields[0]).toEqual(fields[1])
  })
})

describe('a sign-in by Google with an invitation', () => {
  const signIn = async (person: ReturnType<typeof newPerson>, invited = code) => {
    const { end, cookie } = await signInByGoogle(api, provider, person, undefined, `?referral=${invited}`)
    expect(end.error).toBeNull()
    return (await takeSession(api, end.token, cookie)).body
  }

  test('counts when it makes the account, and never again', async () => {
    const person = newPerson()
    await signIn(person)
    expect(await brought()).toBe(1)
    await signIn(person)
    expect(await brought()).toBe(1)
  })

  test('counts when it is the first to verify an address', async () => {
    const person = newPerson()
    await register(person.email, undefined)
    await signIn(person)
    expect(await brought()).toBe(1)
  })

  test('counts when the invitation came with a registration that waits, unless there are several', async () => {
    for (const strangers of [0, 1]) {
      const person = newPerson()
      await register(person.email, code)
      if (strangers) await register(person.email, undefined, { password: 'Stranger1horse' })
      await signIn(person, '')
      expect(await brought()).toBe(1)
    }
  })

  test('counts nothing for a member who has an account, and for a wrong code', async () => {
    const member = await newMember(api)
    await signIn({ ...newPerson(), email: member.email })
    await signIn(newPerson(), 'CAD-2222-2222')
    await signIn(newPerson(), '%00')
    expect(await brought()).toBe(0)
    expect((await start(api, '?referral=x&referral=y')).location).toContain('state=')
  })
})
