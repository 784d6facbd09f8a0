import { changeTopics } from '@cadence/shared/schemas'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'

/** Name under which every process on a database tells the others what has changed. */
export const CHANGES_CHANNEL = 'member_changes'

/** What the clients are told of, and 'sessions' when one of the member's may have ended: that ends its streams. */
const topics = [...changeTopics, 'sessions'] as const

const changeSchema = z.object({ userId: z.string(), topic: z.enum(topics) })
export type Change = z.infer<typeof changeSchema>

/**
 * Tells every process that something of a member's has changed. `tx` is the transaction that changes it: the others
 * hear of it when it is committed, and not at all when it is not.
 */
export async function publishChange(tx: Database, userId: string, topic: Change['topic']): Promise<void> {
  const message: Change = { userId, topic }
  await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(message)})`)
}

/** What was told, or undefined for what a newer release may have told. */
export function parseChange(text: string): Change | undefined {
  try {
    return changeSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
