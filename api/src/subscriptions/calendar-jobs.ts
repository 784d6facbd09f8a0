import type { JobKind } from '../jobs/job-runner.ts'
import type { Services } from '../services.ts'
import { deleteUnused, findSource, readSource, storeReading } from './calendar-sources.ts'
import { hasSubscribers } from './subscriptions-queries.ts'

/** Reads a calendar again, as long as somebody subscribes to it. */
export function calendarJobs({ calendars, db, now }: Pick<Services, 'calendars' | 'db' | 'now'>): JobKind {
  return {
    // A reading takes ten seconds at most; the rest is for a database that is slow.
    leaseMs: 30_000,
    // Fewer than the fetcher reads at once: a preview that a member waits for finds a slot while a large server hangs.
    atOnce: 32,
    // Only for faults in our code. A calendar that cannot be read does not fail its job: `storeReading` plans the next
    // attempt.
    retry: { firstMs: 60_000, longestMs: 30 * 60_000 },
    handle: async (job, signal) => {
      const source = await findSource(db, job.key)
      if (!source) return undefined
      if (!(await hasSubscribers(db, source.id))) {
        await db.transaction((tx) => deleteUnused(tx, [source.id]))
        return undefined
      }
      // A member has refreshed it by hand since.
      if (source.nextReadAt && source.nextReadAt > now()) return source.nextReadAt
      const reading = await readSource(calendars, source, signal)
      return db.transaction((tx) => storeReading(tx, source, reading, now()))
    },
  }
}
