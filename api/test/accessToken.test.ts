import { createHmac, generateKeyPairSync } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { signingKey } from '../src/auth/signingKey.ts'
import { newMember, startApi, type TestApi } from './support/api.ts'

let api: TestApi
let key: Uint8Array
let member: Awaited<ReturnType<typeof newMember>>

beforeAll(async () => {
  api = await startApi()
  key = await signingKey(api.services.db)
  member = await newMember(api)
})
afterEach(() => {
  api.clock.offset = 0
})
afterAll(() => api.stop())

const user = (token: string) => api.call('GET', '/auth/user', { token })

const good = { header: { alg: 'HS256', typ: 'at+jwt' }, claims: {} as Record<string, unknown> }

/** Signed by hand, because jose refuses to make most of these. */
function forge(change: { header?: object; claims?: object; key?: Uint8Array; hash?: string } = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const header = { ...good.header, ...change.header }
  const claims = { ...decodeJwt(member.token), ...change.claims }
  const signed = `${part(header)}.${part(claims)}`
  const signature = createHmac(change.hash ?? 'sha256', change.key ?? key)
    .update(signed)
    .digest('base64url')
  return `${signed}.${signature}`
}

test('the forger of this file can make a token that passes', async () => {
  expect((await user(forge())).status).toBe(200)
})

const seconds = () => Math.floor(Date.now() / 1000)
const forgeries: [string, () => string | Promise<string>][] = [
  ['alg none', () => forge({ header: { alg: 'none' } }).replace(/[^.]+$/, '')],
  ['alg None', () => forge({ header: { alg: 'None' } }).replace(/[^.]+$/, '')],
  ['alg none with a signature', () => forge({ header: { alg: 'none' } })],
  ['no alg', () => forge({ header: { alg: undefined } })],
  ['alg HS384', () => forge({ header: { alg: 'HS384' }, hash: 'sha384' })],
  ['alg HS512', () => forge({ header: { alg: 'HS512' }, hash: 'sha512' })],
  ['alg RS256 over an HMAC', () => forge({ header: { alg: 'RS256' } })],
  ['another key', () => forge({ key: Buffer.alloc(32, 1) })],
  ['an empty key', () => forge({ key: Buffer.alloc(0) })],
  ['a key in the header', () => forge({ header: { jwk: { kty: 'oct', k: 'AQ' } }, key: Buffer.from([1]) })],
  [
    'a key address in the header',
    () => forge({ header: { jku: 'http://evil.example' }, key: Buffer.from([1]) }),
  ],
  ['a kid that is a path', () => forge({ header: { kid: '/dev/null' }, key: Buffer.alloc(0) })],
  ['a critical header', () => forge({ header: { crit: ['x'], x: 1 } })],
  ['typ JWT', () => forge({ header: { typ: 'JWT' } })],
  ['no typ', () => forge({ header: { typ: undefined } })],
  ['another issuer', () => forge({ claims: { iss: 'evil' } })],
  ['no issuer', () => forge({ claims: { iss: undefined } })],
  ['another audience', () => forge({ claims: { aud: 'other-api' } })],
  ['no audience', () => forge({ claims: { aud: undefined } })],
  ['expired', () => forge({ claims: { exp: seconds() - 1 } })],
  ['no expiry', () => forge({ claims: { exp: undefined } })],
  ['expiry as text', () => forge({ claims: { exp: '9999999999' } })],
  ['not valid yet', () => forge({ claims: { nbf: seconds() + 3600 } })],
  ['no subject', () => forge({ claims: { sub: undefined } })],
  ['another subject', () => forge({ claims: { sub: '00000000-0000-4000-8000-000000000000' } })],
  ['subject as a list', () => forge({ claims: { sub: [member.user._id] } })],
  ['no session', () => forge({ claims: { sid: undefined } })],
  ['another session', () => forge({ claims: { sid: '00000000-0000-4000-8000-000000000000' } })],
  ['no id', () => forge({ claims: { jti: undefined } })],
  ['the refresh token', () => member.refreshToken],
  ['no signature', () => member.token.replace(/[^.]+$/, '')],
  ['two parts', () => member.token.split('.').slice(0, 2).join('.')],
  ['four parts', () => `${member.token}.x`],
  ['nonsense', () => 'a.b.c'],
  [
    'signed with a public key algorithm',
    async () => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      const jwt = new SignJWT(decodeJwt(member.token)).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' })
      return jwt.sign(privateKey)
    },
  ],
]

describe('a forged access token is refused', () => {
  test.each(forgeries)('%s', async (_, make) => {
    const answer = await user(await make())
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(Object.keys(answer.body)).toEqual(['message'])
  })

  test('one bit changed, anywhere', async () => {
    for (let i = 0; i < member.token.length; i += 7) {
      const letter = member.token[i] === 'A' ? 'Q' : 'A'
      if (member.token[i] === '.') continue
      const changed = `${member.token.slice(0, i)}${letter}${member.token.slice(i + 1)}`
      expect((await user(changed)).status, `position ${i}`).toBe(401)
    }
  })
})

test('an access token lives 15 minutes', async () => {
  api.clock.offset = 15 * 60_000 - 5_000
  expect((await user(member.token)).status).toBe(200)
  api.clock.offset = 15 * 60_000 + 1_000
  expect((await user(member.token)).status).toBe(401)
})

test.each([undefined, 'Bearer', 'Basic abc', 'Bearer a b', ''])('header %s is no token', async (header) => {
  const headers = header === undefined ? {} : { Authorization: header }
  expect((await api.call('GET', '/auth/user', { headers })).status).toBe(401)
})

test('every process on a database signs with the same key', async () => {
  expect(await signingKey(api.services.db)).toEqual(key)
})
