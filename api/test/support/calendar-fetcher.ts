import { CalendarFetcher } from '../../src/subscriptions/calendar-fetcher.ts'

/** What is known of a calendar that was never read. */
export const nothing = { etag: null, lastModified: null }

export const fetcher = (options: Partial<ConstructorParameters<typeof CalendarFetcher>[0]> = {}) =>
  new CalendarFetcher({ allowsThisMachine: true, userAgent: 'Cadence', timeMs: 5_000, ...options })

/** Why reading a calendar failed; undefined when it did not. */
export const failureOf = (reading: Promise<unknown>) =>
  reading.then(
    () => undefined,
    (error) => error.failure ?? error,
  )
