import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { TokenKey } from '../config/token-keys.ts'
import type { Database } from '../db/database.ts'
import { secrets } from '../db/schema.ts'

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
