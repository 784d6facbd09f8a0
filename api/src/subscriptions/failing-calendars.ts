import { isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { calendarSources } from '../db/schema.ts'

interface FailingHost {
  /** Without the rest of the address, which may be a secret of a member. */
  host: string
  failure: string
  calendars: number
  /** When the oldest of these failures began. */
  since: Date | null
}

/**
 * Counts the stored calendars, and groups those that fail by host and reason, the largest group first. A large group is
 * a school whose server is down, or that refuses our requests.
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
