import { RECORDS_MAX, RECORDS_PER_ANSWER } from '@cadence/shared/schemas'
import { and, asc, count, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { ring } from '../changes/ring.ts'
import { again } from '../db/again.ts'
import type { Database } from '../db/database.ts'
import { records, recordVersions } from '../db/schema.ts'
import { HttpError } from '../http/errors.ts'
import { addNotices } from '../notices/store.ts'
import { focusNotices } from './focusNotices.ts'
import { type Edit, type Merged, merge, type Row } from './merge.ts'

/** Every function takes the owner, and every query is bound to them: another member's record is as absent as any other. */
const ofMember = (userId: string) => eq(records.userId, userId)

const columns = {
  collection: records.collection,
  id: records.id,
  updatedAt: records.updatedAt,
  version: records.version,
  data: records.data,
}

/**
 * Stores edits of a member, and answers with the record that stands for each of them. A handful of statements, however
 * many edits there are. Throws 409 when more would be alive than one can keep; nothing is stored then.
 */
export function putRecords(
  db: Database,
  { userId, edits, now }: { userId: string; edits: readonly Edit[]; now: Date },
): Promise<Row[]> {
  const put = async (tx: Database) => {
    // First of all: from here to the end this member has no other writer.
    const version = (await takeVersions(tx, userId, edits.length)) - edits.length
    const stored = await findRows(tx, userId, edits)
    const merged = merge(stored, edits, version)
    if (merged.changed.length > 0) {
      await assertRoom(tx, userId, merged)
      await writeRows(tx, { userId, rows: merged.changed, now })
      await ring(tx, userId, 'records')
      await addNotices(tx, focusNotices({ userId, stored, changed: merged.changed, now }))
    }
    return merged.standing
  }
  // The member may delete the account at this moment, which takes the same rows in another order.
  return again(() => db.transaction(put))
}

/** Moves the member's counter on, and holds it until the transaction ends. Numbers that are not used are left out. */
async function takeVersions(tx: Database, userId: string, howMany: number): Promise<number> {
  const [row] = await tx
    .insert(recordVersions)
    .values({ userId, version: howMany })
    .onConflictDoUpdate({
      target: recordVersions.userId,
      set: { version: sql`${recordVersions.version} + ${howMany}` },
    })
    .returning()
  if (!row) throw new Error('An upsert returned no row.')
  return row.version
}

function findRows(tx: Database, userId: string, edits: readonly Edit[]): Promise<Row[]> {
  const keys = edits.map(({ collection, id }) => sql`(${collection}, ${id})`)
  const among = sql`(${records.collection}, ${records.id}) in (${sql.join(keys, sql`, `)})`
  return tx
    .select(columns)
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

async function writeRows(
  tx: Database,
  { userId, rows, now }: { userId: string; rows: readonly Row[]; now: Date },
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
      },
    })
}

/**
 * What changed after a version, the oldest change first, as much as one answer holds; and the version to go on with.
 * That is the member's counter when there is no more, also where `since` is beyond it: the client has read from a
 * database that is no longer this one.
 */
export async function readRecords(
  db: Database,
  userId: string,
  since: number,
): Promise<{ records: Row[]; version: number; more: boolean }> {
  // Before the rows: what is committed in between has a higher version, and comes with the rows or the next time.
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
  return { records: found, version: more ? last : Math.max(last, counter?.version ?? 0), more }
}
