import { changeTopics } from '@cadence/shared/schemas'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'

/** Name under which every process on a database tells the others what has changed. */
export const CHANGES_CHANNEL = 'member_changes'

/** What the clients are told of, and 'sessions' when one of the member's may have ended: that ends its streams. */
const ringTopics = [...changeTopics, 'sessions'] as const

const ringSchema = z.object({ userId: z.string(), topic: z.enum(ringTopics) })
export type Ring = z.infer<typeof ringSchema>

/**
 * Tells every process that something of a member's has changed. `tx` is the transaction that changes it: the others
 * hear of it when it is committed, and not at all when it is not.
 */
export async function ring(tx: Database, userId: string, topic: Ring['topic']): Promise<void> {
  const message: Ring = { userId, topic }
  await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(message)})`)
}

/** What was told, or undefined for what a newer release may have told. */
export function readRing(text: string): Ring | undefined {
  try {
    return ringSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
