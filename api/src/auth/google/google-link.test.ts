import { userSchema } from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { apiWithProvider } from '../../../test/support/api-for-tests.ts'
import { type Claims, newPerson } from '../../../test/support/fake-openid-provider.ts'
import { endOf, signInByGoogle, start, takeSession } from '../../../test/support/google-sign-in.ts'
import {
  newEmail,
  newMember,
  PASSWORD,
  partOf,
  registration,
  textIn,
  tokenIn,
} from '../../../test/support/test-api.ts'
import type { Authority } from '../../config/google-config.ts'
import { emailTokens, identities, users } from '../../db/schema.ts'
import { OpenIdProvider } from './openid-provider.ts'

const { api, provider } = apiWithProvider({ RATE_LIMIT_SCALE: '1000' })

/** The member that a person of the provider is signed in as. */
async function memberFor(person: Claims) {
  const { end, cookie } = await signInByGoogle(api, provider, person)
  expect(end.error).toBeNull()
  return userSchema.parse(partOf((await takeSession(api, end.token, cookie)).body, 'data', 'user'))
}
const login = (email: string, password: string) =>
  api.call('POST', '/auth/login', { body: { email, password } })
const subjects = async (email: string) => (await api.mailsTo(email)).map(({ subject }) => subject)

/** Resets the password through the mailbox. */
async function choosePassword(email: string) {
  await api.call('POST', '/auth/forgot-password', { body: { email } })
  const token = tokenIn((await api.mailsTo(email)).at(-1), 'reset-password')
  const body = { token, password: PASSWORD, confirmPassword: PASSWORD }
  expect((await api.call('POST', '/auth/reset-password', { body })).status).toBe(200)
}

const LINKED = 'Connexion avec Google ajoutée à votre compte'

test('a known provider account signs in to the same member, also with another address', async () => {
  const person = newPerson()
  const first = await memberFor(person)
  expect(await memberFor({ ...person, email: newEmail(), given_name: 'Autre' })).toEqual(first)
})

test('a verified account with the address is linked, keeps its name and password, and its owner gets a mail', async () => {
  const { email, user } = await newMember(api)
  const person = { ...newPerson(), email: email.toUpperCase() }
  expect(await memberFor(person)).toEqual(user)
  const mail = (await api.mailsTo(email)).at(-1)
  expect(mail?.subject).toBe(LINKED)
  expect(mail?.text).not.toContain('token=')
  expect((await login(email, PASSWORD)).status).toBe(200)

  await memberFor(person)
  expect((await subjects(email)).filter((subject) => subject === LINKED)).toHaveLength(1)
})

test('an unverified account gets the provider’s name; its old password and its links stop working', async () => {
  const email = newEmail()
  const register = (password: string) =>
    api.call('POST', '/auth/register', { body: { ...registration(email), firstName: 'Eve', password } })
  await register(PASSWORD)
  await register('Another1password')
  const links = (await api.mailsTo(email)).map((mail) => tokenIn(mail))
  expect(links).toHaveLength(2)

  const user = await memberFor({ ...newPerson(), email })
  expect(user).toMatchObject({ firstName: 'Inès', lastName: 'Lefèvre', email, isEmailVerified: true })
  for (const password of [PASSWORD, 'Another1password'])
    expect((await login(email, password)).status).toBe(401)
  for (const token of links) {
    expect((await api.call('POST', '/auth/verify-email', { body: { token } })).status).toBe(400)
  }
  expect(await api.services.db.$count(emailTokens, eq(emailTokens.userId, user._id))).toBe(0)
  expect(await subjects(email)).not.toContain(LINKED)
})

/** As with Google, which also verifies addresses that it does not give out. */
function strict(authority: Authority = 'google') {
  const { google } = api.services.config
  const call = api.variant({ google: google && new OpenIdProvider({ ...google, authority }) })
  const come = (person: Claims) => signInByGoogle({ ...api, call }, provider, person)
  const links = (userId: string) => api.services.db.$count(identities, eq(identities.userId, userId))
  return { come, links }
}

test.each([
  ['@example.org', {}],
  ['@example.org', { hd: '' }],
  ['@example.org', { hd: true }],
  ['@notgmail.com', {}],
  ['@gmail.com.example.org', {}],
])(
  'a verified account is not linked when the provider does not give out the address itself: %s %j',
  async (domain, claims) => {
    const { come, links } = strict()
    const { email, user } = await newMember(api, newEmail().replace('@example.org', domain))
    const { end } = await come({ ...newPerson(), email, ...claims })
    expect(end).toEqual({ error: 'account_exists', token: '' })
    expect(await links(user._id)).toBe(0)
    expect(await subjects(email)).not.toContain(LINKED)
    expect((await login(email, PASSWORD)).status).toBe(200)
  },
)

test.each([
  ['@gmail.com', {}],
  ['@googlemail.com', {}],
  ['@example.org', { hd: 'example.org' }],
])(
  'a verified account is linked when the provider gives out the address itself: %s %j',
  async (domain, claims) => {
    const { come, links } = strict()
    const { email, user } = await newMember(api, newEmail().replace('@example.org', domain))
    const { end } = await come({ ...newPerson(), email: email.toUpperCase(), ...claims })
    expect(end.error).toBeNull()
    expect(await links(user._id)).toBe(1)
    expect(await subjects(email)).toContain(LINKED)
  },
)

test.each([
  ['@gmail.com', {}],
  ['@googlemail.com', {}],
  ['@example.org', { hd: 'example.org' }],
])('Google’s claims mean nothing from another provider: %s %j', async (domain, claims) => {
  const { come, links } = strict('none')
  const { email, user } = await newMember(api, newEmail().replace('@example.org', domain))
  const { end } = await come({ ...newPerson(), email, ...claims })
  expect(end).toEqual({ error: 'account_exists', token: '' })
  expect(await links(user._id)).toBe(0)
  expect((await login(email, PASSWORD)).status).toBe(200)
})

test('a new person with a verified address gets an account, or the unverified one with that address', async () => {
  const { come } = strict()
  const [unknown, unverified] = [newPerson(), newPerson()]
  await api.call('POST', '/auth/register', { body: registration(unverified.email) })
  for (const person of [unknown, unverified, unknown]) expect((await come(person)).end.error).toBeNull()
  expect((await login(unverified.email, PASSWORD)).status).toBe(401)
})

test.each([
  [{}, 0, 'account_exists'],
  [{ hd: 'example.org' }, 1, null],
])('a reset through the mailbox ends a link of a possible former owner: %j', async (claims, left, error) => {
  const { come, links } = strict()
  const person = { ...newPerson(), ...claims }
  const { end, cookie } = await come(person)
  const userId = textIn((await takeSession(api, end.token, cookie)).body, 'data', 'user', '_id')
  await choosePassword(person.email)
  expect(await links(userId)).toBe(left)
  expect((await come(person)).end.error).toBe(error)
})

test('a password sign-in to an account without one gets the same answer, after the same work', async () => {
  const { email } = await memberFor(newPerson())
  const hash = vi.spyOn(api.services.passwords, 'hash')
  const without = await login(email, PASSWORD)
  const unknown = await login(newEmail(), PASSWORD)
  expect(hash).toHaveBeenCalledTimes(2)
  hash.mockRestore()
  expect(without.status).toBe(401)
  expect(without.text).toBe(unknown.text)
})

test('a registration with the address of an account without a password is answered like any known address', async () => {
  const { email } = await memberFor(newPerson())
  expect((await api.call('POST', '/auth/register', { body: registration(email) })).status).toBe(201)
  expect(await subjects(email)).toEqual(['Vous avez déjà un compte Cadence'])
  expect((await login(email, PASSWORD)).status).toBe(401)
})

test('a member of a provider can choose a password, and still sign in by the provider', async () => {
  const person = newPerson()
  const member = await memberFor(person)
  await choosePassword(person.email)
  expect((await login(person.email, PASSWORD)).status).toBe(200)
  expect(await memberFor(person)).toEqual(member)
})

test('ten sign-ins of a new person at the same moment make one account', async () => {
  const person = newPerson()
  const begun = await Promise.all(Array.from({ length: 10 }, () => start(api)))
  const answers = await Promise.all(
    begun.map(({ location, cookie }) => {
      const query = provider.authorize(location, person)
      return api.call('GET', `/auth/google/callback?${query}`, { headers: { Cookie: cookie } })
    }),
  )
  expect(answers.map((answer) => endOf(answer).error)).toEqual(Array(10).fill(null))
  expect(await api.services.db.$count(users, eq(users.email, person.email))).toBe(1)
  expect(await subjects(person.email)).toEqual([])
})
