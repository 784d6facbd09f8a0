import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from './database.ts'

/** What both drivers answer to a statement that is written out. */
const resultSchema = z.object({ rows: z.array(z.unknown()) })

/**
 * Prepares a statement that is written out, as `prepare` does with one that is built: `name` is its own, and the values
 * come by `sql.placeholder`. Run, it gives the rows.
 */
export function prepareStatement(
  db: Database,
  name: string,
  statement: SQL,
): (values: Record<string, unknown>) => Promise<unknown[]> {
  const prepared = db._.session.prepareQuery(db.execute(statement).getQuery(), undefined, name, false)
  return async (values) => resultSchema.parse(await prepared.execute(values)).rows
}
