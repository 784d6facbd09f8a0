import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { ambassadorApplications, demoRequests, inboxThreads } from '../db/schema.ts'
import { threadOfForm } from '../inbox/receive-form.ts'
import { applicationForm, demoForm } from './sent-forms.ts'

const ROWS_AT_ONCE = 100

/**
 * Moves forms into the inbox that an earlier release stored elsewhere. A process of that release may still run beside this one
 * and store more, so the tables stay until the next release, and a process looks again each hour.
 */
export async function moveOldForms(db: Database): Promise<void> {
  await moveAll(db, async (tx) => {
    const some = tx.select({ row: sql`ctid` }).from(ambassadorApplications).limit(ROWS_AT_ONCE)
    const rows = await tx.delete(ambassadorApplications).where(inArray(sql`ctid`, some)).returning()
    return rows.map(({ createdAt, ...form }) => threadOfForm(applicationForm(form), createdAt))
  })
  await moveAll(db, async (tx) => {
    const some = tx.select({ row: sql`ctid` }).from(demoRequests).limit(ROWS_AT_ONCE)
    const rows = await tx.delete(demoRequests).where(inArray(sql`ctid`, some)).returning()
    return rows.map(({ createdAt, students, message, ...form }) => {
      const optional = { students: students ?? undefined, message: message ?? undefined }
      return threadOfForm(demoForm({ ...form, ...optional }), createdAt)
    })
  })
}

type NewThread = typeof inboxThreads.$inferInsert

/** In batches, because a statement may not take long (`serverLimits` in postgres.ts). */
async function moveAll(db: Database, takeSome: (tx: Database) => Promise<NewThread[]>): Promise<void> {
  for (let moved = ROWS_AT_ONCE; moved === ROWS_AT_ONCE; ) {
    moved = await db.transaction(async (tx) => {
      const threads = await takeSome(tx)
      // A form that was sent to both releases is in the inbox already.
      if (threads.length > 0) await tx.insert(inboxThreads).values(threads).onConflictDoNothing()
      return threads.length
    })
  }
}
