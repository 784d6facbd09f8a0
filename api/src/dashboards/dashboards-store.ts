import {
  DASHBOARD_BYTES_MAX,
  DASHBOARDS_MAX,
  type Dashboard,
  type DashboardBody,
  type PutDashboardRequest,
  type PutDashboardResponse,
} from '@cadence/shared/schemas'
import { and, count, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { publishChange } from '../changes/publish-change.ts'
import type { Database } from '../db/database.ts'
import { dashboards } from '../db/schema.ts'
import { HttpError } from '../http/http-errors.ts'
import { copyId } from '../lib/offline-edits.ts'

/** A dashboard by its owner and its id. Every query asks for both, so another member’s dashboard is not found. */
export interface Key {
  userId: string
  id: string
}

const owned = ({ userId, id }: Key) => and(eq(dashboards.userId, userId), eq(dashboards.id, id))

/** The last edited first. */
export async function listDashboards(db: Database, userId: string): Promise<Dashboard[]> {
  const rows = await db.select().from(dashboards).where(eq(dashboards.userId, userId))
  return rows.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
}

/** In the order of their ids, which no edit changes: a dashboard that is there all the time is on one page. */
export async function pageOfDashboards(
  db: Database,
  userId: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<{ dashboards: Dashboard[]; next?: string }> {
  const rows = await db
    .select()
    .from(dashboards)
    .where(and(eq(dashboards.userId, userId), after === undefined ? undefined : gt(dashboards.id, after)))
    .orderBy(dashboards.id)
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { dashboards: page, ...(last && rows.length > limit && { next: last.id }) }
}

export async function hasDashboard(db: Database, key: Key): Promise<boolean> {
  const rows = await db.select({ id: dashboards.id }).from(dashboards).where(owned(key))
  return rows.length > 0
}

/** Undefined when this member already has the id. */
export function createDashboard(db: Database, key: Key, body: DashboardBody): Promise<Dashboard | undefined> {
  return db.transaction(async (tx) => {
    const created = await insertDashboard(tx, key, body)
    if (created) await publishChange(tx, key.userId, 'dashboards')
    return created
  })
}

async function insertDashboard(tx: Database, key: Key, body: DashboardBody): Promise<Dashboard | undefined> {
  const [row] = await tx
    .insert(dashboards)
    .values({ ...key, ...columns(body) })
    .onConflictDoNothing()
    .returning()
  if (row) await assertSpace(tx, key.userId)
  return row
}

/**
 * Creates or replaces, unless what is stored was edited later: an edit made offline may arrive after a newer one.
 * Returns the winning dashboard and, where both edits are kept, the copy of the other one. Throws 409 when there is no
 * room for it.
 */
export async function putDashboard(
  db: Database,
  key: Key,
  body: PutDashboardRequest,
): Promise<PutDashboardResponse> {
  return db.transaction(async (tx) => {
    // Changes nothing when it is there, but locks it, so that of two calls at once the later edit wins in any order.
    const [row] = await tx
      .insert(dashboards)
      .values({ ...key, ...columns(body) })
      .onConflictDoUpdate({ target: [dashboards.userId, dashboards.id], set: { id: key.id } })
      .returning({ ...getTableColumns(dashboards), isNew: sql<boolean>`xmax = 0` })
    if (!row) throw new Error('An upsert returned no row.')
    const { isNew, ...stored } = row
    const sent = { ...key, ...columns(body) }
    // Compared here, not in SQL: a client's time may be one that PostgreSQL cannot read (the year 0, say).
    const isLate = Date.parse(stored.updatedAt) > Date.parse(sent.updatedAt)
    const copy = areBothKept(stored, body)
      ? await keepCopy(tx, copyOf(isLate ? sent : stored, body.copyName))
      : undefined
    if (!isLate) await tx.update(dashboards).set(columns(body)).where(owned(key))
    const isLarger = JSON.stringify(sent.items).length > JSON.stringify(stored.items).length
    if (isNew || (!isLate && isLarger)) await assertSpace(tx, key.userId)
    const changes = isNew || (!isLate && JSON.stringify(columns(stored)) !== JSON.stringify(columns(sent)))
    if (changes || copy) await publishChange(tx, key.userId, 'dashboards')
    return { dashboard: isLate ? stored : sent, ...(copy && { copy }) }
  })
}

/** The copy that is there afterwards: a call that is sent twice makes one. Throws 409 when it would be one too many. */
async function keepCopy(tx: Database, { userId, id, ...body }: Dashboard): Promise<Dashboard | undefined> {
  const key = { userId, id }
  const [known] = await tx.select().from(dashboards).where(owned(key))
  if (known) return known
  await assertRoomForOneMore(tx, userId)
  return insertDashboard(tx, key, body)
}

/** @param base the version that was deleted: one that was edited since stays, an earlier one of a backup does not. */
export function deleteDashboard(db: Database, key: Key, base?: string): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ updatedAt: dashboards.updatedAt })
      .from(dashboards)
      .where(owned(key))
      .for('update')
    if (!row || (base !== undefined && Date.parse(row.updatedAt) > Date.parse(base))) return
    await tx.delete(dashboards).where(owned(key))
    await publishChange(tx, key.userId, 'dashboards')
  })
}

function columns({ name, items, createdAt, updatedAt }: DashboardBody): DashboardBody {
  return { name, items, createdAt, updatedAt }
}

/**
 * Whether a stored dashboard and an edit of it are both to be kept: the edit started from another version, and they
 * look different. A version before the one that the edit started from is what a restored backup has: the edit follows
 * it. A client that does not say where its edit started has the later one stand, and no more.
 */
export function areBothKept(stored: Dashboard, edit: PutDashboardRequest): boolean {
  const { base, attempt, updatedAt } = edit
  if (base === undefined) return false
  const time = Date.parse(stored.updatedAt)
  if (base !== null && time <= Date.parse(base)) return false
  const own = [attempt, updatedAt].flatMap((moment) => (moment ? Date.parse(moment) : []))
  if (own.includes(time)) return false
  return stored.name !== edit.name || JSON.stringify(stored.items) !== JSON.stringify(edit.items)
}

/** The edit that does not stand, as a dashboard of its own. Its id follows from the edit: made again, it is the same. */
export function copyOf(loser: Dashboard, name = loser.name): Dashboard {
  return { ...loser, id: copyId(loser.id, loser.updatedAt), name }
}

export const DASHBOARD_BODY_BYTES = 128 * 1024

/** Throws 409 when the member has as many as one can keep. Two calls at once may pass it by one; nothing breaks. */
export async function assertRoomForOneMore(db: Database, userId: string): Promise<void> {
  const [row] = await db.select({ count: count() }).from(dashboards).where(eq(dashboards.userId, userId))
  if ((row?.count ?? 0) >= DASHBOARDS_MAX) {
    throw new HttpError(409, `You can keep at most ${DASHBOARDS_MAX} dashboards.`)
  }
}

/** In the transaction that has made them larger. Throws 409 when they take up more than a member's may. */
export async function assertSpace(tx: Database, userId: string): Promise<void> {
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${dashboards.items}::text)), 0)`.mapWith(Number) })
    .from(dashboards)
    .where(eq(dashboards.userId, userId))
  if ((row?.bytes ?? 0) > DASHBOARD_BYTES_MAX) {
    throw new HttpError(409, `Your dashboards can take up at most ${DASHBOARD_BYTES_MAX / 1024 / 1024} MB.`)
  }
}
