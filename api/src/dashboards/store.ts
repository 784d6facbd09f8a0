import type { Dashboard, DashboardBody } from '@cadence/shared/schemas'
import { and, count, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { dashboards } from '../db/schema.ts'

/** Every function takes the owner, and every query is bound to them: another member's id is as absent as any other. */
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

export async function countDashboards(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(dashboards).where(eq(dashboards.userId, userId))
  return row?.count ?? 0
}

export async function hasDashboard(db: Database, key: Key): Promise<boolean> {
  const rows = await db.select({ id: dashboards.id }).from(dashboards).where(owned(key))
  return rows.length > 0
}

/** Undefined when this member already has the id. */
export async function createDashboard(
  db: Database,
  key: Key,
  body: DashboardBody,
): Promise<Dashboard | undefined> {
  const [row] = await db
    .insert(dashboards)
    .values({ ...key, ...columns(body) })
    .onConflictDoNothing()
    .returning()
  return row
}

/**
 * Creates or replaces, unless what is stored was edited later: an edit made offline may arrive after a newer one.
 * Returns the record that stands.
 */
export async function putDashboard(db: Database, key: Key, body: DashboardBody): Promise<Dashboard> {
  return db.transaction(async (tx) => {
    // Changes nothing when it is there, but locks it, so that of two calls at once the later edit wins in any order.
    const [standing] = await tx
      .insert(dashboards)
      .values({ ...key, ...columns(body) })
      .onConflictDoUpdate({ target: [dashboards.userId, dashboards.id], set: { id: key.id } })
      .returning()
    if (!standing) throw new Error('An upsert returned no row.')
    // Compared here, not in SQL: a client's time may be one that PostgreSQL cannot read (the year 0, say).
    if (Date.parse(standing.updatedAt) > Date.parse(body.updatedAt)) return standing
    await tx.update(dashboards).set(columns(body)).where(owned(key))
    return { ...key, ...columns(body) }
  })
}

export async function deleteDashboard(db: Database, key: Key): Promise<void> {
  await db.delete(dashboards).where(owned(key))
}

function columns({ name, items, createdAt, updatedAt }: DashboardBody): DashboardBody {
  return { name, items, createdAt, updatedAt }
}
