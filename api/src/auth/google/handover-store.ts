import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { handovers } from '../../db/schema.ts'
import { hashToken, newToken } from '../opaque-token.ts'

const LIFETIME_MS = 60_000

interface Handover {
  userId: string
  browserHash: string
  /** The session shall last 30 days. */
  rememberMe: boolean
  now: Date
}

/** The token that /success-login takes: good for one session, within a minute, in the browser with this mark. */
export async function openHandover(db: Database, { now, ...handover }: Handover): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await db.insert(handovers).values({ hash: hashToken(token), ...handover, expiresAt })
  return token
}

/** Uses a hand-over up: of any number of calls at once, one gets whom it is for. */
export async function takeHandover(
  db: Database,
  { token, browserHash, now }: { token: string; browserHash: string; now: Date },
): Promise<Pick<Handover, 'userId' | 'rememberMe'> | undefined> {
  const [row] = await db
    .delete(handovers)
    .where(
      and(
        eq(handovers.hash, hashToken(token)),
        eq(handovers.browserHash, browserHash),
        gt(handovers.expiresAt, now),
      ),
    )
    .returning({ userId: handovers.userId, rememberMe: handovers.rememberMe })
  return row
}

export async function endHandovers(db: Database, userId: string): Promise<void> {
  await db.delete(handovers).where(eq(handovers.userId, userId))
}
