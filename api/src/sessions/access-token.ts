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

/** The clocks of two processes may differ by this much, and not by more. It makes no token live longer. */
const CLOCK_TOLERANCE_SECONDS = 60

const claimsSchema = z.object({
  sub: z.string(),
  sid: z.string(),
  /** The secret of the session. Tokens from before migration 0014 have none. */
  sessionSecret: z.optional(z.string()),
  jti: z.string(),
  iat: z.number(),
  exp: z.number(),
})
export type AccessClaims = z.infer<typeof claimsSchema>

/** What an access token says of its session. */
export interface SignedSession {
  userId: string
  sessionId: string
  /** None in a session from before migration 0014. */
  sessionSecret?: string
  /** When the session is over. */
  expiresAt: Date
}

/** Signs and reads access tokens: HS256 and nothing else, one issuer, one audience, one type. */
export class AccessTokens {
  readonly #keys: readonly TokenKey[]
  readonly #now: () => Date

  /** @param keys the first signs, all are believed: a key that is to go stays second until its last token is over. */
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

/** Name of the key that the database keeps. Tokens of releases before this one name none, and were signed with it. */
export const DATABASE_KID = 'database'

/**
 * The keys of the access tokens. Where the configuration has none it is one that the database keeps: then a copy of the
 * database can sign tokens for everybody. Where it has some, the database forgets its own.
 */
export async function tokenKeys(
  { tokenKeys: configured }: Pick<Config, 'tokenKeys'>,
  db: Database,
): Promise<readonly TokenKey[]> {
  if (!configured) return [{ kid: DATABASE_KID, secret: await signingKey(db) }]
  await db.delete(secrets).where(eq(secrets.name, NAME))
  return configured
}

/** The key that the database keeps: made by whichever process comes first, and the same for all on this database. */
export async function signingKey(db: Database): Promise<Uint8Array> {
  await db
    .insert(secrets)
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, NAME))
  if (!row) throw new Error('The signing key could not be stored.')
  return Buffer.from(row.value, 'base64url')
}
