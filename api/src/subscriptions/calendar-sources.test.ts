import { type SubscriptionFailure, subscriptionFailures } from '@cadence/shared/schemas'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { calendarOf } from '../../test/support/calendar-server.ts'
import { CalendarError } from './calendar-error.ts'
import { CalendarFetcher } from './calendar-fetcher.ts'
import {
  ensureSource,
  findSource,
  readSource,
  sourceText,
  storedAddress,
  storeReading,
} from './calendar-sources.ts'

const api = apiForTests()

/** What a server does at one attempt: another text, the same one in full, nothing new, or a failure. */
type Step =
  | { type: 'text'; title: string }
  | { type: 'again' }
  | { type: 'unchanged' }
  | { type: 'page' }
  | { type: 'failure'; failure: SubscriptionFailure }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant('text' as const), title: fc.constantFrom('Algèbre', 'Analyse', 'Droit') }),
  fc.constantFrom({ type: 'again' as const }, { type: 'unchanged' as const }, { type: 'page' as const }),
  fc.record({ type: fc.constant('failure' as const), failure: fc.constantFrom(...subscriptionFailures) }),
)

/** A server that answers by one step, with the number of its text as the ETag. */
function serverOf(next: () => Step) {
  let text = calendarOf('Début')
  let etag = 0
  const fetcher = new CalendarFetcher({ allowsThisMachine: false, userAgent: 'test' })
  fetcher.fetch = async (_address, known) => {
    const now = next()
    if (now.type === 'failure') throw new CalendarError(now.failure)
    if (now.type === 'text') {
      text = calendarOf(now.title)
      etag++
    }
    if (now.type === 'unchanged' && known.etag === `"${etag}"`) return undefined
    const bytes = new TextEncoder().encode(now.type === 'page' ? '<html>' : text)
    return { bytes, contentType: 'text/calendar', etag: `"${etag}"`, lastModified: null }
  }
  return { fetcher, text: () => text }
}

const MINUTE = 60_000
const MONDAY = Date.UTC(2026, 10, 23)

test('whatever a server does, the last good text stays, and the next reading is at least half an hour away', {
  timeout: 60_000,
}, async () => {
  const { db } = api.services
  let count = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      count++
      const { id } = await ensureSource(db, `https://example.org/${count}`, new Date(MONDAY))
      let current: Step = { type: 'again' }
      const server = serverOf(() => current)
      /** What a subscriber must see. */
      const seen = {
        text: '',
        readAt: null as number | null,
        failingSince: null as number | null,
        failures: 0,
      }
      let now = MONDAY
      for (current of steps) {
        const before = await findSource(db, id)
        if (!before) throw new Error('The calendar is gone.')
        const reading = await readSource(server.fetcher, before)
        const next = await storeReading(db, before, reading, new Date(now))
        if (current.type === 'failure' || current.type === 'page') {
          seen.failingSince ??= now
          seen.failures++
        } else {
          Object.assign(seen, { text: server.text(), readAt: now, failingSince: null, failures: 0 })
        }
        const after = await findSource(db, id)
        expect(after?.readAt?.getTime() ?? null).toBe(seen.readAt)
        expect(after?.failingSince?.getTime() ?? null).toBe(seen.failingSince)
        expect(after?.failure === null).toBe(seen.failures === 0)
        expect((await sourceText(db, id))?.calendar ?? '').toBe(seen.text)
        const shortest = Math.min(24 * 60, 30 * 2 ** Math.max(0, seen.failures - 1)) * MINUTE
        expect(next.getTime() - now).toBeGreaterThanOrEqual(shortest)
        expect(next.getTime() - now).toBeLessThanOrEqual(shortest * 1.2)
        expect(after?.nextReadAt).toEqual(next)
        now = next.getTime()
      }
    }),
    { numRuns: 40 },
  )
})

test.each([
  ['webcal://Example.org/a.ics#today', 'https://example.org/a.ics'],
  ['WEBCALS://example.org', 'https://example.org/'],
  ['http://example.org:80/a?b=c%20d', 'http://example.org/a?b=c%20d'],
  ['https://école.example.org/é', 'https://xn--cole-9oa.example.org/%C3%A9'],
])('%s is stored as %s', (entered, address) => {
  expect(storedAddress(entered)).toBe(address)
  expect(storedAddress(address)).toBe(address)
})
