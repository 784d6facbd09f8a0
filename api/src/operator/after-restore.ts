import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import { beginEpoch } from '../db/epoch.ts'
import {
  accountCodes,
  emailChanges,
  emailUndos,
  feeds,
  handovers,
  jobs,
  mails,
  passwordResets,
  providerFlows,
  pushSubscriptions,
  refreshTokens,
  secrets,
  sessions,
  users,
} from '../db/schema.ts'
import { SEND_PUSH } from '../reminders/send-push-job.ts'

const eventSchema = z.object({ security: z.literal('account.deleted'), userId: z.string() })

/** The ids of deleted accounts in the lines of the API's log; other lines are ignored. */
export function deletedAccounts(log: string): string[] {
  return log.split('\n').flatMap((line) => {
    try {
      const event = eventSchema.safeParse(JSON.parse(line))
      return event.success ? [event.data.userId] : []
    } catch {
      // Some lines of a log are not JSON.
      return []
    }
  })
}

/** How many rows were removed. */
export interface Undone {
  accounts: number
  sessions: number
  mails: number
}

/**
 * Removes what a backup brings back and must not: ended sessions, sent mails and push messages, used links, addresses of
 * feeds and the key of the access tokens, which somebody with the copy may know, and deleted accounts. Begins a new epoch,
 * so that browsers send again what the backup lacks. One transaction, while no API has the database open. Whole tables are truncated, because a statement
 * may not take long (`serverLimits` in postgres.ts).
 */
export function afterRestore(db: Database, deleted: readonly string[]): Promise<Undone> {
  return db.transaction(async (tx) => {
    let accounts = 0
    for (const id of deleted) {
      accounts += (await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id })).length
    }
    const undone = { accounts, sessions: await tx.$count(sessions), mails: await tx.$count(mails) }
    await tx.execute(sql`truncate ${sessions}, ${refreshTokens}, ${mails}, ${passwordResets}, ${emailChanges}, ${emailUndos},
      ${accountCodes}, ${handovers}, ${feeds}, ${providerFlows}, ${secrets}, ${pushSubscriptions}`)
    await tx.delete(jobs).where(eq(jobs.kind, SEND_PUSH))
    await beginEpoch(tx)
    return undone
  })
}
