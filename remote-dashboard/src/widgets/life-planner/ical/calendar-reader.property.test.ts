import { calendarEvents, readCalendar } from '@cadence/shared/calendar/reader'
import { expand } from '@cadence/shared/calendar/recurrence'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { occurrencesIn } from '../week/occurrences.ts'
import { mailProgramFiles } from './fixtures/mail-program-files.ts'
import { oddFiles } from './fixtures/odd-files.ts'
import { bytesOf } from './fixtures/read-fixture.ts'
import { schoolFiles } from './fixtures/school-files.ts'

// A busy machine takes long for hundreds of files.
vi.setConfig({ testTimeout: 60_000 })

const zone = 'Europe/Paris'
/** Longest time for one small file and its occurrences, in milliseconds. A reader that hangs takes minutes. */
const PATIENCE_MS = 4000

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Reads a file and computes what two months show. @returns null when the whole file is refused. */
async function readAll(bytes: Uint8Array) {
  const began = performance.now()
  const file = await readCalendar(bytes, zone).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'FileRefusedError') return null
    throw error
  })
  if (file) {
    const entries = [...calendarEvents(file)].map(([id, data]) => ({ id, data }))
    occurrencesIn(entries, { from: '2026-11-01', to: '2027-01-01' }, zone, expand)
  }
  expect(performance.now() - began).toBeLessThan(PATIENCE_MS)
  return file
}

/** Values of all kinds, right and wrong ones. */
const value = fc.oneof(
  fc.constantFrom(
    ...['20261124T090000Z', '20261124', '20261131T250000', 'FREQ=DAILY', 'FREQ=SECONDLY;INTERVAL=0', 'PT1H'],
    ...['-P99999999W', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=MONTHLY;BYDAY=6MO;BYSETPOS=-400'],
    ...[
      'FREQ=WEEKLY;COUNT=99999999',
      'FREQ=DAILY;UNTIL=00000101',
      '20261124T090000/PT1H',
      '99991231T235959Z',
      '',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const name = fc.constantFrom(
  ...[
    'UID',
    'DTSTART',
    'DTEND',
    'DURATION',
    'RRULE',
    'EXDATE',
    'RDATE',
    'RECURRENCE-ID',
    'SUMMARY',
    'STATUS',
  ],
  ...['SEQUENCE', 'LAST-MODIFIED', 'X-CADENCE-KIND', 'X-CADENCE-EXAM', 'DESCRIPTION', 'X-ODD'],
)
const parameter = fc.constantFrom('', ';TZID=Europe/Paris', ';VALUE=DATE', ';TZID="A:B"', ';TZID=', ';X="')
/** A line of an event, which neither begins nor ends anything. */
const line = fc
  .tuple(name, parameter, value)
  .map(([property, parameters, text]) => `${property}${parameters}:${text.replace(/[\r\n]/g, ' ')}`)
const component = fc.record({
  type: fc.constantFrom('VEVENT', 'VEVENT', 'VEVENT', 'VTODO', 'VFREEBUSY'),
  lines: fc.array(line, { maxLength: 8 }),
})

test('nothing is lost in silence: each event of a file is read, or counted as unreadable', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(component, { maxLength: 12 }), async (components) => {
      const lines = components.flatMap(({ type, lines }) => [`BEGIN:${type}`, ...lines, `END:${type}`])
      const file = await readAll(bytesOf('BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''))
      const isDeadline = (each: string) => /^X-CADENCE-KIND.*:deadline\s*$/.test(each)
      const events = components.filter(
        ({ type, lines: own }) => type === 'VEVENT' && !own.some(isDeadline),
      ).length
      expect(file && file.events.length + file.unreadable).toBe(events)
      expect(file?.others).toBe(components.length - events)
    }),
    { numRuns: 300 },
  )
})

const files = [...schoolFiles, ...mailProgramFiles, ...oddFiles]

/** A part of a file that is cut out, repeated, or replaced by bytes. */
const damage = fc.record({
  at: fc.nat(),
  length: fc.nat({ max: 60 }),
  put: fc.oneof(fc.constant('again' as const), fc.uint8Array({ maxLength: 20 })),
})

function damaged(
  bytes: Uint8Array,
  { at, length, put }: typeof damage extends fc.Arbitrary<infer D> ? D : never,
) {
  const from = at % (bytes.length + 1)
  const piece = bytes.subarray(from, from + length)
  const middle = put === 'again' ? [...piece, ...piece, ...piece] : [...put]
  return Uint8Array.from([...bytes.subarray(0, from), ...middle, ...bytes.subarray(from + length)])
}

test('a file that was damaged on its way is read as far as it goes, or refused; nothing hangs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(damage, { minLength: 1, maxLength: 4 }),
      async ({ bytes }, damages) => {
        await readAll(damages.reduce(damaged, bytes))
      },
    ),
    { numRuns: 400 },
  )
})
