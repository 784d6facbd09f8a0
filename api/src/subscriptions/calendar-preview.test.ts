import { expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { calendarOf, calendarServerForTests, sends } from '../../test/support/calendar-server.ts'
import { calendarSources } from '../db/schema.ts'
import { previewCalendar } from './calendar-preview.ts'

const api = apiForTests()
const ALGEBRA = calendarOf('Algèbre')
const MINUTE_MS = 60_000
const server = calendarServerForTests()

test('a calendar whose text is deleted while its server answers "not changed" is read once more', async () => {
  const { db } = api.services
  server.set('/a', async (request, response) => {
    const isKnown = request.headers['if-none-match'] === '"1"'
    // Its last subscriber left, or nobody asked for it within the hour.
    if (isKnown) await db.delete(calendarSources)
    sends(isKnown ? '' : ALGEBRA, { ETag: '"1"' }, isKnown ? 304 : 200)(request, response)
  })
  await previewCalendar(api.services, server.url('/a'))
  api.clock.offset = 2 * MINUTE_MS
  const answer = await previewCalendar(api.services, server.url('/a'))
  expect(answer).toMatchObject({ calendar: ALGEBRA, failure: null })
  expect(server.requests).toHaveLength(3)
  const [source] = await db.select().from(calendarSources)
  expect(source?.content).not.toBeNull()
})
