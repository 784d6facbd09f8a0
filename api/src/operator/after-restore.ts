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
  inboxThreads,
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

const eventSchema = z.union([
  z.object({ security: z.literal('account.deleted'), userId: z.string() }),
  z.object({ security: z.literal('inbox.erased'), threads: z.array(z.string()) }),
])

/** Ids of what was deleted for a person. */
export interface Deleted {
  accounts: string[]
  threads: string[]
}

/** The deletions in the lines of the API's log; other lines are ignored. */
export function deletionsIn(log: string): Deleted {
  const deleted: Deleted = { accounts: [], threads: [] }
  for (const line of log.split('\n')) {
    const { success, data } = eventSchema.safeParse(parsed(line))
    if (!success) continue
    if (data.security === 'account.deleted') deleted.accounts.push(data.userId)
    else deleted.threads.push(...data.threads)
  }
  return deleted
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    // Some lines of a log are not JSON.
    return undefined
  }
}

/** How many rows were removed. */
export interface Undone {
  accounts: number
  threads: number
  sessions: number
  mails: number
}

/**
 * Removes what a backup brings back and must not: ended sessions, sent mails and push messages, used links, addresses of
 * feeds and the key of the access tokens, which somebody with the copy may know, deleted accounts, and deleted threads of
 * the inbox. Begins a new epoch, so that browsers send again what the backup lacks. One transaction, while no API has the
 * database open. Whole tables are truncated, because a statement may not take long (`serverLimits` in postgres.ts).
 */
export function afterRestore(db: Database, deleted: Deleted): Promise<Undone> {
  return db.transaction(async (tx) => {
    let accounts = 0
    for (const id of deleted.accounts) {
      accounts += (await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id })).length
    }
    let threads = 0
    for (const id of deleted.threads) {
      const gone = await tx
        .delete(inboxThreads)
        .where(eq(inboxThreads.id, id))
        .returning({ id: inboxThreads.id })
      threads += gone.length
    }
    const undone = { accounts, threads, sessions: await tx.$count(sessions), mails: await tx.$count(mails) }
    await tx.execute(sql`truncate ${sessions}, ${refreshTokens}, ${mails}, ${passwordResets}, ${emailChanges}, ${emailUndos},
      ${accountCodes}, ${handovers}, ${feeds}, ${providerFlows}, ${secrets}, ${pushSubscriptions}`)
    await tx.delete(jobs).where(eq(jobs.kind, SEND_PUSH))
    await beginEpoch(tx)
    return undone
  })
}
