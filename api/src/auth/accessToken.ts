import { randomUUID } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'

export const ACCESS_TOKEN_SECONDS = 15 * 60

const algorithm = 'HS256'
const issuer = 'cadence'
const audience = 'cadence-api'
const type = 'at+jwt'

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
  readonly #key: Uint8Array
  readonly #now: () => Date

  constructor(key: Uint8Array, now: () => Date) {
    this.#key = key
    this.#now = now
  }

  /** Valid for 15 minutes, and never longer than its session. */
  sign(userId: string, sessionId: string, sessionEnd: Date): Promise<string> {
    const now = Math.floor(this.#now().getTime() / 1000)
    const end = Math.min(now + ACCESS_TOKEN_SECONDS, Math.floor(sessionEnd.getTime() / 1000))
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: algorithm, typ: type })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(userId)
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(end)
      .sign(this.#key)
  }

  /** Undefined for whatever is not a token of ours that is still valid. */
  async read(token: string): Promise<AccessClaims | undefined> {
    const now = this.#now()
    const claims = claimsSchema.safeParse(await this.#verified(token, now))
    if (!claims.success) return undefined
    // jose checks the time of issue only together with an age, and its one tolerance would lengthen the expiry too.
    const isIssued = claims.data.iat <= now.getTime() / 1000 + CLOCK_TOLERANCE_SECONDS
    return isIssued ? claims.data : undefined
  }

  async #verified(token: string, currentDate: Date): Promise<JWTPayload | undefined> {
    const checks = { algorithms: [algorithm], issuer, audience, typ: type, currentDate }
    try {
      return (await jwtVerify(token, this.#key, checks)).payload
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}
