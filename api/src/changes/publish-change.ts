import { changeTopics } from '@cadence/shared/schemas'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'

/** The channel of PostgreSQL on which processes publish changes. */
export const CHANGES_CHANNEL = 'member_changes'

/**
 * The topics of the clients, and 'sessions' when a session of the member may have ended: that ends its streams.
 */
const topics = [...changeTopics, 'sessions'] as const

const changeSchema = z.object({ userId: z.string(), topic: z.enum(topics) })
export type Change = z.infer<typeof changeSchema>

/**
 * Publishes to all processes that something of a member has changed. `tx` is the transaction of the change: the event
 * is sent when it is committed, and not at all when it is rolled back.
 */
export async function publishChange(tx: Database, userId: string, topic: Change['topic']): Promise<void> {
  const message: Change = { userId, topic }
  await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(message)})`)
}

/** Like `publishChange`, for many members: `members` is a query of their ids in a column `user_id`. */
export async function publishChangeToAll(tx: Database, members: SQL, topic: Change['topic']): Promise<void> {
  const message = sql`json_build_object('userId', members.user_id, 'topic', ${topic}::text)::text`
  await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${message}) from (${members}) members`)
}

/** Parses a published change. Undefined for one of a newer release with an unknown topic. */
export function parseChange(text: string): Change | undefined {
  try {
    return changeSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
