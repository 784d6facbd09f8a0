import { createHash, createHmac, generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apiWithProvider } from '../../../test/support/api-for-tests.ts'
import { type Alteration, type Claims, newPerson } from '../../../test/support/fake-openid-provider.ts'
import { endOf, signInByGoogle, start } from '../../../test/support/google-sign-in.ts'
import { handovers, identities, users } from '../../db/schema.ts'
import { OpenIdProvider } from './openid-provider.ts'

const { api, provider } = apiWithProvider({ RATE_LIMIT_SCALE: '100' })
beforeEach(() => {
  api.logLines.length = 0
})

/** The numbers of members, links and hand-overs. */
async function count(): Promise<string> {
  const { db } = api.services
  const tables = await Promise.all([users, identities, handovers].map((table) => db.$count(table)))
  return tables.join()
}

/** No member is signed in, linked or created, and the app gets only one of our error words. */
async function expectRefused(alteration: Alteration, error: string, person: Claims = newPerson()) {
  const before = await count()
  const { end, answer } = await signInByGoogle(api, provider, person, alteration)
  expect(end).toEqual({ error, token: '' })
  expect(answer.headers.get('location')).toBe(`http://localhost:3000/success-login?error=${error}`)
  expect(await count()).toBe(before)
  expect(api.logLines.join('')).toContain('"security":"google.failed"')
  expect(api.logLines.join('')).not.toMatch(/evil|example\.org/)
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const seconds = () => Math.floor(Date.now() / 1000)
const change = (changed: Claims): Alteration => ({ claims: (claims) => ({ ...claims, ...changed }) })

function withHmac(claims: Claims, secret: string | Buffer, kid?: string): string {
  const signed = `${encoded({ alg: 'HS256', kid })}.${encoded(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

test('the valid answer of this file’s provider signs in', async () => {
  expect((await signInByGoogle(api, provider, newPerson())).end.error).toBeNull()
  // As Google does it: one audience, and the same client as `azp`.
  const { end } = await signInByGoogle(api, provider, newPerson(), change({ azp: 'cadence' }))
  expect(end.error).toBeNull()
})

describe('an ID token is refused with', () => {
  test.each<[string, Claims]>([
    ['another nonce', { nonce: 'x'.repeat(43) }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['no issuer', { iss: undefined }],
    ['another audience', { aud: 'other-client' }],
    ['no audience', { aud: undefined }],
    ['a second audience and no authorized party', { aud: ['cadence', 'other-client'] }],
    ['another authorized party', { azp: 'other-client' }],
    ['a second audience that is the authorized party', { aud: ['cadence', 'other'], azp: 'other' }],
    ['an expiry that is past', { exp: seconds() - 61 }],
    ['an expiry as text', { exp: '9999999999' }],
    ['no expiry', { exp: undefined }],
    ['an issue in the future', { iat: seconds() + 3600 }],
    ['no time of issue', { iat: undefined }],
    ['a validity that begins later', { nbf: seconds() + 3600 }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['a subject that is no text', { sub: 7 }],
    ['a subject that cannot be stored', { sub: 'a\u0000b' }],
    ['an address that is none', { email: 'evil\r\nBcc: all@example.org' }],
  ])('%s', async (_, claims) => {
    await expectRefused(change(claims), 'invalid_answer')
  })

  test.each<[string, Claims]>([
    ['an address that is not verified', { email_verified: false }],
    ['"true" as text', { email_verified: 'true' }],
    ['"false" as text', { email_verified: 'false' }],
    ['the number 1', { email_verified: 1 }],
    ['no word on the address', { email_verified: undefined }],
    ['no address: the one of the userinfo address is nobody’s word', { email: undefined }],
  ])('%s', async (_, claims) => {
    provider.calls.length = 0
    await expectRefused(change(claims), 'email_not_verified')
    expect(provider.calls).not.toContain('/userinfo')
  })
})

describe('a signature is refused that is', () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const sign: [string, NonNullable<Alteration['sign']>][] = [
    ['missing (alg none)', (claims) => `${encoded({ alg: 'none' })}.${encoded(claims)}.`],
    ['empty', (claims, { kid }) => `${encoded({ alg: 'RS256', kid })}.${encoded(claims)}.`],
    ['not base64', (claims, { kid }) => `${encoded({ alg: 'RS256', kid })}.${encoded(claims)}.%%%`],
    ['the client secret’s (HS256)', (claims, { kid }) => withHmac(claims, 'cadence-development', kid)],
    [
      'made with the public key as a secret (HS256)',
      (claims, { kid, publicKey }) =>
        withHmac(claims, publicKey.export({ type: 'spki', format: 'pem' }).toString(), kid),
    ],
    [
      'another key’s',
      (claims, { kid }) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(other.privateKey),
    ],
    [
      'another key’s, named by another kid',
      (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'x' }).sign(other.privateKey),
    ],
    [
      'by a key in its own header',
      (claims) => {
        const jwk = other.publicKey.export({ format: 'jwk' })
        return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', jwk }).sign(other.privateKey)
      },
    ],
    [
      'of an algorithm that we do not take',
      (claims, { curve }) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'curve' }).sign(curve),
    ],
    [
      'over other claims',
      async (claims, { kid, privateKey }) => {
        const honest = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
        const [header, , signature] = honest.split('.')
        return `${header}.${encoded({ ...claims, email: 'evil@example.org' })}.${signature}`
      },
    ],
    ['none of a token', () => 'evil'],
  ]
  test.each(sign)('%s', async (_, how) => {
    await expectRefused({ sign: how }, 'invalid_answer')
  })
})

describe('a return of the browser is refused with', () => {
  test.each<[string, (query: URLSearchParams) => void, string]>([
    ['no state', (query) => query.delete('state'), 'state_mismatch'],
    ['another state', (query) => query.set('state', 'x'.repeat(43)), 'state_mismatch'],
    ['two states', (query) => query.append('state', 'evil'), 'invalid_answer'],
    ['no code', (query) => query.delete('code'), 'invalid_answer'],
    ['another code', (query) => query.set('code', 'evil'), 'invalid_answer'],
    ['no issuer', (query) => query.delete('iss'), 'invalid_answer'],
    ['another issuer', (query) => query.set('iss', 'https://evil.example'), 'invalid_answer'],
    ['a token in the query', (query) => query.set('id_token', 'evil'), 'invalid_answer'],
    ['access_denied', (query) => query.set('error', 'access_denied'), 'access_denied'],
    ['server_error', (query) => query.set('error', 'server_error'), 'provider_unavailable'],
    [
      'an error with a text of its own',
      (query) => {
        query.set('error', '<script>evil')
        query.set('error_description', 'evil')
      },
      'invalid_answer',
    ],
  ])('%s', async (_, query, error) => {
    await expectRefused({ query }, error)
  })

  test('no cookie, or the cookie of another browser; it still works in its own', async () => {
    const { location, cookie } = await start(api)
    const other = await start(api)
    const query = provider.authorize(location, newPerson())
    const back = (headers: Record<string, string>) =>
      api.call('GET', `/auth/google/callback?${query}`, { headers })
    expect(endOf(await back({})).error).toBe('state_mismatch')
    expect(endOf(await back({ Cookie: other.cookie })).error).toBe('state_mismatch')
    expect(endOf(await back({ Cookie: cookie })).error).toBeNull()
  })

  test('a state that was used, with a code of its own', async () => {
    const { location, cookie } = await start(api)
    const back = () => {
      const query = provider.authorize(location, newPerson())
      return api.call('GET', `/auth/google/callback?${query}`, { headers: { Cookie: cookie } })
    }
    expect(endOf(await back()).error).toBeNull()
    expect(endOf(await back()).error).toBe('state_mismatch')
  })

  test('the code of another sign-in: the provider asks for the verifier of the one that began', async () => {
    const challenge = createHash('sha256').update('another verifier').digest('base64url')
    await expectRefused({ challenge }, 'invalid_answer')
  })
})

describe('a token call fails when the provider', () => {
  const reply =
    (status: number, type: string, body: string): NonNullable<Alteration['token']> =>
    (response) =>
      void response.writeHead(status, { 'Content-Type': type }).end(body)
  test.each<[string, NonNullable<Alteration['token']>, string]>([
    ['answers 500', reply(500, 'text/plain', 'evil'), 'provider_unavailable'],
    ['answers 503 in JSON', reply(503, 'application/json', '{"error":"evil"}'), 'provider_unavailable'],
    ['answers HTML', reply(200, 'text/html', '<html>evil</html>'), 'provider_unavailable'],
    ['answers half of a JSON', reply(200, 'application/json', '{"id_token":'), 'invalid_answer'],
    [
      'answers without an ID token',
      reply(200, 'application/json', '{"access_token":"a","token_type":"bearer"}'),
      'invalid_answer',
    ],
    ['refuses', reply(400, 'application/json', '{"error":"invalid_grant"}'), 'invalid_answer'],
    [
      'leads elsewhere',
      (response) => void response.writeHead(307, { Location: 'http://evil.example' }).end(),
      'provider_unavailable',
    ],
    ['closes the connection', (response) => void response.destroy(), 'provider_unavailable'],
  ])('%s', async (_, token, error) => {
    await expectRefused({ token }, error)
  })

  test('is slow: the API does not wait for it', async () => {
    const { google } = api.services
    const config = api.services.config.google
    api.services.google = config && new OpenIdProvider(config, 0.2)
    try {
      await expectRefused({ token: () => {} }, 'provider_unavailable')
      await expectRefused(
        {
          token: (response) =>
            void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{'),
        },
        'provider_unavailable',
      )
    } finally {
      api.services.google = google
    }
  })
})

describe('a provider is not used that', () => {
  afterEach(() => provider.setMetadata({}))

  test.each<[string, Claims, string]>([
    ['says that it is another', { issuer: 'https://accounts.google.com' }, 'provider_unavailable'],
    ['does not know PKCE', { code_challenge_methods_supported: ['plain'] }, 'provider_unavailable'],
    ['names no address to sign in at', { authorization_endpoint: undefined }, 'invalid_answer'],
  ])('%s', async (_, metadata, error) => {
    const config = api.services.config.google
    const fresh = api.variant({ google: config && new OpenIdProvider(config) })
    provider.setMetadata(metadata)
    expect(endOf(await fresh('GET', '/auth/google'))).toEqual({ error, token: '' })
  })
})
