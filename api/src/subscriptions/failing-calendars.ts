import { isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { calendarSources } from '../db/schema.ts'

interface FailingHost {
  /** Without the rest of the address, which may be a secret of a member. */
  host: string
  failure: string
  calendars: number
  /** Since when the first of them fails. */
  since: Date | null
}

/**
 * How many calendars are read, and those that fail by their host and reason, the most frequent first: one school whose
 * server is away, or that refuses all requests of ours.
 */
export async function failingCalendars(db: Database): Promise<{ calendars: number; failing: FailingHost[] }> {
  const { address, failure, failingSince } = calendarSources
  const rows = await db
    .select({ address, failure, failingSince })
    .from(calendarSources)
    .where(isNotNull(failure))
  const failing = new Map<string, FailingHost>()
  for (const row of rows) {
    const { host } = new URL(row.address)
    const key = `${host} ${row.failure}`
    const known = failing.get(key) ?? { host, failure: row.failure ?? '', calendars: 0, since: null }
    known.calendars++
    if (row.failingSince && (!known.since || row.failingSince < known.since)) known.since = row.failingSince
    failing.set(key, known)
  }
  return {
    calendars: await db.$count(calendarSources),
    failing: Array.from(failing.values()).toSorted((a, b) => b.calendars - a.calendars),
  }
}
