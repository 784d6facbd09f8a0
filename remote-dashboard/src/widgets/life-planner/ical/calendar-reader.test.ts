import { FILE_MAX_BYTES, readCalendar } from '@cadence/shared/calendar/reader'
import { EVENT_TITLE_MAX, EVENTS_MAX } from '@cadence/shared/schemas'
import ICAL from 'ical.js'
import { beforeEach, expect, test, vi } from 'vitest'
import { bytesOf, calendar, fixture } from './fixtures/read-fixture.ts'

// Some tests read thousands of events.
vi.setConfig({ testTimeout: 30_000 })

const paris = 'Europe/Paris'
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT']
const read = (...lines: string[]) => readCalendar(calendar(...lines), paris)
const only = async (...lines: string[]) => (await read(...event(...lines))).events[0]

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test.each(['', 'Nom;Date\r\nAlgèbre;2026-11-22', '%PDF-1.7', 'BEGIN:VCARD\r\nEND:VCARD\r\n'])(
  'a file that is not a calendar is refused: %j',
  async (text) => {
    await expect(readCalendar(bytesOf(text), paris)).rejects.toMatchObject({ reason: 'no calendar' })
  },
)

test('an unreadable event is counted and costs no other event', async () => {
  const file = await read(
    ...event('DTSTART:20261131T090000', 'SUMMARY:no such day'),
    ...event('SUMMARY:no start'),
    ...event('DTSTART:demain'),
    ...event('DTSTART:20261124T090000Z', 'RRULE:FREQ=SOMETIMES'),
    ...event('DTSTART:20261124T090000Z', 'SUMMARY:good', 'X-ODD', 'nothing'),
    'BEGIN:VTODO',
    'SUMMARY:Rendre les livres',
    'END:VTODO',
    'BEGIN:VEVENT',
    'DTSTART:20261124T090000Z',
  )
  expect(file.events.map(({ event: { title } }) => title)).toEqual(['good'])
  expect(file).toMatchObject({ unreadable: 5, others: 1 })
})

test('a truncated file gives the events before the cut', async () => {
  const whole = fixture('google')
  const file = await readCalendar(whole.subarray(0, whole.length - 200), paris)
  expect(file).toMatchObject({ unreadable: 1 })
  expect(file.events).toHaveLength(4)
})

test('a file that is too big or has too many events is refused', async () => {
  const big = new Uint8Array(FILE_MAX_BYTES + 1)
  await expect(readCalendar(big, paris)).rejects.toMatchObject({ reason: 'too big' })
  const one = event('DTSTART:20261124T090000Z')
  const many = Array.from({ length: EVENTS_MAX + 1 }, () => one).flat()
  await expect(read(...many)).rejects.toMatchObject({ reason: 'too many' })
})

test('the reader pauses in the largest file, so that the page can react', async () => {
  const text = 'DESCRIPTION:'.padEnd(800, 'Chapitre 4 ')
  const many = Array.from({ length: EVENTS_MAX }, (_, index) => [
    'BEGIN:VEVENT',
    `UID:e${index}`,
    'DTSTART;TZID=Europe/Paris:20261124T090000',
    'DTEND;TZID=Europe/Paris:20261124T100000',
    'RRULE:FREQ=WEEKLY;UNTIL=20270630T200000Z',
    text,
    'END:VEVENT',
  ])
  let breaks = 0
  const ticking = setInterval(() => {
    breaks += 1
  }, 1)
  const file = await read(...many.flat())
  clearInterval(ticking)
  expect(file.events).toHaveLength(EVENTS_MAX)
  expect(breaks).toBeGreaterThan(5)
})

test('a letter with a fold between its two bytes is read', async () => {
  const bytes = calendar(...event('DTSTART:20261124', 'SUMMARY:Algèbre'))
  // Between the two bytes of the letter.
  const at = bytes.indexOf(0xc3) + 1
  const fold = [13, 10, 32]
  const file = await readCalendar(
    new Uint8Array([...bytes.subarray(0, at), ...fold, ...bytes.subarray(at)]),
    paris,
  )
  expect(file.events[0]?.event.title).toBe('Algèbre')
})

test('a file in Windows-1252 with bare line feeds is read', async () => {
  const lines = ['BEGIN:VCALENDAR', ...event('DTSTART:20261124', 'SUMMARY:Alg\u00e8bre'), 'END:VCALENDAR', '']
  const bytes = Uint8Array.from(lines.join('\n'), (letter) => letter.charCodeAt(0))
  expect((await readCalendar(bytes, paris)).events[0]?.event.title).toBe('Algèbre')
})

test.each([
  [['DTSTART:20261124T090000'], '2026-11-24T09:00:00', null],
  [['DTSTART:20261124T090000', 'DTEND:20261124T080000'], '2026-11-24T09:00:00', null],
  [['DTSTART:20261124T090000', 'DURATION:P1DT2H'], '2026-11-25T11:00:00', null],
  [['DTSTART:20261124T090000', 'DTEND;VALUE=DATE:20261125'], '2026-11-24T09:00:00', null],
  [['DTSTART;VALUE=DATE:20261124'], '2026-11-25', null],
  [['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261124'], '2026-11-25', null],
  [['DTSTART;VALUE=DATE:20261124', 'DURATION:P2D'], '2026-11-26', null],
  // A flight from Paris to New York: the end is stored in the time zone of the start.
  [
    ['DTSTART;TZID=Europe/Paris:20261124T090000', 'DTEND;TZID=America/New_York:20261124T110000'],
    '2026-11-24T17:00:00',
    paris,
  ],
])('the end of %j is %s', async (lines, end, timeZone) => {
  expect((await only(...lines))?.event).toMatchObject({ end, timeZone })
})

test.each([
  ['Europe/Paris', paris],
  ['"Romance Standard Time"', paris],
  ['/freeassociation.sourceforge.net/Europe/Paris', paris],
  ['/citadel.org/20250101_1/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['tzone://Microsoft/Utc', 'UTC'],
  ['Coordinated Universal Time', 'UTC'],
  ['romance standard time', paris],
  // Both have changed their offset since 2022: an old table would give a time zone that is an hour off.
  ['Mountain Standard Time (Mexico)', 'America/Mazatlan'],
  ['Central Asia Standard Time', 'Asia/Bishkek'],
  ['GMT', 'UTC'],
])('the time zone name %s means %s', async (name, timeZone) => {
  expect((await only(`DTSTART;TZID=${name}:20261124T090000`))?.event.timeZone).toBe(timeZone)
})

test('with an unknown time zone the local times are kept, and the event is marked', async () => {
  const found = await only('DTSTART;TZID=Mars/Olympus:20261124T090000')
  expect(found).toMatchObject({ lostZone: true, event: { start: '2026-11-24T09:00:00', timeZone: null } })
})

test('with rules that match no IANA time zone the times are stored in UTC', async () => {
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Odd', 'BEGIN:STANDARD', 'DTSTART:19700101T000000']
  const rules = ['TZOFFSETFROM:+0107', 'TZOFFSETTO:+0107', 'END:STANDARD', 'END:VTIMEZONE']
  const file = await read(...zone, ...rules, ...event('DTSTART;TZID=Odd:20261124T090000'))
  expect(file.events[0]).toMatchObject({
    lostZone: false,
    event: { start: '2026-11-24T07:53:00', timeZone: 'UTC' },
  })
})

test.each(['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=YEARLY;BYMONTH=99999999999999999999x;BYDAY=1SU'])(
  'a time zone whose clocks change by a senseless rule is unknown, and does not stop the page: %s',
  async (rule) => {
    const search = vi.spyOn(ICAL.RecurIterator.prototype, 'next').mockImplementation(() => {
      throw new Error('This search has no end')
    })
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Odd', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', `RRULE:${rule}`]
    const rules = ['TZOFFSETFROM:+0107', 'TZOFFSETTO:+0107', 'END:STANDARD', 'END:VTIMEZONE']
    const [found] = (await read(...zone, ...rules, ...event('DTSTART;TZID=Odd:20261124T090000'))).events
    expect(found).toMatchObject({ lostZone: true, event: { start: '2026-11-24T09:00:00', timeZone: null } })
    expect(search).not.toHaveBeenCalled()
    search.mockRestore()
  },
)

/** A time zone that no program knows, whose parts have an offset each. */
const oddZone = (...parts: string[][]) => [
  ...['BEGIN:VTIMEZONE', 'TZID:Odd'],
  ...parts.flatMap((part) => [
    ...['BEGIN:STANDARD', ...part, 'TZOFFSETFROM:+0107', 'TZOFFSETTO:+0107', 'END:STANDARD'],
  ]),
  'END:VTIMEZONE',
]
/** More changes than the rules of one time zone may make, which take half a second. */
const CHANGES = 2_100
const everyDay = 'RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU'
const yearly = ['DTSTART:19700329T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU']

test.each([
  ['every day', [['DTSTART:16010101T000000', everyDay]]],
  ['every day since the year 1', [['DTSTART:00010101T000000', everyDay]]],
  ['on one weekday', [['DTSTART:16010101T000000', 'RRULE:FREQ=YEARLY;BYDAY=MO']]],
  ['each hour', [['DTSTART:19700101T000000', `RRULE:FREQ=YEARLY;BYHOUR=${[...Array(24).keys()]}`]]],
  ['on no date', [['DTSTART:19700101T000000', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYDAY=MO;BYMONTHDAY=30']]],
  ['on the 60th Monday', [['DTSTART:19700101T000000', 'RRULE:FREQ=YEARLY;BYDAY=60MO']]],
  ['by 201 parts', Array(201).fill(yearly)],
  ['by 2 000 parts', Array(2_000).fill(yearly)],
  ['by 60 rules from 1601 on', Array(60).fill(['DTSTART:16010101T000000', 'RRULE:FREQ=YEARLY;BYDAY=1SU'])],
])('a time zone whose clocks change %s is unknown, and freezes nothing', async (_name, parts) => {
  const search = vi.spyOn(ICAL.RecurIterator.prototype, 'next')
  const [found] = (await read(...oddZone(...parts), ...event('DTSTART;TZID=Odd:20261124T090000'))).events
  expect(found).toMatchObject({ lostZone: true, event: { start: '2026-11-24T09:00:00', timeZone: null } })
  expect(search.mock.calls.length).toBeLessThan(CHANGES)
  search.mockRestore()
})

test.each(['0001', '1601', '1970'])('a time zone of two rules is known that begin in %s', async (year) => {
  const part = (name: string, [from, to]: string[], rule: string) => [
    ...[`BEGIN:${name}`, `DTSTART:${year}0101T020000`, `RRULE:FREQ=YEARLY;${rule}`],
    ...[`TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, `END:${name}`],
  ]
  const winter = part('STANDARD', ['+0200', '+0100'], 'BYMINUTE=0;BYHOUR=3;BYDAY=-1SU;BYMONTH=10')
  const summer = part('DAYLIGHT', ['+0100', '+0200'], 'BYMONTH=3;BYMONTHDAY=25,26,27,28,29,30,31;BYDAY=SU')
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Odd', ...winter, ...summer, 'END:VTIMEZONE']
  const [found] = (await read(...zone, ...event('DTSTART;TZID=Odd:20261124T090000'))).events
  expect(found).toMatchObject({ lostZone: false, event: { timeZone: paris } })
})

test('events of far years compute no time zone', async () => {
  const years = Array.from({ length: 900 }, (_, n) => 2200 + n * 8)
  const search = vi.spyOn(ICAL.RecurIterator.prototype, 'next')
  const file = await read(
    ...oddZone(yearly),
    ...years.flatMap((year) => event(`DTSTART;TZID=Odd:${year}1124T090000`)),
  )
  expect(file).toMatchObject({ events: [], unreadable: 900 })
  expect(search.mock.calls.length).toBeLessThan(CHANGES)
  search.mockRestore()
})

test.each([
  ['EXDATE', 'exceptions'],
  ['RDATE', 'additions'],
] as const)(
  'of a hundred thousand values of %s the last ones count, and the others are not read',
  async (name, dates) => {
    // A value that is read, and is no time, makes the event unreadable.
    const values = [
      ...Array(100_000).fill('unread'),
      ...Array(5_000).fill('20261125T090000Z'),
      '20261126T090000Z',
    ]
    const found = await only('DTSTART:20261124T090000Z', 'RRULE:FREQ=DAILY', `${name}:${values}`)
    expect(found?.event[dates]).toEqual(['2026-11-25T09:00:00', '2026-11-26T09:00:00'])
  },
)

test('a defined time zone without an offset is UTC', async () => {
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Own', 'BEGIN:STANDARD', 'DTSTART:19700101T000000']
  const rules = ['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE']
  const file = await read(...zone, ...rules, ...event('DTSTART;TZID=Own:20261124T090000'))
  expect(file.events[0]?.event).toMatchObject({ start: '2026-11-24T09:00:00', timeZone: 'UTC' })
})

test('exceptions and additions are stored in the time zone of the series', async () => {
  const found = await only(
    'DTSTART;TZID=Europe/Paris:20261019T090000',
    'RRULE:FREQ=WEEKLY;UNTIL=20261231',
    'EXDATE:20261026T080000Z,20261102T080000Z',
    'EXDATE;VALUE=DATE:20261109',
    'RDATE;VALUE=PERIOD:20261120T130000Z/PT1H',
  )
  expect(found?.event).toMatchObject({
    exceptions: ['2026-10-26T09:00:00', '2026-11-02T09:00:00', '2026-11-09T09:00:00'],
    additions: ['2026-11-20T14:00:00'],
    recurrence: 'FREQ=WEEKLY;UNTIL=20261231T225959Z',
  })
})

test('long texts are truncated between letters, a title is one line, and an event without uid gets a stable one', async () => {
  const title = `${'x'.repeat(EVENT_TITLE_MAX - 1)}🎂`
  expect((await only(`SUMMARY:${title}`, 'DTSTART:20261124'))?.event.title).toBe(
    'x'.repeat(EVENT_TITLE_MAX - 1),
  )
  expect((await only('SUMMARY:a\\n\\n  b', 'DTSTART:20261124'))?.event.title).toBe('a b')
  const nameless = ['BEGIN:VEVENT', 'DTSTART:20261124', 'END:VEVENT']
  const [first, again] = [await read(...nameless), await read(...nameless)]
  expect(first.events[0]?.event.uid).toBe(again.events[0]?.event.uid)
  expect(first.events[0]?.event.uid).toMatch(/^[0-9a-f]{24}$/)
})
