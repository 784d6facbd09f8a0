import { DASHBOARD_BYTES_MAX, DASHBOARDS_MAX } from '@cadence/shared/schemas'
import { count, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { dashboards } from '../db/schema.ts'
import { HttpError } from '../http/http-errors.ts'

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
