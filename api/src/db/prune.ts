import { and, isNull, lt, or } from 'drizzle-orm'
import type { Database } from './database.ts'
import {
  ambassadorApplications,
  attemptLimits,
  demoRequests,
  emailChanges,
  emailTokens,
  handovers,
  passwordResets,
  providerFlows,
  records,
  sessions,
} from './schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How long the privacy policy lets what was sent by a form of the public site stay. */
const FORMS_KEPT_MONTHS = 24

/** How long a deleted record is remembered, so that every device hears of it that is used once a year. */
const DELETIONS_KEPT_MONTHS = 13

/** Deletes what can never matter again, or may not be kept longer, so that the tables do not grow for ever. */
export async function prune(db: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS)
  await db.delete(sessions).where(or(lt(sessions.expiresAt, yesterday), lt(sessions.revokedAt, yesterday)))
  await db.delete(emailTokens).where(lt(emailTokens.expiresAt, yesterday))
  for (const table of [passwordResets, emailChanges, providerFlows, handovers]) {
    await db.delete(table).where(lt(table.expiresAt, now))
  }
  const oldest = monthsBefore(now, FORMS_KEPT_MONTHS)
  for (const table of [ambassadorApplications, demoRequests]) {
    await db.delete(table).where(lt(table.createdAt, oldest))
  }
  const forgotten = monthsBefore(now, DELETIONS_KEPT_MONTHS)
  await db.delete(records).where(and(isNull(records.data), lt(records.changedAt, forgotten)))
  await db.delete(attemptLimits).where(lt(attemptLimits.expire, now.getTime()))
}

function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}
