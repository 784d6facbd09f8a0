import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'

export const ACCESS_TOKEN_SECONDS = 15 * 60

const issuer = 'cadence'
const audience = 'cadence-api'
const type = 'at+jwt'

/** The clocks of two processes may differ by this much, and not by more. */
const CLOCK_TOLERANCE_SECONDS = 60

const claimsSchema = z.object({ sub: z.string(), sid: z.string(), jti: z.string(), iat: z.number() })
export type AccessClaims = z.infer<typeof claimsSchema>

/** Signs and reads access tokens: HS256 and nothing else, one issuer, one audience, one type. */
export class AccessTokens {
  readonly #key: Uint8Array
  readonly #now: () => Date

  constructor(key: Uint8Array, now: () => Date) {
    this.#key = key
    this.#now = now
  }

  /** Lives 15 minutes, and never longer than its session. */
  sign(userId: string, sessionId: string, sessionEnd: Date): Promise<string> {
    const now = Math.floor(this.#now().getTime() / 1000)
    const end = Math.min(now + ACCESS_TOKEN_SECONDS, Math.floor(sessionEnd.getTime() / 1000))
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: type })
      .setSubject(userId)
      .setIssuer(issuer)
      .setAudience(audience)
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(end)
      .sign(this.#key)
  }

  /** Undefined for whatever is not a token of ours that is still valid. */
  async read(token: string): Promise<AccessClaims | undefined> {
    try {
      const now = this.#now()
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        issuer,
        audience,
        typ: type,
        currentDate: now,
        requiredClaims: ['exp', 'iat', 'sub', 'jti', 'sid'],
      })
      const claims = claimsSchema.parse(payload)
      // The library leaves this check to its callers.
      return claims.iat > now.getTime() / 1000 + CLOCK_TOLERANCE_SECONDS ? undefined : claims
    } catch {
      return undefined
    }
  }
}
