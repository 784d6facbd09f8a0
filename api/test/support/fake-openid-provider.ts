import { createHash, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, type JWK, SignJWT } from 'jose'

export type Claims = Record<string, unknown>

/** How a sign-in differs from a valid one. */
export interface Alteration {
  claims?: (claims: Claims) => Claims
  /** Signs the claims in another way. */
  sign?: (claims: Claims, keys: Keys) => string | Promise<string>
  /** The query with which the browser returns. */
  query?: (query: URLSearchParams) => void
  /** Answers the token request instead of the provider. */
  token?: (response: ServerResponse) => void
  /** The challenge that the provider stores, as if another client had begun. */
  challenge?: string
}

export interface Keys {
  privateKey: KeyObject
  publicKey: KeyObject
  kid: string
  /** A key for ES256, which the provider publishes too. */
  curve: KeyObject
}

interface Grant {
  claims: Claims
  challenge: string | null
  redirectUri: string | null
  alteration: Alteration
}

export type FakeProvider = Awaited<ReturnType<typeof fakeProvider>>

let people = 0
export function newPerson() {
  people++
  return {
    sub: `subject-${people}`,
    email: `person${people}@example.org`,
    email_verified: true,
    given_name: 'Inès',
    family_name: 'Lefèvre',
  }
}

/**
 * An OpenID provider whose answers a test can change; otherwise they are valid. It checks the code and its verifier.
 */
export async function fakeProvider() {
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const keys: Keys = { ...rsa, kid: 'fake', curve: curve.privateKey }
  const jwks: { keys: JWK[] } = {
    keys: [
      { ...(await exportJWK(keys.publicKey)), kid: keys.kid, alg: 'RS256', use: 'sig' },
      { ...(await exportJWK(curve.publicKey)), kid: 'curve', alg: 'ES256', use: 'sig' },
    ],
  }
  const grants = new Map<string, Grant>()
  const calls: string[] = []
  let metadata: Claims = {}
  let down = false

  async function idToken({ claims, alteration }: Grant): Promise<string> {
    const altered = alteration.claims?.(claims) ?? claims
    if (alteration.sign) return alteration.sign(altered, keys)
    return new SignJWT(altered).setProtectedHeader({ alg: 'RS256', kid: keys.kid }).sign(keys.privateKey)
  }

  async function answerToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = new URLSearchParams(await text(request))
    const grant = grants.get(body.get('code') ?? '')
    grants.delete(body.get('code') ?? '')
    const made = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    const good =
      grant &&
      made === grant.challenge &&
      body.get('redirect_uri') === grant.redirectUri &&
      body.get('client_secret') === 'cadence-development'
    if (!good) return send(response, 400, { error: 'invalid_grant', error_description: '<b>evil</b>' })
    if (grant.alteration.token) return grant.alteration.token(response)
    send(response, 200, { access_token: 'opaque', token_type: 'Bearer', id_token: await idToken(grant) })
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer)
    calls.push(pathname)
    if (down) return void response.destroy()
    if (pathname === '/token') return void answerToken(request, response)
    if (pathname === '/jwks') return send(response, 200, jwks)
    send(response, 200, {
      issuer,
      authorization_endpoint: `${issuer}/authorize?tenant=1`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'ES256', 'none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      ...metadata,
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://localhost:${typeof address === 'object' ? address?.port : ''}`

  return {
    issuer,
    /** The requested paths. */
    calls,
    setDown: (value: boolean) => {
      down = value
    },
    setMetadata: (value: Claims) => {
      metadata = value
    },
    /** Signs a person in at the provider's address. @returns the query with which the browser returns */
    authorize(location: string, person: Claims, alteration: Alteration = {}): string {
      const asked = new URL(location).searchParams
      const code = randomUUID()
      const now = Math.floor(Date.now() / 1000)
      const claims = {
        iss: issuer,
        aud: asked.get('client_id'),
        nonce: asked.get('nonce'),
        iat: now,
        exp: now + 3600,
        ...person,
      }
      const challenge = alteration.challenge ?? asked.get('code_challenge')
      grants.set(code, { claims, challenge, redirectUri: asked.get('redirect_uri'), alteration })
      const query = new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer })
      alteration.query?.(query)
      return query.toString()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
