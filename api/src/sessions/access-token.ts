import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { errors, type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { Config } from '../config/config.ts'
import type { TokenKey } from '../config/token-keys.ts'
import type { Database } from '../db/database.ts'
import { secrets } from '../db/schema.ts'

export const ACCESS_TOKEN_SECONDS = 15 * 60

const algorithm = 'HS256'
const issuer = 'cadence'
const audience = 'cadence-api'
const type = 'at+jwt'

/** How much the clocks of two processes may differ. It does not lengthen the life of a token. */
const CLOCK_TOLERANCE_SECONDS = 60

const claimsSchema = z.object({
  sub: z.string(),
  sid: z.string(),
  /** The secret of the session. Sessions from before migration 0014 have none. */
  sessionSecret: z.optional(z.string()),
  jti: z.string(),
  iat: z.number(),
  exp: z.number(),
})
export type AccessClaims = z.infer<typeof claimsSchema>

/** The content of an access token. */
export interface SignedSession {
  userId: string
  sessionId: string
  /** Missing in a session from before migration 0014. */
  sessionSecret?: string
  /** When the session ends. */
  expiresAt: Date
}

/** Signs and verifies access tokens: only HS256, one issuer, one audience, one type. */
export class AccessTokens {
  readonly #keys: readonly TokenKey[]
  readonly #now: () => Date

  /**
   * @param keys the first one signs, all are accepted: keep a replaced key second until its last token has expired
   */
  constructor(keys: readonly TokenKey[], now: () => Date) {
    this.#keys = keys
    this.#now = now
  }

  /** Valid for 15 minutes, and never longer than its session. */
  async sign({ userId, sessionId, sessionSecret, expiresAt }: SignedSession): Promise<string> {
    const [key] = this.#keys
    if (!key) throw new Error('There is no key to sign with.')
    const now = Math.floor(this.#now().getTime() / 1000)
    const end = Math.min(now + ACCESS_TOKEN_SECONDS, Math.floor(expiresAt.getTime() / 1000))
    return new SignJWT({ sid: sessionId, sessionSecret })
      .setProtectedHeader({ alg: algorithm, typ: type, kid: key.kid })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(userId)
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(end)
      .sign(key.secret)
  }

  /** The claims of a valid token of ours, otherwise undefined. */
  async read(token: string): Promise<AccessClaims | undefined> {
    const now = this.#now()
    const claims = claimsSchema.safeParse(await this.#verified(token, now))
    if (!claims.success) return undefined
    // jose checks the issue time only together with a maximum age, and its tolerance would also lengthen the expiry.
    const isIssued = claims.data.iat <= now.getTime() / 1000 + CLOCK_TOLERANCE_SECONDS
    return isIssued ? claims.data : undefined
  }

  async #verified(token: string, currentDate: Date): Promise<JWTPayload | undefined> {
    const checks = { algorithms: [algorithm], issuer, audience, typ: type, currentDate }
    try {
      return (await jwtVerify(token, ({ kid }: JWTHeaderParameters) => this.#secretOf(kid), checks)).payload
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  #secretOf(kid = DATABASE_KID): Uint8Array {
    const key = this.#keys.find((one) => one.kid === kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key.secret
  }
}

const NAME = 'access-token-hs256'

/**
 * The name of the key that the database stores. Tokens of older releases have no key name and were signed with it.
 */
export const DATABASE_KID = 'database'

/**
 * The keys of the access tokens. Without a configured key the database stores one; then a copy of the database can sign
 * tokens for everybody. With configured keys the stored one is deleted.
 */
export async function tokenKeys(
  { tokenKeys: configured }: Pick<Config, 'tokenKeys'>,
  db: Database,
): Promise<readonly TokenKey[]> {
  if (!configured) return [{ kid: DATABASE_KID, secret: await signingKey(db) }]
  await db.delete(secrets).where(eq(secrets.name, NAME))
  return configured
}

/**
 * The key that the database stores. The first process creates it, and all processes on this database share it.
 */
export async function signingKey(db: Database): Promise<Uint8Array> {
  await db
    .insert(secrets)
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, NAME))
  if (!row) throw new Error('The signing key could not be stored.')
  return Buffer.from(row.value, 'base64url')
}
