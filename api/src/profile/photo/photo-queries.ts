import type { PhotoType } from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import type { Account } from '../../auth/accounts.ts'
import { publishChange } from '../../changes/publish-change.ts'
import type { Database } from '../../db/database.ts'
import { photos, users } from '../../db/schema.ts'
import { newToken } from '../../lib/opaque-token.ts'

/** The type that `reencodePhoto` returns. Photos of earlier versions may have another one. */
const type: PhotoType = 'image/webp'

/**
 * Sets the photo of an account, or none, and publishes the change. The row stays locked, so two calls at once run one
 * after the other.
 */
async function show(tx: Database, userId: string, photoId: string | null): Promise<Account | undefined> {
  const [account] = await tx.update(users).set({ photoId }).where(eq(users.id, userId)).returning()
  if (account) await publishChange(tx, userId, 'profile')
  return account
}

/** Replaces a member's photo, under a new address that nobody can guess. */
export async function storePhoto(
  db: Database,
  userId: string,
  content: Uint8Array,
  now: Date,
): Promise<Account | undefined> {
  const values = { id: newToken(), type, content, createdAt: now }
  return db.transaction(async (tx) => {
    const account = await show(tx, userId, values.id)
    if (!account) return undefined
    await tx
      .insert(photos)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: photos.userId, set: values })
    return account
  })
}

export async function deletePhoto(db: Database, userId: string): Promise<Account | undefined> {
  return db.transaction(async (tx) => {
    const account = await show(tx, userId, null)
    await tx.delete(photos).where(eq(photos.userId, userId))
    return account
  })
}

export async function findPhoto(db: Database, id: string) {
  const [photo] = await db
    .select({ type: photos.type, content: photos.content })
    .from(photos)
    .where(eq(photos.id, id))
  return photo
}
