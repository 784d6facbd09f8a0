import { randomUUID } from 'node:crypto'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { jobs } from '../db/schema.ts'

/** Work that is due at a time. */
export interface NewJob {
  kind: string
  /** Unique among the jobs of a kind. */
  key: string
  at: Date
  /** What the handler needs beside the key. It is stored as JSON, and the handler parses it. */
  payload?: unknown
  /** The owner. The job is deleted with their account. */
  userId?: string
}

/** A job while a process handles it. */
export interface ClaimedJob {
  kind: string
  key: string
  payload: unknown
  /** Which attempt this is, from 1. */
  attempts: number
  claim: string
}

/** Rows per statement, because a statement may not take long (`serverLimits` in postgres.ts). */
const ROWS_AT_ONCE = 500

/**
 * Schedules a job. It replaces an earlier one with the same kind and key. Pass the transaction that makes the job
 * necessary: then both happen, or neither. A process that is handling the earlier job finishes, and the job runs again
 * at its new time.
 */
export function scheduleJob(db: Database, job: NewJob): Promise<void> {
  return scheduleJobs(db, [job])
}

const rowOf = ({ kind, key, at, payload = null, userId }: NewJob): typeof jobs.$inferInsert => {
  return { kind, key, payload, userId: userId ?? null, runAt: at, claim: null, attempts: 0 }
}

/** Schedules many jobs. Of two with the same kind and key, the last one wins. */
export async function scheduleJobs(db: Database, list: readonly NewJob[]): Promise<void> {
  const distinct = new Map(list.map((job) => [JSON.stringify([job.kind, job.key]), job]))
  const rows = Array.from(distinct.values(), rowOf)
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insert(jobs)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [jobs.kind, jobs.key],
        set: {
          userId: sql`excluded.user_id`,
          payload: sql`excluded.payload`,
          runAt: sql`excluded.run_at`,
          claim: null,
          attempts: 0,
        },
      })
  }
}

/** Schedules the jobs whose kind and key are free, in one statement. Jobs that exist already stay as they are. */
export async function addMissingJobs(db: Database, list: readonly NewJob[]): Promise<void> {
  if (list.length > 0) await db.insert(jobs).values(list.map(rowOf)).onConflictDoNothing()
}

/** Matches a job only while this claim holds: nobody has claimed, scheduled or deleted the job since. */
const isClaimOf = ({ kind, key, claim }: ClaimedJob) =>
  and(eq(jobs.kind, kind), eq(jobs.key, key), eq(jobs.claim, claim))

/**
 * Completes a claimed job: deletes it, or makes it due again at `again`. A handler whose work must happen exactly once
 * calls this in the transaction of that work. Then the database stores the work and the completion together, or
 * neither.
 * @returns false when the claim is lost: the lease ended and another process has the job, or the job was scheduled
 *   anew. The handler then rolls its transaction back.
 */
export async function completeJob(tx: Database, job: ClaimedJob, again?: Date): Promise<boolean> {
  const ended = again
    ? await tx
        .update(jobs)
        .set({ runAt: again, claim: null, attempts: 0 })
        .where(isClaimOf(job))
        .returning({ key: jobs.key })
    : await tx.delete(jobs).where(isClaimOf(job)).returning({ key: jobs.key })
  return ended.length > 0
}

/** Gives up the claim of a job that failed, or that a stopping process hands back. The job is due again at `at`. */
export async function releaseJob(db: Database, job: ClaimedJob, at: Date, attempts: number): Promise<void> {
  await db.update(jobs).set({ runAt: at, claim: null, attempts }).where(isClaimOf(job))
}

interface Claims {
  kind: string
  /** Most jobs to claim. */
  limit: number
  leaseMs: number
  now: Date
}

/** Claims jobs that are due, the longest due first. Two processes never claim the same job at the same time. */
export async function claimJobs(db: Database, { kind, limit, leaseMs, now }: Claims): Promise<ClaimedJob[]> {
  const due = db
    .select({ key: jobs.key })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), lte(jobs.runAt, now)))
    .orderBy(jobs.runAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  const claim = randomUUID()
  return (
    db
      .update(jobs)
      .set({ claim, runAt: new Date(now.getTime() + leaseMs), attempts: sql`${jobs.attempts} + 1` })
      // With `any(array(…))` PostgreSQL runs the inner query once. A join could run it again and claim too many jobs.
      .where(and(eq(jobs.kind, kind), sql`${jobs.key} = any(array(${due}))`))
      .returning({
        kind: jobs.kind,
        key: jobs.key,
        payload: jobs.payload,
        attempts: jobs.attempts,
        claim: sql<string>`${jobs.claim}`,
      })
  )
}
