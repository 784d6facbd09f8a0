import { readCalendar } from '@cadence/shared/calendar/reader'
import { addMs, type LocalTime, offsetAt } from '@cadence/shared/calendar/time'
import { timeZoneComponent, writeCalendar } from '@cadence/shared/calendar/writer'
import type { PlannerEvent } from '@cadence/shared/schemas'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test, vi } from 'vitest'
import { planned } from '../week/events.test-kit.ts'
import { fixture } from './fixtures/read-fixture.ts'
import { planImport } from './import-plan.ts'

// The property test writes and reads hundreds of events.
vi.setConfig({ testTimeout: 30_000 })

const now = new Date('2026-11-22T10:00:00Z')
const encoder = new TextEncoder()

async function eventsOf(bytes: Uint8Array): Promise<PlannerEvent[]> {
  const { changes, unreadable } = planImport(await readCalendar(bytes, 'Europe/Paris'), [])
  expect(unreadable).toBe(0)
  return [...changes.values()].flatMap((event) => event ?? [])
}

const backAgain = (events: readonly PlannerEvent[]) =>
  eventsOf(encoder.encode(writeCalendar(events, 'Planning', now)))
const sorted = (events: readonly PlannerEvent[]) =>
  [...events].sort((a, b) => (`${a.uid} ${a.original}` < `${b.uid} ${b.original}` ? -1 : 1))

test.each(['google', 'apple', 'outlook', 'ade'])(
  'the events of %s are the same after an export and an import',
  async (name) => {
    const events = await eventsOf(fixture(name))
    expect(sorted(await backAgain(events))).toEqual(sorted(events))
  },
)

test('lines end with CR LF, have 75 bytes at most, and ical.js reads them', () => {
  const title = `${'Révision — chapitre 4 : « espaces » 🎂, suites ; '.repeat(3)}`
  const text = writeCalendar([planned({ title, description: 'a\nb\\c' })], 'Planning', now)
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of lines) expect(encoder.encode(line).length).toBeLessThanOrEqual(75)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  expect(event.summary).toBe(title)
  expect(event.description).toBe('a\nb\\c')
  expect(event.startDate.toString()).toBe('2026-11-24T09:00:00')
  expect(event.startDate.zone.tzid).toBe('Europe/Paris')
  expect(event.startDate.toUnixTime()).toBe(Date.UTC(2026, 10, 24, 8) / 1000)
})

test('an unreadable rule is left out of the file and of the log, and the rest of the file is written', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const odd = planned({ uid: 'odd', recurrence: 'FREQ=SOMETIMES' })
  const [written, next] = await backAgain([odd, planned({ uid: 'next' })])
  expect(written).toEqual(planned({ uid: 'odd' }))
  expect(next).toEqual(planned({ uid: 'next' }))
  expect(logged).not.toHaveBeenCalled()
  expect(await backAgain([planned({ uid: 'odd', recurrence: 'FREQ=DAILY;PARTS' })])).toEqual([
    planned({ uid: 'odd' }),
  ])
})

test('a carriage return in a text does not end the line', async () => {
  const [event] = await backAgain([planned({ description: 'a\r\nb\rc' })])
  expect(event?.description).toBe('a\nb\nc')
})

test.each(['Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Asia/Tokyo'])(
  'the description of %s has the offsets of the browser',
  (zone) => {
    const text = timeZoneComponent(zone, 2024, 2030).toString()
    const rules = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)))
    for (let moment = Date.UTC(2024, 0, 2, 12); moment < Date.UTC(2030, 11, 30); moment += 3 * 86_400_000) {
      const offset = offsetAt(moment, zone)
      const local = new Date(moment + offset).toISOString().slice(0, 19)
      expect(rules.utcOffset(ICAL.Time.fromDateTimeString(local)) * 1000, local).toBe(offset)
    }
  },
)

const zonesIn = (file: string) => file.match(/^BEGIN:VTIMEZONE/gm)?.length ?? 0
const startsIn = (file: string) =>
  file
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((part) => /^DTSTART.*$/m.exec(part)?.[0])

test('a time zone in several spellings is described once, and all its events name it', () => {
  const spellings = ['europe/paris', 'EUROPE/PARIS', 'Europe/paris', 'Europe/Paris', 'eUROPE/pARIS']
  const file = writeCalendar(
    spellings.map((timeZone) => planned({ uid: timeZone, timeZone })),
    'Planning',
    now,
  )
  expect(zonesIn(file)).toBe(1)
  expect(new Set(startsIn(file))).toEqual(new Set(['DTSTART;TZID=Europe/Paris:20261124T090000']))
})

test('an event in a time zone that nobody knows keeps the time on its clock', () => {
  const events = ['Mars/Olympus', 'Asia/To\u212ayo'].map((timeZone) => planned({ uid: timeZone, timeZone }))
  const file = writeCalendar(events, 'Planning', now)
  expect(zonesIn(file)).toBe(0)
  expect(startsIn(file)).toEqual(['DTSTART:20261124T090000', 'DTSTART:20261124T090000'])
})

test('a time zone is described for the years around now only', () => {
  const events = [1900, 2026, 2199].map((year) => {
    return planned({ uid: `${year}`, start: `${year}-01-05T09:00:00`, end: `${year}-01-05T10:00:00` })
  })
  const file = writeCalendar(events, 'Planning', now)
  const years = (file.split('BEGIN:VEVENT')[0]?.match(/DTSTART:\d{4}/g) ?? []).map((text) =>
    Number(text.slice(8)),
  )
  expect([Math.min(...years), Math.max(...years)]).toEqual([1991, 2061])
  expect(startsIn(file)[0]).toBe('DTSTART;TZID=Europe/Paris:19000105T090000')
})

test('of very many time zones thirty are described, and the events in the others have the same moment in UTC', () => {
  const names = Intl.supportedValuesOf('timeZone').filter((name) => name !== 'Asia/Tokyo')
  const others = names.slice(0, 30).map((timeZone) => planned({ uid: timeZone, timeZone }))
  const last = planned({
    uid: 'last',
    timeZone: 'Asia/Tokyo',
    exceptions: ['2026-11-25T09:00:00', '2026-02-31T09:00:00'],
  })
  const file = writeCalendar([...others, last], 'Planning', now)
  expect(zonesIn(file)).toBe(30)
  expect(startsIn(file).at(-1)).toBe('DTSTART:20261124T000000Z')
  expect(file).toContain('EXDATE:20261125T000000Z')
  expect(file).toContain('EXDATE:20260303T000000Z')
})

const day = fc
  .integer({ min: Date.UTC(1995, 0) / 86_400_000, max: Date.UTC(2045, 0) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 19))
const time = fc.tuple(day, clock).map(([date, hour]) => `${date}T${hour}`)
const text = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength }).map((value) =>
    value
      .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
const zone = fc.constantFrom('Europe/Paris', 'America/New_York', 'Pacific/Chatham', 'Japan', 'UTC', null)
const rule = fc.constantFrom(
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO,WE',
  'FREQ=MONTHLY;COUNT=5',
  'FREQ=YEARLY;INTERVAL=2',
)

const event: fc.Arbitrary<PlannerEvent> = fc
  .record({
    uid: fc.uuid(),
    title: text(60),
    whole: fc.boolean(),
    timeZone: zone,
    start: time,
    minutes: fc.integer({ min: 0, max: 3000 }),
    others: fc.uniqueArray(time, { maxLength: 3 }),
    recurrence: fc.option(rule, { nil: undefined }),
    location: fc.option(text(80), { nil: undefined }),
    lines: fc.array(text(100), { maxLength: 3 }),
    kind: fc.constantFrom('course' as const, 'work' as const, 'rest' as const),
    exam: fc.option(fc.constant(true), { nil: undefined }),
    sequence: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined }),
  })
  .map(({ whole, start, minutes, others, location, lines, timeZone, ...given }) => {
    const short = (local: LocalTime) => (whole ? local.slice(0, 10) : local)
    const description = lines.join('\n').trim()
    const exceptions = [...new Set(others.map(short))].sort()
    const made = {
      ...given,
      timeZone: whole ? null : timeZone,
      start: short(start),
      end: addMs(short(start), whole ? (1 + (minutes % 5)) * 86_400_000 : minutes * 60_000),
      exceptions: exceptions.length > 0 ? exceptions : undefined,
      location: location || undefined,
      description: description || undefined,
    }
    const present = Object.entries(made).filter(([, value]) => value !== undefined)
    return Object.fromEntries(present) as unknown as PlannerEvent
  })

test('any events are the same after an export and an import', async () => {
  const events = fc.uniqueArray(event, { maxLength: 6, selector: ({ uid }) => uid })
  await fc.assert(
    fc.asyncProperty(events, async (list) => {
      expect(sorted(await backAgain(list))).toEqual(sorted(list))
    }),
    { numRuns: 25 },
  )
})
