import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { addMs, isDay, localTimeAt, minutesOf, toMs } from './local-time.ts'
import { isKnownZone, localTimeIn, momentOf, moveZone, offsetAt, zoneSpelling } from './time-zones.ts'

const iso = (moment: number) => new Date(moment).toISOString()

test.each([
  ['2026-10-24T09:00:00', 'Europe/Paris', '2026-10-24T07:00:00.000Z'],
  ['2026-10-26T09:00:00', 'Europe/Paris', '2026-10-26T08:00:00.000Z'],
  // The hour that comes twice: the first one. The hour that is skipped: as the clock went before.
  ['2026-10-25T02:30:00', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
  ['2026-03-29T02:30:00', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
  ['2026-11-01T01:30:00', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-03-08T02:30:00', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-07-01T12:00:00', 'Asia/Kolkata', '2026-07-01T06:30:00.000Z'],
  ['2026-07-01T12:00:00', 'UTC', '2026-07-01T12:00:00.000Z'],
])('%s in %s is %s', (local, zone, moment) => {
  expect(iso(momentOf(local, zone))).toBe(moment)
})

test('a local time leads back to its moment, except in the second of two equal hours', () => {
  const zones = ['Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC']
  const moments = fc.integer({ min: Date.UTC(1980, 0) / 1000, max: Date.UTC(2060, 0) / 1000 })
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (seconds, zone) => {
      const moment = seconds * 1000
      const back = momentOf(localTimeIn(moment, zone), zone)
      expect([0, 30 * 60_000, 60 * 60_000, 120 * 60_000]).toContain(moment - back)
      expect(localTimeIn(back, zone)).toBe(localTimeIn(moment, zone))
    }),
  )
})

test('a time moves to another time zone, a date and a time without a time zone stay', () => {
  expect(moveZone('2026-11-22T23:30:00', 'Europe/Paris', 'Asia/Tokyo')).toBe('2026-11-23T07:30:00')
  expect(moveZone('2026-11-22', 'Europe/Paris', 'Asia/Tokyo')).toBe('2026-11-22')
  expect(moveZone('2026-11-22T23:30:00', null, 'Asia/Tokyo')).toBe('2026-11-22T23:30:00')
})

test('an unknown time zone counts as UTC', () => {
  expect(isKnownZone('Mars/Olympus')).toBe(false)
  expect(offsetAt(0, 'Mars/Olympus')).toBe(0)
})

test('a name has its usual spelling, in whatever case it is written', () => {
  expect(zoneSpelling('eUROPE/pARIS')).toBe('Europe/Paris')
  expect(zoneSpelling('Japan')).toBe('Japan')
  expect(zoneSpelling('Mars/Olympus')).toBeNull()
  // The Kelvin sign is a k in lower case.
  expect([zoneSpelling('Asia/Tokyo'), zoneSpelling('Asia/To\u212ayo')]).toEqual(['Asia/Tokyo', null])
})

test('any number of spellings of a time zone makes one format', () => {
  let made = 0
  class CountedFormat extends Intl.DateTimeFormat {
    constructor(...options: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...options)
      made += 1
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: CountedFormat } }))
  for (let mask = 0; mask < 1024; mask += 1) {
    const spelling = [...'africa/abidjan'].map((letter, at) =>
      (mask >> at) & 1 ? letter.toUpperCase() : letter,
    )
    offsetAt(0, spelling.join(''))
  }
  vi.unstubAllGlobals()
  expect(made).toBe(1)
})

test('local times are calculated as texts', () => {
  expect(localTimeAt('2026-11-22', 24 * 60 + 90)).toBe('2026-11-23T01:30:00')
  expect(minutesOf('2026-11-22T09:45:00')).toBe(585)
  expect(addMs('2026-12-31', 86_400_000)).toBe('2027-01-01')
  expect(isDay('2026-11-22')).toBe(true)
  expect(toMs('2026-02-30')).toBeNaN()
  expect(toMs('2026-02-27T25:00:00')).toBeNaN()
})

test('an offset is that which the format of the zone shows, at each moment', () => {
  const shown = (moment: number, timeZone: string) => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`) - moment
  }
  const zones = Intl.supportedValuesOf('timeZone')
  const seconds = fc.integer({ min: Date.UTC(1900, 0) / 1000, max: Date.UTC(2060, 0) / 1000 })
  fc.assert(
    fc.property(seconds, fc.constantFrom(...zones), (second, zone) => {
      expect(offsetAt(second * 1000, zone)).toBe(shown(second * 1000, zone))
    }),
  )
  // The last second before a change, and the first one after it.
  for (const change of ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'])
    for (const moment of [Date.parse(change) - 1000, Date.parse(change)])
      expect(offsetAt(moment, 'Europe/Paris')).toBe(shown(moment, 'Europe/Paris'))
})

test('ten thousand times of one month ask the format for each day, not for each time', () => {
  // Each text that a format makes is parsed.
  const asked = vi.spyOn(Date, 'parse')
  for (let at = 0; at < 10_000; at += 1) offsetAt(Date.UTC(2031, 0) + at * 4 * 60_000, 'Asia/Tokyo')
  expect(asked.mock.calls.length).toBeLessThanOrEqual(30)
  asked.mockRestore()
})
