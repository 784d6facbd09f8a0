import { lt, or } from 'drizzle-orm'
import type { Database } from './database.ts'
import { attemptLimits, emailTokens, handovers, passwordResets, providerFlows, sessions } from './schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes what can never matter again, so that the tables do not grow for ever. */
export async function prune(db: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS)
  await db.delete(sessions).where(or(lt(sessions.expiresAt, yesterday), lt(sessions.revokedAt, yesterday)))
  await db.delete(emailTokens).where(lt(emailTokens.expiresAt, yesterday))
  for (const table of [passwordResets, providerFlows, handovers]) {
    await db.delete(table).where(lt(table.expiresAt, now))
  }
  await db.delete(attemptLimits).where(lt(attemptLimits.expire, now.getTime()))
}
