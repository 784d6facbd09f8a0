import { afterEach, expect, test } from 'vitest'
import { DayReader, UnreadableCalendarError } from './day-reader.ts'

const readers: DayReader[] = []
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.stop()
})
function newReader(limits?: ConstructorParameters<typeof DayReader>[0]): DayReader {
  const reader = new DayReader(limits)
  readers.push(reader)
  return reader
}

const day = { day: '2026-11-24', zone: 'Europe/Paris' }
const question = (lines: readonly string[]) => {
  const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
  return { ...day, calendar: new TextEncoder().encode(text) }
}
const event = (title: string, ...lines: string[]) => [
  ...['BEGIN:VEVENT', `UID:${title}`, ...lines, `SUMMARY:${title}`, 'END:VEVENT'],
]
const algebra = event('Algèbre', 'DTSTART;TZID=Europe/Paris:20261124T090000')
const [DAILY, YEARLY] = ['BYDAY=MO,TU,WE,TH,FR,SA,SU', 'BYDAY=1SU']
/** An event in a time zone whose clocks change by so many rules since 1601. */
const inZone = (name: string, rule: string, count = 1) => [
  ...['BEGIN:VTIMEZONE', `TZID:${name}`],
  ...Array.from({ length: count }, () => [
    ...['BEGIN:STANDARD', 'DTSTART:16010101T000000', `RRULE:FREQ=YEARLY;${rule}`],
    ...['TZOFFSETFROM:+0107', 'TZOFFSETTO:+0107', 'END:STANDARD'],
  ]).flat(),
  'END:VTIMEZONE',
  ...event(`Latin ${name}`, `DTSTART;TZID=${name}:20261124T100000`),
]

/** How often the timers of this process have their turn, which is once in 5 ms. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  const timer = setInterval(() => turns++, 5)
  await work.catch(() => undefined)
  clearInterval(timer)
  return turns
}

test('the events of a day come without long texts, the events of other days do not come', async () => {
  const other = event('Chimie', 'DTSTART;TZID=Europe/Paris:20261125T090000')
  const long = event('Thèse', 'DTSTART:20261124T120000Z', `DESCRIPTION:${'très long '.repeat(400)}`)
  const read = await newReader().read(question([...algebra, ...other, ...long]))
  expect(read.map((one) => [one.event.title, one.start])).toEqual([
    ['Algèbre', '2026-11-24T09:00:00'],
    ['Thèse', '2026-11-24T13:00:00'],
  ])
  expect(JSON.stringify(read)).not.toContain('très long')
})

test('what is no calendar says nothing', async () => {
  const calendar = new TextEncoder().encode('BEGIN:VEVENT')
  expect(await newReader().read({ ...day, calendar })).toEqual([])
})

test('a time zone whose clocks change each day is left out, and the events are read', async () => {
  const read = await newReader().read(question([...inZone('Odd', DAILY), ...algebra]))
  expect(read.map(({ event: { title } }) => title)).toEqual(['Algèbre', 'Latin Odd'])
})

test('while a calendar takes too long, the process goes on, and the next calendar is read', async () => {
  const reader = newReader({ timeMs: 1_000 })
  await reader.read(question(algebra))
  const zones = Array.from({ length: 60 }, (_, n) => inZone(`Odd${n}`, YEARLY, 60))
  const reading = reader.read(question(zones.flat()))
  expect(await turnsDuring(reading)).toBeGreaterThan(20)
  await expect(reading).rejects.toThrow(UnreadableCalendarError)
  expect(await reader.read(question(algebra))).toHaveLength(1)
})

test('a calendar that takes too much memory ends its thread only, and the next calendar is read', async () => {
  const reader = newReader({ timeMs: 20_000, memoryMb: 48 })
  const notes: string[] = Array(480_000).fill('X-NOTE:a')
  const many = ['BEGIN:VEVENT', 'DTSTART:20261124T120000Z', ...notes, 'END:VEVENT']
  await expect(reader.read(question(many))).rejects.toMatchObject({
    cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' },
  })
  expect(await reader.read(question(algebra))).toHaveLength(1)
})

test('a stop ends the reading under way, which is no fault of the calendar, and no other one begins', async () => {
  const reader = newReader()
  const zones = Array.from({ length: 60 }, (_, n) => inZone(`Odd${n}`, YEARLY, 60))
  const ended = reader.read(question(zones.flat())).catch((error: unknown) => error)
  await reader.stop()
  expect(await ended).not.toBeInstanceOf(UnreadableCalendarError)
  await expect(reader.read(question(algebra))).rejects.toThrow('stops')
})
