import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import { beginEpoch } from '../db/epoch.ts'
import {
  accountCodes,
  emailChanges,
  emailUndos,
  handovers,
  mails,
  passwordResets,
  providerFlows,
  refreshTokens,
  secrets,
  sessions,
  users,
} from '../db/schema.ts'

const eventSchema = z.object({ security: z.literal('account.deleted'), userId: z.string() })

/** The ids of the accounts that were deleted, from lines of the API's log; what else is in it is passed over. */
export function deletedAccounts(log: string): string[] {
  return log.split('\n').flatMap((line) => {
    try {
      const event = eventSchema.safeParse(JSON.parse(line))
      return event.success ? [event.data.userId] : []
    } catch {
      // Not each line of a log is JSON.
      return []
    }
  })
}

/** How many there were of what must not come back with a backup. */
export interface Undone {
  accounts: number
  sessions: number
  mails: number
}

/**
 * Takes out what a backup brings back and must not: sessions that have ended since, mails that were sent, links that were
 * used, the key of the access tokens, which whoever had the copy may know, and members who have deleted their account.
 * Begins another epoch, so that members' browsers send again what the backup lacks.
 * All of it or nothing, while no API has the database open. Tables are emptied whole, however large they are: a statement
 * of this connection may not take long (`serverLimits` in postgres.ts).
 */
export function afterRestore(db: Database, deleted: readonly string[]): Promise<Undone> {
  return db.transaction(async (tx) => {
    let accounts = 0
    for (const id of deleted) {
      accounts += (await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id })).length
    }
    const undone = { accounts, sessions: await tx.$count(sessions), mails: await tx.$count(mails) }
    await tx.execute(sql`truncate ${sessions}, ${refreshTokens}, ${mails}, ${passwordResets}, ${emailChanges}, ${emailUndos},
      ${accountCodes}, ${handovers}, ${providerFlows}, ${secrets}`)
    await beginEpoch(tx)
    return undone
  })
}
