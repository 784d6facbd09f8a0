import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { secrets } from '../db/schema.ts'

const NAME = 'access-token-hs256'

/** The key of the access tokens: made by whichever process comes first, and the same for all on this database. */
export async function signingKey(db: Database): Promise<Uint8Array> {
  await db
    .insert(secrets)
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, NAME))
  if (!row) throw new Error('The signing key could not be stored.')
  return Buffer.from(row.value, 'base64url')
}
