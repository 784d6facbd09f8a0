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
export interface DashboardKey {
  userId: string
  id: string
}

const owned = ({ userId, id }: DashboardKey) => and(eq(dashboards.userId, userId), eq(dashboards.id, id))

/** All dashboards of a member, the last edited first. */
export async function listDashboards(db: Database, userId: string): Promise<Dashboard[]> {
  const rows = await db.select().from(dashboards).where(eq(dashboards.userId, userId))
  return rows.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
}

/**
 * A page of dashboards, in the order of their ids: no edit changes an id, so each dashboard is on exactly one page.
 */
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

export async function hasDashboard(db: Database, key: DashboardKey): Promise<boolean> {
  const rows = await db.select({ id: dashboards.id }).from(dashboards).where(owned(key))
  return rows.length > 0
}

/** Creates a dashboard. Undefined when this member already has the id. */
export function createDashboard(
  db: Database,
  key: DashboardKey,
  body: DashboardBody,
): Promise<Dashboard | undefined> {
  return db.transaction(async (tx) => {
    const created = await insertDashboard(tx, key, body)
    if (created) await publishChange(tx, key.userId, 'dashboards')
    return created
  })
}

async function insertDashboard(
  tx: Database,
  key: DashboardKey,
  body: DashboardBody,
): Promise<Dashboard | undefined> {
  const [row] = await tx
    .insert(dashboards)
    .values({ ...key, ...columns(body) })
    .onConflictDoNothing()
    .returning()
  if (row) await assertSpace(tx, key.userId)
  return row
}

/**
 * Creates or replaces a dashboard, unless the stored one was edited later: an edit made offline may arrive after a
 * newer one. Returns the winning dashboard and, when both edits are kept, the copy of the losing one. Throws 409 when
 * there is no room for it.
 */
export async function putDashboard(
  db: Database,
  key: DashboardKey,
  body: PutDashboardRequest,
): Promise<PutDashboardResponse> {
  return db.transaction(async (tx) => {
    // An existing row is not changed but locked, so that of two calls at once the later edit wins in any order.
    const [row] = await tx
      .insert(dashboards)
      .values({ ...key, ...columns(body) })
      .onConflictDoUpdate({ target: [dashboards.userId, dashboards.id], set: { id: key.id } })
      .returning({ ...getTableColumns(dashboards), isNew: sql<boolean>`xmax = 0` })
    if (!row) throw new Error('An upsert returned no row.')
    const { isNew, ...stored } = row
    const sent = { ...key, ...columns(body) }
    // Compared here, not in SQL: PostgreSQL cannot read every time of a client (for example the year 0).
    const isOutdated = Date.parse(stored.updatedAt) > Date.parse(sent.updatedAt)
    const copy = areBothKept(stored, body)
      ? await keepCopy(tx, copyOf(isOutdated ? sent : stored, body.copyName))
      : undefined
    if (!isOutdated) await tx.update(dashboards).set(columns(body)).where(owned(key))
    const isLarger = JSON.stringify(sent.items).length > JSON.stringify(stored.items).length
    if (isNew || (!isOutdated && isLarger)) await assertSpace(tx, key.userId)
    const changes =
      isNew || (!isOutdated && JSON.stringify(columns(stored)) !== JSON.stringify(columns(sent)))
    if (changes || copy) await publishChange(tx, key.userId, 'dashboards')
    return { dashboard: isOutdated ? stored : sent, ...(copy && { copy }) }
  })
}

/**
 * Stores the copy of a losing edit; a repeated request finds the existing one. Throws 409 when there is no room for it.
 */
async function keepCopy(tx: Database, { userId, id, ...body }: Dashboard): Promise<Dashboard | undefined> {
  const key = { userId, id }
  const [known] = await tx.select().from(dashboards).where(owned(key))
  if (known) return known
  await assertRoomForOneMore(tx, userId)
  return insertDashboard(tx, key, body)
}

/**
 * Deletes a dashboard. @param base the version that the client deleted: a dashboard that was edited since stays
 */
export function deleteDashboard(db: Database, key: DashboardKey, base?: string): Promise<void> {
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
 * Whether a stored dashboard and an edit of it are both kept: the edit started from another version, and they differ. A
 * stored version before the one that the edit started from comes from a restored backup: then the edit replaces it.
 * When a client does not name the version, the later one wins.
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

/**
 * The losing edit as a dashboard of its own. Its id follows from the edit, so a repeated request makes the same one.
 */
export function copyOf(loser: Dashboard, name = loser.name): Dashboard {
  return { ...loser, id: copyId(loser.id, loser.updatedAt), name }
}

export const DASHBOARD_BODY_BYTES = 128 * 1024

/**
 * Throws 409 when the member has as many dashboards as allowed. Two calls at once may exceed the limit by one.
 */
export async function assertRoomForOneMore(db: Database, userId: string): Promise<void> {
  const [row] = await db.select({ count: count() }).from(dashboards).where(eq(dashboards.userId, userId))
  if ((row?.count ?? 0) >= DASHBOARDS_MAX) {
    throw new HttpError(409, `You can keep at most ${DASHBOARDS_MAX} dashboards.`)
  }
}

/** Throws 409 when a member's dashboards are too large. Call it in the transaction that has changed them. */
export async function assertSpace(tx: Database, userId: string): Promise<void> {
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${dashboards.items}::text)), 0)`.mapWith(Number) })
    .from(dashboards)
    .where(eq(dashboards.userId, userId))
  if ((row?.bytes ?? 0) > DASHBOARD_BYTES_MAX) {
    throw new HttpError(409, `Your dashboards can take up at most ${DASHBOARD_BYTES_MAX / 1024 / 1024} MB.`)
  }
}
