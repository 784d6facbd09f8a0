import { createHmac, createSecretKey, type KeyObject, randomUUID } from 'node:crypto'
import { type CryptoKey, errors, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod/mini'

export const ACCESS_TOKEN_SECONDS = 15 * 60

const issuer = 'cadence'
const audience = 'cadence-api'
const type = 'at+jwt'

const header = encoded({ alg: 'HS256', typ: type })

/** The clocks of two processes may differ by this much, and not by more. It makes no token live longer. */
const CLOCK_TOLERANCE_SECONDS = 60

const claimsSchema = z.object({
  sub: z.string(),
  sid: z.string(),
  jti: z.string(),
  iat: z.number(),
  exp: z.number(),
})
export type AccessClaims = z.infer<typeof claimsSchema>

/**
 * Signs and reads access tokens: HS256 and nothing else, one issuer, one audience, one type. They are read by jose, which
 * knows the ways to forge one. It could sign them too, but only by WebCrypto: that takes a turn on the thread pool, behind
 * the hashes of other sign-ins, and each sign-in would take a fiftieth longer.
 */
export class AccessTokens {
  readonly #signingKey: KeyObject
  readonly #verifyingKey: Promise<CryptoKey>
  readonly #now: () => Date

  constructor(key: Uint8Array, now: () => Date) {
    // One form for each library, made once: from bytes, they would be made again for each token.
    this.#signingKey = createSecretKey(key)
    this.#verifyingKey = crypto.subtle.importKey(
      'raw',
      new Uint8Array(key),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    )
    this.#now = now
  }

  /** Valid for 15 minutes, and never longer than its session. */
  sign(userId: string, sessionId: string, sessionEnd: Date): string {
    const now = Math.floor(this.#now().getTime() / 1000)
    const end = Math.min(now + ACCESS_TOKEN_SECONDS, Math.floor(sessionEnd.getTime() / 1000))
    const ours = { iss: issuer, aud: audience, jti: randomUUID(), iat: now, exp: end }
    const signed = `${header}.${encoded({ ...ours, sub: userId, sid: sessionId })}`
    return `${signed}.${createHmac('sha256', this.#signingKey).update(signed).digest('base64url')}`
  }

  /** Undefined for whatever is not a token of ours that is still valid. */
  async read(token: string): Promise<AccessClaims | undefined> {
    const now = this.#now()
    const claims = claimsSchema.safeParse(await this.#verified(token, now))
    if (!claims.success) return undefined
    const seconds = now.getTime() / 1000
    const { exp, iat } = claims.data
    return seconds < exp && iat <= seconds + CLOCK_TOLERANCE_SECONDS ? claims.data : undefined
  }

  async #verified(token: string, currentDate: Date): Promise<JWTPayload | undefined> {
    try {
      const checks = { algorithms: ['HS256'], issuer, audience, typ: type, currentDate }
      return (
        await jwtVerify(token, await this.#verifyingKey, {
          ...checks,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
        })
      ).payload
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
