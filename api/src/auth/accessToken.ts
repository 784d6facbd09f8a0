import { randomUUID } from 'node:crypto'
import { CompactSign, type CryptoKey, errors, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod/mini'

export const ACCESS_TOKEN_SECONDS = 15 * 60

const issuer = 'cadence'
const audience = 'cadence-api'
const type = 'at+jwt'

const encoder = new TextEncoder()

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

/** Signs and reads access tokens: HS256 and nothing else, one issuer, one audience, one type. */
export class AccessTokens {
  readonly #key: Promise<CryptoKey>
  readonly #now: () => Date

  constructor(key: Uint8Array, now: () => Date) {
    // Once: made from bytes, it would be made again for each token.
    this.#key = crypto.subtle.importKey(
      'raw',
      new Uint8Array(key),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign', 'verify'],
    )
    this.#now = now
  }

  /** Valid for 15 minutes, and never longer than its session. */
  async sign(userId: string, sessionId: string, sessionEnd: Date): Promise<string> {
    const now = Math.floor(this.#now().getTime() / 1000)
    const end = Math.min(now + ACCESS_TOKEN_SECONDS, Math.floor(sessionEnd.getTime() / 1000))
    const ours = { iss: issuer, aud: audience, jti: randomUUID(), iat: now, exp: end }
    const claims = JSON.stringify({ ...ours, sub: userId, sid: sessionId })
    return new CompactSign(encoder.encode(claims))
      .setProtectedHeader({ alg: 'HS256', typ: type })
      .sign(await this.#key)
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
      return (await jwtVerify(token, await this.#key, { ...checks, clockTolerance: CLOCK_TOLERANCE_SECONDS }))
        .payload
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}
