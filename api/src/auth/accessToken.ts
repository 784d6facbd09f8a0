import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'

export const ACCESS_TOKEN_SECONDS = 15 * 60

const issuer = 'cadence'
const audience = 'cadence-api'
const type = 'at+jwt'

const claimsSchema = z.object({ sub: z.string(), sid: z.string(), jti: z.string() })
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
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        issuer,
        audience,
        typ: type,
        currentDate: this.#now(),
        requiredClaims: ['exp', 'iat', 'sub', 'jti', 'sid'],
      })
      return claimsSchema.parse(payload)
    } catch {
      return undefined
    }
  }
}
