import { calendarEvents, readCalendar } from '@cadence/shared/calendar/reader'
import { expand } from '@cadence/shared/calendar/recurrence'
import { isDay, momentOf } from '@cadence/shared/calendar/time'
import { expect, test, vi } from 'vitest'
import type { Entry } from '../../../records/records.ts'
import { occurrencesIn } from '../week/occurrences.ts'
import { mailProgramFiles } from './fixtures/mail-program-files.ts'
import { oddFiles } from './fixtures/odd-files.ts'
import { schoolFiles } from './fixtures/school-files.ts'
import { planImport } from './import-plan.ts'

// A busy machine takes long for the time zones of some files.
vi.setConfig({ testTimeout: 30_000 })

const zone = 'Europe/Paris'
const range = { from: '2026-11-01', to: '2027-01-01' }
const files = [...schoolFiles, ...mailProgramFiles, ...oddFiles]

/** What the planner shows of some events. */
function shown(entries: readonly Entry<'event'>[]): string[] {
  const inUtc = (local: string) =>
    isDay(local) ? local : new Date(momentOf(local, zone)).toISOString().slice(0, 16)
  return occurrencesIn(entries, range, zone, expand)
    .map(({ start, end, event }) => `${inUtc(start)} ${inUtc(end)} ${event.title}`)
    .sort()
}

const entriesOf = (events: ReadonlyMap<string, Entry<'event'>['data'] | null>) =>
  [...events].flatMap(([id, data]) => (data ? [{ id, data, updatedAt: '' }] : []))

test('there are sixty files at least, each with a name of its own', () => {
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
  expect(files.length).toBeGreaterThanOrEqual(60)
})

test.each(files)('$name', async ({ bytes, shows, unreadable, others }) => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const file = await readCalendar(bytes, zone)
  expect({ unreadable: file.unreadable, others: file.others }).toEqual({ unreadable, others })
  const plan = planImport(file, [])
  expect(shown(entriesOf(plan.changes))).toEqual([...shows].sort())
  // A subscription shows the same.
  expect(shown(entriesOf(calendarEvents(file)))).toEqual([...shows].sort())
})
