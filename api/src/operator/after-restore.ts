import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
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
  preferences,
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

/** What every line of the API's log has. */
const lineSchema = z.object({ level: z.number(), time: z.unknown() })

/**
 * The deletions in logs of the API, read line by line: those of a month are longer than a text can be.
 * @throws for a file without a line of the API, such as one that is compressed or has a prefix on each line: what it should
 * tell would come back
 */
export async function deletionsIn(files: readonly string[]): Promise<Deleted> {
  const deleted: Deleted = { accounts: [], threads: [] }
  for (const file of files) {
    let isLog = false
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      if (isLog && !line.includes('"security"')) continue
      const value = parsed(line)
      isLog ||= lineSchema.safeParse(value).success
      const { success, data } = eventSchema.safeParse(value)
      if (!success) continue
      if (data.security === 'account.deleted') deleted.accounts.push(data.userId)
      else deleted.threads.push(...data.threads)
    }
    if (!isLog)
      throw new Error(
        `${file} has no line of the API’s log. Give it uncompressed, with nothing before each {.`,
      )
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
 * feeds and the key of the access tokens, which somebody with the copy may know, deleted accounts, deleted threads of the
 * inbox, and consents to share milestones, which may have been withdrawn since: members are asked again. Begins a new epoch, so that browsers send again what the backup lacks. One transaction, while no API has the
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
    await tx.update(preferences).set({ sharesMilestones: null }).where(eq(preferences.sharesMilestones, true))
    await beginEpoch(tx)
    return undone
  })
}
