import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { fieldsIn, newEmail, newMember, registration, tokenIn } from '../../test/support/test-api.ts'
import { openHandover } from '../auth/google/handover.ts'
import { readConfig } from '../config/config.ts'
import { secrets, sessions } from '../db/schema.ts'
import { hashToken } from '../lib/opaque-token.ts'
import { AccessTokens, signingKey, tokenKeys } from './access-token.ts'

const api = apiForTests()
let key: Uint8Array
let member: Awaited<ReturnType<typeof newMember>>

beforeAll(async () => {
  key = await signingKey(api.services.db)
  member = await newMember(api)
})

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

/** A valid signature around any text as the claims. */
function forgeText(claims: string): string {
  const signed = [JSON.stringify(good.header), claims].map((part) => Buffer.from(part).toString('base64url'))
  return `${signed.join('.')}.${createHmac('sha256', key).update(signed.join('.')).digest('base64url')}`
}

const hashOfSecret = () => hashToken(String(decodeJwt(member.token).sessionSecret))

function withSignatureOf(other: string): string {
  return member.token.replace(/[^.]+$/, other.replace(/^.*\./, ''))
}

/** Tokens for other purposes. */
async function foreignTokens() {
  const email = newEmail()
  await api.call('POST', '/auth/register', { body: registration(email) })
  const verify = tokenIn((await api.mailsTo(email)).at(-1))
  await api.call('POST', '/auth/forgot-password', { body: { email: member.email } })
  const reset = tokenIn((await api.mailsTo(member.email)).at(-1), 'reset-password')
  const { db, now } = api.services
  const browserHash = hashToken('another browser')
  const opening = { userId: member.user._id, browserHash, rememberMe: false, now: now() }
  const handover = await openHandover(db, opening)
  return { verify, reset, handover }
}

test('the forger of this file can make a valid token', async () => {
  expect((await user(forge())).status).toBe(200)
})

const seconds = () => Math.floor(Date.now() / 1000)
const forgeries: [string, () => string | Promise<string>][] = [
  ['alg none', () => forge({ header: { alg: 'none' } }).replace(/[^.]+$/, '')],
  ['alg NONE', () => forge({ header: { alg: 'NONE' } }).replace(/[^.]+$/, '')],
  ['alg nOnE, with a space', () => forge({ header: { alg: 'nOnE ' } }).replace(/[^.]+$/, '')],
  ['alg none and no typ', () => forge({ header: { alg: 'none', typ: undefined } }).replace(/[^.]+$/, '')],
  ['alg hs256', () => forge({ header: { alg: 'hs256' } })],
  ['alg as a list', () => forge({ header: { alg: ['HS256'] } })],
  ['alg null', () => forge({ header: { alg: null } })],
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
  [
    'a certificate in the header',
    () => forge({ header: { x5c: ['MIIB'], x5u: 'http://evil.example' }, key: Buffer.from([1]) }),
  ],
  ['a kid that is SQL', () => forge({ header: { kid: "' union select 'x" }, key: Buffer.from('x') })],
  ['a kid that is a path', () => forge({ header: { kid: '/dev/null' }, key: Buffer.alloc(0) })],
  ['a critical header', () => forge({ header: { crit: ['x'], x: 1 } })],
  ['a critical header that jose knows', () => forge({ header: { crit: ['b64'], b64: false } })],
  ['an empty list of critical headers', () => forge({ header: { crit: [] } })],
  ['typ JWT', () => forge({ header: { typ: 'JWT' } })],
  ['no typ', () => forge({ header: { typ: undefined } })],
  ['another issuer', () => forge({ claims: { iss: 'evil' } })],
  ['no issuer', () => forge({ claims: { iss: undefined } })],
  ['another audience', () => forge({ claims: { aud: 'other-api' } })],
  ['another audience in a list', () => forge({ claims: { aud: ['other-api', 'third-api'] } })],
  ['issuer as a list', () => forge({ claims: { iss: ['cadence'] } })],
  ['no audience', () => forge({ claims: { aud: undefined } })],
  ['expired', () => forge({ claims: { exp: seconds() - 1 } })],
  ['no expiry', () => forge({ claims: { exp: undefined } })],
  ['expiry as text', () => forge({ claims: { exp: '9999999999' } })],
  ['expired long ago', () => forge({ claims: { exp: seconds() - 3600 } })],
  ['expiry that is no number', () => forge({ claims: { exp: null } })],
  ['not valid within the next minute', () => forge({ claims: { nbf: seconds() + 65 } })],
  ['issued after the next minute', () => forge({ claims: { iat: seconds() + 65 } })],
  ['issued tomorrow', () => forge({ claims: { iat: seconds() + 86_400, exp: seconds() + 87_000 } })],
  ['no time of issue', () => forge({ claims: { iat: undefined } })],
  ['not valid yet', () => forge({ claims: { nbf: seconds() + 3600 } })],
  ['no subject', () => forge({ claims: { sub: undefined } })],
  ['another subject', () => forge({ claims: { sub: '00000000-0000-4000-8000-000000000000' } })],
  ['subject as a list', () => forge({ claims: { sub: [member.user._id] } })],
  ['no session', () => forge({ claims: { sid: undefined } })],
  ['another session', () => forge({ claims: { sid: '00000000-0000-4000-8000-000000000000' } })],
  ['no secret of the session', () => forge({ claims: { sessionSecret: undefined } })],
  ['another secret of the session', () => forge({ claims: { sessionSecret: 'A'.repeat(43) } })],
  ['the hash of the secret for the secret', () => forge({ claims: { sessionSecret: hashOfSecret() } })],
  ['no id', () => forge({ claims: { jti: undefined } })],
  ['the refresh token', () => member.refreshToken],
  ['a verification token', async () => (await foreignTokens()).verify],
  ['a reset token', async () => (await foreignTokens()).reset],
  ['a hand-over', async () => (await foreignTokens()).handover],
  ['the refresh token as session and signature', () => `${forge()}${member.refreshToken}`],
  ['no signature', () => member.token.replace(/[^.]+$/, '')],
  ['two parts', () => member.token.split('.').slice(0, 2).join('.')],
  ['an empty part', () => `.${member.token.split('.').slice(1).join('.')}`],
  ['the signature of another token', () => withSignatureOf(forge({ claims: { jti: 'other' } }))],
  ['claims that are no object', () => forgeText('["HS256"]')],
  ['claims that are no JSON', () => forgeText('{"sub"')],
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
    expect(Object.keys(fieldsIn(answer.body))).toEqual(['message'])
  })

  test('one bit changed, anywhere', async () => {
    const parts = member.token.split('.')
    // The last letter of a part also has bits that belong to no byte; flipping them does not change the bytes.
    const flips = parts.flatMap((part, index) => {
      const bytes = Buffer.from(part, 'base64url')
      return Array.from({ length: bytes.length }, (_, at) => {
        const flipped = Buffer.from(bytes)
        flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << (at % 8)), at)
        return parts.with(index, flipped.toString('base64url')).join('.')
      })
    })
    expect(flips.length).toBeGreaterThan(200)
    for (const [at, flipped] of flips.entries()) expect((await user(flipped)).status, `byte ${at}`).toBe(401)
  })

  test('the table has no forgery twice', async () => {
    const tokens = await Promise.all(forgeries.map(([, make]) => make()))
    expect(new Set(tokens).size).toBe(forgeries.length)
    expect(forgeries.length).toBeGreaterThanOrEqual(55)
    expect(tokens).not.toContain(member.token)
  })
})

test('a copy of the database, with the key that signs in it, opens no session and ends none', async () => {
  const { db } = api.services
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, member.user._id))
  expect(row?.secretHash).toBe(hashOfSecret())
  const stolen = await signingKey(db)
  for (const sessionSecret of [undefined, row?.secretHash, row?.id]) {
    const token = forge({ key: stolen, claims: { sub: row?.userId, sid: row?.id, sessionSecret } })
    expect((await user(token)).status).toBe(401)
    await api.call('POST', '/auth/logout', { token, body: {} })
  }
  expect((await user(member.token)).status).toBe(200)
})

test('clocks of two processes may differ by a minute', async () => {
  expect((await user(forge({ claims: { iat: seconds() + 50 } }))).status).toBe(200)
})

test('an access token is valid for 15 minutes', async () => {
  // Measured from the issue of the token, because earlier tests may have taken any time.
  const { iat = 0 } = decodeJwt(member.token)
  const end = (iat + 15 * 60) * 1000 - Date.now()
  api.clock.offset = end - 10_000
  expect((await user(member.token)).status).toBe(200)
  api.clock.offset = end + 1_000
  expect((await user(member.token)).status).toBe(401)
})

test.each([undefined, 'Bearer', 'Basic abc', 'Bearer a b', ''])('header %s is no token', async (header) => {
  const headers = header === undefined ? {} : { Authorization: header }
  expect((await api.call('GET', '/auth/user', { headers })).status).toBe(401)
})

test('every process on a database signs with the same key', async () => {
  expect(await signingKey(api.services.db)).toEqual(key)
})

describe('keys of the configuration', () => {
  const key = (kid: string) => `${kid}:${randomBytes(32).toString('base64url')}`
  const [first, second] = [key('2026-11'), key('2027-01')]
  const tokensOf = async (list: string) =>
    new AccessTokens(await tokenKeys(readConfig({ TOKEN_KEYS: list }), api.services.db), () => new Date())
  const session = {
    userId: 'u',
    sessionId: 's',
    sessionSecret: 'secret',
    expiresAt: new Date(Date.now() + 3_600_000),
  }

  test('a new first key signs, and tokens of the former key are valid until that key is removed', async () => {
    const before = await tokensOf(first)
    const token = await before.sign(session)
    expect(decodeProtectedHeader(token).kid).toBe('2026-11')
    const both = await tokensOf(`${second}, ${first}`)
    expect(await both.read(token)).toMatchObject({ sub: 'u', sid: 's' })
    expect(decodeProtectedHeader(await both.sign(session)).kid).toBe('2027-01')
    expect(await (await tokensOf(second)).read(token)).toBeUndefined()
  })

  test('with configured keys the database stores none', async () => {
    const stored = async () => (await api.services.db.select().from(secrets)).map(({ name }) => name)
    await signingKey(api.services.db)
    expect(await stored()).toContain('access-token-hs256')
    await tokensOf(first)
    expect(await stored()).not.toContain('access-token-hs256')
    expect(await (await tokensOf(first)).read(member.token)).toBeUndefined()
  })

  test('they may be in a file; an invalid key is refused', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'cadence-keys-')), 'keys')
    writeFileSync(file, `${second}\n${first}\n`)
    expect(readConfig({ TOKEN_KEYS_FILE: file }).tokenKeys?.map(({ kid }) => kid)).toEqual([
      '2027-01',
      '2026-11',
    ])
    expect(() => readConfig({ TOKEN_KEYS_FILE: `${file}.lost` })).toThrow(
      /TOKEN_KEYS_FILE: .* cannot be read/,
    )
    for (const list of ['secret', 'a:short', `${first},b`]) {
      expect(() => readConfig({ TOKEN_KEYS: list })).toThrow(/TOKEN_KEYS: must be/)
    }
  })
})
