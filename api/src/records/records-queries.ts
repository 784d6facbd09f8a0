import { DELETIONS_MAX, RECORD_BYTES_MAX, RECORDS_MAX, RECORDS_PER_ANSWER } from '@cadence/shared/schemas'
import { and, asc, count, desc, eq, getTableColumns, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { publishChange } from '../changes/publish-change.ts'
import type { Database } from '../db/database.ts'
import { epochId, readEpoch } from '../db/epoch.ts'
import { records, recordVersions } from '../db/schema.ts'
import { retryTransaction } from '../db/transaction.ts'
import { HttpError } from '../http/http-errors.ts'
import { addNotices } from '../notices/notices-queries.ts'
import { scheduleReminders } from '../reminders/schedule-reminders.ts'
import { focusNotices } from './focus-notices.ts'
import {
  type Edit,
  keyOf,
  type Merged,
  merge,
  type Row,
  type RowKey,
  type WrittenRow,
} from './records-conflict.ts'

/** The condition of all queries here, so that another member's record is never found. */
const ofMember = (userId: string) => eq(records.userId, userId)

const columns = {
  collection: records.collection,
  id: records.id,
  updatedAt: records.updatedAt,
  version: records.version,
  data: records.data,
}

/** The edits of a member from one of their sessions. */
interface Sent {
  userId: string
  sessionId: string
  edits: readonly Edit[]
  /** The end of the titles of copies. */
  copySuffix: string
  /** The fields that the client knows, by collection. Older releases do not name them. */
  fields?: Readonly<Record<string, readonly string[]>> | undefined
  now: Date
}

interface Stored {
  records: Row[]
  copies?: Row[]
  epoch: string
}

/**
 * Stores edits of a member. Returns the winning record for each edit, and the copies of losing texts. It takes a
 * handful of statements, however many edits there are. Throws 409, and stores nothing, when the member would have too
 * many records or too many bytes.
 */
export function putRecords(db: Database, sent: Sent): Promise<Stored> {
  const { userId, edits, now } = sent
  const put = async (tx: Database) => {
    // First of all: this locks out other writers of this member until the transaction ends.
    const { epoch, ...counter } = await takeVersions(tx, userId, edits.length)
    const stored = await findRows(tx, userId, edits)
    const merged = await mergeSent(tx, { ...sent, stored, version: counter.version - edits.length })
    if (merged.changed.length > 0) {
      await assertRoom(tx, userId, merged)
      await writeRows(tx, { userId, rows: merged.changed, now })
      await countBytes(tx, userId, { before: counter.bytes, more: merged.bytes })
      if (merged.changed.some(({ data }) => data === null)) await forgetDeletions(tx, userId)
      await publishChange(tx, userId, 'records')
      await addNotices(tx, focusNotices({ userId, stored, changed: merged.changed, now }))
      if (merged.changed.some(isRemindedOf)) await scheduleReminders(tx, userId, now)
    }
    const copies = merged.copies.map(toRow)
    return { records: merged.winners.map(toRow), ...(copies.length > 0 && { copies }), epoch }
  }
  // Deleting the account at the same moment locks the same rows in another order, which is a deadlock.
  return retryTransaction(() => db.transaction(put))
}

/** Whether a record may have reminders. */
const isRemindedOf = ({ collection }: Row) => collection === 'task' || collection === 'event'

/** A record as clients get it. */
const toRow = ({ writer: _writer, ...row }: WrittenRow): Row => row

/**
 * Merges edits into stored records. Copies are rare, so they are only read and numbered when there may be some.
 */
async function mergeSent(
  tx: Database,
  {
    userId,
    sessionId,
    edits,
    copySuffix,
    fields,
    stored,
    version,
  }: Sent & { stored: WrittenRow[]; version: number },
): Promise<Merged> {
  const sender = { writer: sessionId, suffix: copySuffix, version, fields }
  const merged = merge(stored, edits, sender)
  if (merged.mayHold.length === 0) return merged
  await takeVersions(tx, userId, merged.mayHold.length)
  const known = new Map(
    [...stored, ...(await findRows(tx, userId, merged.mayHold))].map((row) => [keyOf(row), row]),
  )
  return merge([...known.values()], edits, sender)
}

/** Raises the member's counter, and locks it until the transaction ends. Unused numbers are skipped. */
async function takeVersions(
  tx: Database,
  userId: string,
  howMany: number,
): Promise<typeof recordVersions.$inferSelect & { epoch: string }> {
  const [row] = await tx
    .insert(recordVersions)
    .values({ userId, version: howMany })
    .onConflictDoUpdate({
      target: recordVersions.userId,
      set: { version: sql`${recordVersions.version} + ${howMany}` },
    })
    .returning({ ...getTableColumns(recordVersions), epoch: epochId })
  if (!row) throw new Error('An upsert returned no row.')
  return row
}

function findRows(tx: Database, userId: string, wanted: readonly RowKey[]): Promise<WrittenRow[]> {
  const keys = wanted.map(({ collection, id }) => sql`(${collection}, ${id})`)
  const among = sql`(${records.collection}, ${records.id}) in (${sql.join(keys, sql`, `)})`
  return tx
    .select({ ...columns, writer: records.writer })
    .from(records)
    .where(and(ofMember(userId), among))
}

async function assertRoom(tx: Database, userId: string, { growth }: Merged): Promise<void> {
  if (growth <= 0) return
  const [alive] = await tx
    .select({ count: count() })
    .from(records)
    .where(and(ofMember(userId), isNotNull(records.data)))
  if ((alive?.count ?? 0) + growth > RECORDS_MAX) {
    throw new HttpError(409, `You can keep at most ${RECORDS_MAX} entries.`)
  }
}

interface Growth {
  /** Bytes before the edits; null when they were not counted yet. */
  before: number | null
  more: number
}

/** Updates the stored size of all records. Throws 409 when they have grown beyond the limit. */
async function countBytes(tx: Database, userId: string, { before, more }: Growth): Promise<void> {
  const counted = before === null ? null : Math.max(0, before + more)
  // The count is wrong after writes of a release that did not count, so a refusal counts again.
  const isSure = counted !== null && (more <= 0 || counted <= RECORD_BYTES_MAX)
  const bytes = isSure ? counted : await bytesOf(tx, userId)
  if (more > 0 && bytes > RECORD_BYTES_MAX) {
    throw new HttpError(409, `Your entries can take up at most ${RECORD_BYTES_MAX / 1024 / 1024} MB.`)
  }
  if (bytes !== before) {
    await tx.update(recordVersions).set({ bytes }).where(eq(recordVersions.userId, userId))
  }
}

async function bytesOf(tx: Database, userId: string): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${records.data}::text)), 0)`.mapWith(Number) })
    .from(records)
    .where(ofMember(userId))
  return row?.bytes ?? 0
}

/**
 * Deletes a member's oldest deletions beyond `DELETIONS_MAX`. Each deletion has a row, also of an id that was never
 * stored, so a program could fill the table with them.
 */
async function forgetDeletions(tx: Database, userId: string): Promise<void> {
  const deleted = and(ofMember(userId), isNull(records.data))
  const newestBeyond = tx
    .select({ version: records.version })
    .from(records)
    .where(deleted)
    .orderBy(desc(records.version))
    .offset(DELETIONS_MAX)
    .limit(1)
  await tx.delete(records).where(and(deleted, lte(records.version, newestBeyond)))
}

async function writeRows(
  tx: Database,
  { userId, rows, now }: { userId: string; rows: readonly WrittenRow[]; now: Date },
): Promise<void> {
  await tx
    .insert(records)
    .values(rows.map((row) => ({ ...row, userId, changedAt: now })))
    .onConflictDoUpdate({
      target: [records.userId, records.collection, records.id],
      set: {
        data: sql`excluded.data`,
        updatedAt: sql`excluded.updated_at`,
        version: sql`excluded.version`,
        changedAt: sql`excluded.changed_at`,
        writer: sql`excluded.writer`,
      },
    })
}

/**
 * Reads what changed after a version, the oldest change first, as much as one answer holds, and the version to ask for
 * next. That is the member's counter when there is no more, also when `since` is higher: then the client has read from
 * a database that was replaced by a backup, which also has another `epoch`.
 */
export async function readRecords(
  db: Database,
  userId: string,
  since: number,
): Promise<{ records: Row[]; version: number; more: boolean; epoch: string }> {
  const epoch = await readEpoch(db)
  // Read before the rows: a change that is committed in between has a higher version, and is read now or the next time.
  const [counter] = await db
    .select({ version: recordVersions.version })
    .from(recordVersions)
    .where(eq(recordVersions.userId, userId))
  const rows = await db
    .select(columns)
    .from(records)
    .where(and(ofMember(userId), gt(records.version, since)))
    .orderBy(asc(records.version))
    .limit(RECORDS_PER_ANSWER + 1)
  const found = rows.slice(0, RECORDS_PER_ANSWER)
  const more = rows.length > found.length
  const last = found.at(-1)?.version ?? 0
  return { records: found, version: more ? last : Math.max(last, counter?.version ?? 0), more, epoch }
}
