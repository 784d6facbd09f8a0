import { readCalendar } from '@cadence/shared/calendar/reader'
import { expand } from '@cadence/shared/calendar/recurrence'
import { isDay, momentOf } from '@cadence/shared/calendar/time'
import { expect, test, vi } from 'vitest'
import type { Entry } from '../../../records/records.ts'
import { type Occurrence, occurrencesIn } from '../week/occurrences.ts'
import { fixture } from './fixtures/read-fixture.ts'
import { planImport } from './import-plan.ts'

// A busy machine takes long for the time zones of these files.
vi.setConfig({ testTimeout: 30_000 })

/** The import of a fixture into an empty planner. */
async function imported(name: string, zone = 'Europe/Paris') {
  const plan = planImport(await readCalendar(fixture(name), zone), [])
  const entries = [...plan.changes].flatMap(([id, data]): Entry<'event'>[] =>
    data ? [{ id, data, updatedAt: '2026-11-20T10:00:00.000Z' }] : [],
  )
  return { plan, entries }
}

/** An occurrence with its times in UTC, or with its dates. */
function absolute({ start, end, event }: Occurrence, zone: string): string {
  const inUtc = (local: string) =>
    isDay(local) ? local : new Date(momentOf(local, zone)).toISOString().slice(0, 16)
  return `${inUtc(start)} ${inUtc(end)} ${event.title}`
}

async function occurrences(name: string, zone = 'Europe/Paris') {
  const { entries } = await imported(name, zone)
  const range = { from: '2026-10-01', to: '2027-02-01' }
  return occurrencesIn(entries, range, zone, expand).map((each) => absolute(each, zone))
}

// Summer time ends on 25 October 2026 at 01:00 UTC in Paris, and on 1 November in New York and Vancouver.

test('Google Calendar: a weekly course, an exception, a moved occurrence, all-day events, UTC, a yearly event', async () => {
  expect(await occurrences('google')).toEqual([
    '2026-10-12T07:00 2026-10-12T09:00 Algèbre linéaire',
    '2026-10-24 2026-10-27 Vacances',
    // From 02:30 to 02:30 in Paris, where summer time ends in between.
    '2026-10-25T00:30 2026-10-25T00:30 Visio de nuit',
    '2026-10-26 2026-10-27 Anniversaire d’Inès 🎂',
    '2026-10-26T08:00 2026-10-26T10:00 Algèbre linéaire',
    '2026-11-02T13:00 2026-11-02T15:00 Algèbre linéaire (déplacé)',
    '2026-11-09T08:00 2026-11-09T10:00 Algèbre linéaire',
    '2026-11-16T08:00 2026-11-16T10:00 Algèbre linéaire',
  ])
  const { entries } = await imported('google')
  expect(entries.find(({ data }) => data.recurrence)?.data).toMatchObject({
    location: '12 rue de l’École, 69007 Lyon',
    description:
      'Amphi B, bâtiment « Curie » ; apporter le poly.\nChapitres 1 à 4 : espaces vectoriels, applications linéaires et réduction des endomorphismes.',
    sequence: 2,
    modified: '2026-09-15T07:00:00Z',
  })
})

test('Google Calendar: the moments are the same in every time zone', async () => {
  const [inParis, inTokyo] = await Promise.all([occurrences('google'), occurrences('google', 'Asia/Tokyo')])
  const timed = (list: string[]) => list.filter((line) => line.includes('Algèbre'))
  expect(timed(inTokyo)).toEqual(timed(inParis))
  expect(inTokyo).toContain('2026-10-25T00:30 2026-10-25T01:30 Visio de nuit')
})

test('Apple Calendar: a time zone, a duration, a day without an end, a time without a time zone', async () => {
  expect(await occurrences('apple')).toEqual([
    '2026-10-21T23:00 2026-10-22T00:30 Tutorat avec Boston',
    '2026-10-28T23:00 2026-10-29T00:30 Tutorat avec Boston',
    '2026-10-31T07:00 2026-10-31T07:30 Réveil, étirements',
    '2026-11-05T01:00 2026-11-05T02:30 Tutorat avec Boston',
    '2026-11-11 2026-11-12 Armistice',
    '2026-11-12T00:00 2026-11-12T01:30 Tutorat avec Boston',
    // November has no 31st.
    '2026-12-31T07:00 2026-12-31T07:30 Réveil, étirements',
    '2027-01-31T07:00 2027-01-31T07:30 Réveil, étirements',
  ])
})

test('Outlook: Windows time zones, a time zone with rules only, a fold with a tab, a cancelled event', async () => {
  expect(await occurrences('outlook')).toEqual([
    '2026-10-23T06:30 2026-10-23T08:00 TD d’anglais',
    '2026-10-25 2026-10-26 Changement d’heure',
    '2026-10-30T09:30 2026-10-30T11:00 TD d’anglais',
    '2026-10-30T16:00 2026-10-30T17:00 Point avec Vancouver',
    '2026-11-06T17:00 2026-11-06T18:00 Point avec Vancouver',
    '2026-11-13T07:30 2026-11-13T09:00 TD d’anglais',
  ])
  const { entries } = await imported('outlook')
  expect([...new Set(entries.map(({ data }) => data.timeZone))].sort()).toEqual([
    'America/Los_Angeles',
    'Europe/Paris',
    null,
  ])
})

test('ADE, of French universities: every course is a single event in UTC', async () => {
  expect(await occurrences('ade')).toEqual([
    '2026-10-23T06:00 2026-10-23T08:00 CM Droit constitutionnel',
    '2026-10-30T07:00 2026-10-30T09:00 CM Droit constitutionnel',
  ])
})

test.each(['google', 'apple', 'outlook', 'ade'])(
  '%s: every event is imported, and a second import changes nothing',
  async (name) => {
    const { plan, entries } = await imported(name)
    expect(plan).toMatchObject({ unreadable: 0, others: 0, lostZones: 0, updated: 0, same: 0 })
    const again = planImport(await readCalendar(fixture(name), 'Europe/Paris'), entries)
    expect(again).toMatchObject({ added: 0, updated: 0, cancelled: 0, same: entries.length })
    expect(again.changes.size).toBe(0)
  },
)
