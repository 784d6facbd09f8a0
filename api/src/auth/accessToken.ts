import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { SignJWT } from 'jose'
import * as z from 'zod/mini'

export const ACCESS_TOKEN_SECONDS = 15 * 60

const issuer = 'cadence'
const audience = 'cadence-api'
const protectedHeader = { alg: 'HS256', typ: 'at+jwt' } as const
/** As it stands in each token of ours. Any other header is refused unread, so no `alg`, `kid` or `crit` can do harm. */
const onlyHeader = Buffer.from(JSON.stringify(protectedHeader)).toString('base64url')

/** The clocks of two processes may differ by this much, and not by more. */
const CLOCK_TOLERANCE_SECONDS = 60

const claimsSchema = z.object({
  iss: z.literal(issuer),
  aud: z.literal(audience),
  sub: z.string(),
  sid: z.string(),
  jti: z.string(),
  iat: z.number(),
  exp: z.number(),
  nbf: z.optional(z.number()),
})
export type AccessClaims = z.infer<typeof claimsSchema>

/**
 * Signs and reads access tokens: HS256 and nothing else, one issuer, one audience, one type. They are read here and not
 * by the library that signs, because that hands every check to another thread, and each call of a member needs one.
 */
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
      .setProtectedHeader(protectedHeader)
      .setSubject(userId)
      .setIssuer(issuer)
      .setAudience(audience)
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(end)
      .sign(this.#key)
  }

  /** Undefined for whatever is not a token of ours that is still valid. */
  read(token: string): AccessClaims | undefined {
    const [header, payload, signature, ...rest] = token.split('.')
    if (header !== onlyHeader || !payload || !signature || rest.length > 0) return undefined
    if (!this.#isSigned(`${header}.${payload}`, signature)) return undefined
    const claims = claimsSchema.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()))
    if (!claims.success) return undefined
    const { exp, iat, nbf } = claims.data
    const now = this.#now().getTime() / 1000
    const latestStart = now + CLOCK_TOLERANCE_SECONDS
    return now < exp && iat <= latestStart && (nbf ?? 0) <= latestStart ? claims.data : undefined
  }

  #isSigned(text: string, signature: string): boolean {
    const expected = createHmac('sha256', this.#key).update(text).digest()
    const sent = Buffer.from(signature, 'base64url')
    return sent.length === expected.length && timingSafeEqual(sent, expected)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
