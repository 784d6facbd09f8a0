import { randomUUID } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { mails } from '../db/schema.ts'
import type { Rendered } from './mail-layout.ts'

/**
 * Writes a mail into the queue. Pass the transaction that makes the mail necessary, so that both happen or neither;
 * the postman delivers it after the commit, and again after a restart.
 */
export async function enqueue(db: Database, recipient: string, mail: Rendered, now: Date): Promise<void> {
  await db.insert(mails).values({ id: randomUUID(), recipient, ...mail, createdAt: now, nextAttemptAt: now })
}
