import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { apiForTests } from './support/api-for-tests.ts'
import { fieldsIn, newMember, partOf, registration } from './support/test-api.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '100000' })
let token: string
beforeAll(async () => {
  token = (await newMember(api)).token
})

const bodyRoutes = [
  ['POST', '/auth/register'],
  ['POST', '/auth/verify-email'],
  ['POST', '/auth/login'],
  ['POST', '/auth/logout'],
  ['POST', '/auth/refresh-token'],
  ['POST', '/auth/forgot-password'],
  ['POST', '/auth/reset-password'],
  ['POST', '/auth/resend-verification'],
  ['POST', '/dashboards'],
  ['PUT', '/dashboards/a'],
  ['PUT', '/records'],
  ['POST', '/referrals'],
  ['POST', '/password'],
  ['DELETE', '/account'],
  ['PATCH', '/preferences'],
  ['PATCH', '/profile'],
  ['POST', '/profile/email'],
  ['POST', '/profile/email/confirm'],
  ['POST', '/ambassador-applications'],
  ['POST', '/demo-requests'],
] as const

function expectReadable(answer: { status: number; body: unknown; text: string }) {
  expect(answer.status, answer.text).toBeGreaterThanOrEqual(400)
  expect(answer.status, answer.text).toBeLessThan(500)
  expect(answer.body).toMatchObject({ message: expect.stringMatching(/\w{3}/) })
  expect(answer.text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/)
}

test.each(bodyRoutes)('%s %s refuses what is not JSON', async (method, path) => {
  for (const body of ['{', '', 'null x', "{'a':1}", '{"a":NaN}', '\u0000']) {
    const answer = await api.call(method, path, { body, token })
    expectReadable(answer)
    expect(answer.status).toBe(400)
  }
  for (const body of ['null', '[]', '1', '"text"', 'true', '[[[[]]]]']) {
    expectReadable(await api.call(method, path, { body, token }))
  }
})

test.each(bodyRoutes)('%s %s refuses another content type', async (method, path) => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ]) {
    const answer = await api.call(method, path, { body: '{}', token, headers: { 'Content-Type': type } })
    expectReadable(answer)
    expect(answer.status).toBe(415)
  }
})

test.each(bodyRoutes)('%s %s refuses endless nesting and too large a body', async (method, path) => {
  const nested = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`
  expectReadable(await api.call(method, path, { body: nested, token }))
  const large = await api.call(method, path, { body: JSON.stringify({ a: 'x'.repeat(1025 * 1024) }), token })
  expectReadable(large)
  expect(large.status).toBe(413)
})

test('an auth body of 16 kB is the largest', async () => {
  const sized = (bytes: number) => JSON.stringify({ token: 'x'.repeat(bytes - 12) })
  expect((await api.call('POST', '/auth/verify-email', { body: sized(16 * 1024) })).status).toBe(400)
  expect((await api.call('POST', '/auth/verify-email', { body: sized(16 * 1024 + 1) })).status).toBe(413)
})

const email = 'Please enter a valid email address'
const strength = 'Password must contain at least one uppercase letter, one lowercase letter, and one number'
test.each([
  ['email', 'lea', email],
  ['email', 'lea@', email],
  ['email', `${'x'.repeat(250)}@example.org`, email],
  ['password', 'Short1', 'Password must be at least 8 characters'],
  ['password', 'alllower1', strength],
  ['password', 'ALLUPPER1', strength],
  ['password', 'NoDigitsHere', strength],
  ['password', `Aa1${'x'.repeat(126)}`, 'Password must be at most 128 characters'],
  ['firstName', '   ', 'First name is required'],
])('register: %s %j is answered with the stated message', async (field, value, message) => {
  const answer = await api.call('POST', '/auth/register', { body: { ...registration(), [field]: value } })
  expect(answer).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } })
})

test('a password of 128 characters is used completely', async () => {
  const password = `Aa1${'x'.repeat(125)}`
  const body = { ...registration(), password }
  expect((await api.call('POST', '/auth/register', { body })).status).toBe(201)
  const login = (secret: string) =>
    api.call('POST', '/auth/login', { body: { email: body.email, password: secret } })
  expect((await login(password)).status).toBe(403)
  expect((await login(password.slice(0, 127))).status).toBe(401)
})

test('a password is used as typed: spaces and case stay', async () => {
  const password = ' Correct 1 horse '
  const body = { ...registration(), password }
  expect((await api.call('POST', '/auth/register', { body })).status).toBe(201)
  const login = async (secret: string) =>
    (await api.call('POST', '/auth/login', { body: { email: body.email, password: secret } })).status
  expect(await login(password)).toBe(403)
  for (const other of [password.trim(), password.toLowerCase(), password.toUpperCase(), `${password} `]) {
    expect(await login(other), other).toBe(401)
  }
})

test('of several faults the first is the message, and each has its field', async () => {
  const answer = await api.call('POST', '/auth/register', { body: { email: 'x', password: {} } })
  expect(Object.keys(fieldsIn(answer.body, 'fields')).toSorted()).toEqual(['email', 'firstName', 'password'])
  expect(partOf(answer.body, 'message')).toBe(partOf(answer.body, 'fields', 'firstName'))
})

test('login without a password', async () => {
  const answer = await api.call('POST', '/auth/login', { body: { email: 'a@example.org', password: '' } })
  expect(partOf(answer.body, 'message')).toBe('Password is required')
})

test('what looks like SQL is text, in a body, an address and a query', async () => {
  const { token, email } = await newMember(api)
  const sql = "a'); drop table users; --"
  const name = await api.call('PATCH', '/profile', { token, body: { firstName: sql, lastName: "' or ''='" } })
  expect(partOf(name.body, 'user')).toMatchObject({ firstName: sql, lastName: "' or ''='" })
  const login = { email: `${email}' or '1'='1`, password: "' or '1'='1" }
  expect((await api.call('POST', '/auth/login', { body: login })).status).toBe(400)
  for (const path of [
    `/dashboards/${encodeURIComponent(sql)}`,
    `/dashboards/a?base=${encodeURIComponent(sql)}`,
  ]) {
    expect((await api.call('DELETE', path, { token })).status).toBeLessThan(500)
  }
  expect(partOf((await api.call('GET', '/auth/user', { token })).body, 'data', 'user', 'firstName')).toBe(sql)
})

test('a valid dashboard with any names and options is returned unchanged', async () => {
  const { token } = await newMember(api)
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((name) => {
    return name.trim() !== '' && !name.includes('\0') && name.length <= 100
  })
  const options = fc.dictionary(
    fc.string({ unit: 'grapheme' }).filter((key) => key !== '__proto__' && !key.includes('\0')),
    fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)),
  )
  await fc.assert(
    fc.asyncProperty(text, options, async (name, subGridOpts) => {
      const times = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' }
      const items = [{ id: '3', x: 0, y: 0, w: 1, h: 1, content: 'ZenFlow', subGridOpts }]
      const put = await api.call('PUT', '/dashboards/same', { token, body: { name, items, ...times } })
      expect(put.status, put.text).toBe(200)
      const { body } = await api.call('GET', '/dashboards', { token })
      expect(partOf(body, 'dashboards')).toEqual([partOf(put.body, 'dashboard')])
      expect(partOf(body, 'dashboards', 0)).toMatchObject({ name: name.trim() })
      expect(partOf(body, 'dashboards', 0, 'items')).toEqual(items)
    }),
    { numRuns: 100 },
  )
}, 60_000)
