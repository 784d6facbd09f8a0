import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import { secrets } from '../db/schema.ts'

const NAME = 'vapid-p256'

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() })

/** The pair of keys by which push services know this product (VAPID, RFC 8292), in base64url. */
export type PushKeys = z.infer<typeof keysSchema>

/**
 * The key pair in the database. The first process generates it, and all processes on this database share it. Browsers
 * subscribe with the public key. When the pair changes, as after the restore of a backup, their subscriptions are void,
 * and the page subscribes again.
 */
export async function pushKeys(db: Database): Promise<PushKeys> {
  const made = JSON.stringify(keysSchema.parse(webPush.generateVAPIDKeys()))
  await db.insert(secrets).values({ name: NAME, value: made }).onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, NAME))
  if (!row) throw new Error('The keys of push messages could not be stored.')
  return keysSchema.parse(JSON.parse(row.value))
}
