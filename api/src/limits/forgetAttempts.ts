import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { attemptLimits } from '../db/schema.ts'
import type { Limits } from './limits.ts'

/** Forgets what every limit has counted by these keys, with one statement for all that the database counts. */
export async function forgetAttempts(db: Database, limits: Limits, keys: readonly string[]): Promise<void> {
  const stored: string[] = []
  for (const limit of Object.values(limits)) {
    for (const key of keys) {
      const inDatabase = limit.stored(key)
      if (inDatabase === undefined) await limit.clear(key)
      else stored.push(inDatabase.key)
    }
  }
  if (stored.length > 0) await db.delete(attemptLimits).where(inArray(attemptLimits.key, stored))
}
