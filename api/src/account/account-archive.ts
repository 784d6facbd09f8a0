import type { Export } from '@cadence/shared/schemas'
import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { listDashboards } from '../dashboards/dashboards-store.ts'
import type { Database } from '../db/database.ts'
import * as tables from '../db/schema.ts'

/** Records that are read at once: an archive takes hardly more memory than these, however much there is. */
const RECORDS_AT_ONCE = 500

/** The JSON text of everything that a member has entered, piece by piece (see `exportSchema`). */
export async function* archiveOf(db: Database, userId: string, now: Date): AsyncGenerator<string> {
  const head = JSON.stringify(await withoutRecords(db, userId, now))
  yield `${head.slice(0, -1)},"records":[`
  let isFirst = true
  for await (const record of recordsOf(db, userId)) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(record)}`
    isFirst = false
  }
  yield ']}\n'
}

/** In the order of their keys: a record that is edited meanwhile keeps its place, and comes once. */
async function* recordsOf(db: Database, userId: string) {
  const { collection, id, data, updatedAt } = tables.records
  let after = ['', '']
  for (;;) {
    const rows = await db
      .select({ collection, id, updatedAt, data })
      .from(tables.records)
      .where(
        and(
          eq(tables.records.userId, userId),
          isNotNull(data),
          sql`(${collection}, ${id}) > (${after[0]}, ${after[1]})`,
        ),
      )
      .orderBy(asc(collection), asc(id))
      .limit(RECORDS_AT_ONCE)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < RECORDS_AT_ONCE) return
    after = [last.collection, last.id]
  }
}

async function withoutRecords(db: Database, userId: string, now: Date): Promise<Omit<Export, 'records'>> {
  const [account] = await db.select().from(tables.users).where(eq(tables.users.id, userId))
  if (!account) throw new Error('There is no such account.')
  const { passwordHash, photoId: _photo, ...profile } = account
  const [photo] = await db.select().from(tables.photos).where(eq(tables.photos.userId, userId))
  const [change] = await db.select().from(tables.emailChanges).where(eq(tables.emailChanges.userId, userId))
  const [preferences] = await db
    .select(withoutOwner(getTableColumns(tables.preferences)))
    .from(tables.preferences)
    .where(eq(tables.preferences.userId, userId))
  const [code] = await db.select().from(tables.referralCodes).where(eq(tables.referralCodes.userId, userId))
  const given = await db
    .select({ createdAt: tables.referrals.createdAt })
    .from(tables.referrals)
    .where(eq(tables.referrals.referrerId, userId))
  const [entered] = await db
    .select({ createdAt: tables.referrals.createdAt })
    .from(tables.referrals)
    .where(eq(tables.referrals.referredId, userId))
  return {
    format: 'cadence-export',
    exportedAt: now.toISOString(),
    profile: { ...profile, hasPassword: passwordHash !== null, newEmail: change?.email ?? null },
    photo: photo ? { type: photo.type, content: Buffer.from(photo.content).toString('base64') } : null,
    preferences: preferences ?? null,
    identities: await db
      .select(withoutOwner(getTableColumns(tables.identities)))
      .from(tables.identities)
      .where(eq(tables.identities.userId, userId)),
    referrals: { code: code?.code ?? null, given, entered: entered?.createdAt ?? null },
    sessions: await db
      .select(withoutOwner(getTableColumns(tables.sessions)))
      .from(tables.sessions)
      .where(eq(tables.sessions.userId, userId)),
    notices: await db
      .select(withoutOwner(getTableColumns(tables.notices)))
      .from(tables.notices)
      .where(eq(tables.notices.userId, userId)),
    dashboards: (await listDashboards(db, userId)).map(({ userId: _owner, ...dashboard }) => dashboard),
  }
}

function withoutOwner<T extends { userId: unknown }>({ userId: _owner, ...columns }: T): Omit<T, 'userId'> {
  return columns
}
