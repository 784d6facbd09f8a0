import { weekStarts } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { addDays, weekday } from '../../../time/day.ts'
import { weekStartNumber } from '../../../time/week.ts'
import { entry } from '../week/events.test-kit.ts'
import { occurrencesIn } from '../week/occurrences.ts'
import { addMonths, dayAfterKey, monthStart, occurrencesByDay, weeksOfMonth } from './month-days.ts'

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (day, months, then) => {
  expect(addMonths(day, months)).toBe(then)
})

test.each([
  ['2026-11-25', 'friday', '2026-10-30', 5],
  ['2026-11-25', 'monday', '2026-10-26', 6],
  ['2026-11-25', 'sunday', '2026-11-01', 5],
  // February 2027 begins on a Monday, so it is just four weeks.
  ['2027-02-10', 'monday', '2027-02-01', 4],
] as const)('the month of %s in weeks from %s on begins on %s', (day, start, first, count) => {
  const weeks = weeksOfMonth(day, start)
  expect(weeks[0]?.[0]).toBe(first)
  expect(weeks).toHaveLength(count)
})

const days = fc.integer({ min: -9000, max: 30_000 }).map((after) => addDays('2000-01-01', after))
const starts = fc.constantFrom(...weekStarts)

test('a month has whole weeks in a row, each of its days once, and no week without one', () => {
  fc.assert(
    fc.property(days, starts, (day, start) => {
      const weeks = weeksOfMonth(day, start)
      const all = weeks.flat()
      const own = all.filter((each) => monthStart(each) === monthStart(day))
      expect(own).toHaveLength(Number(addDays(addMonths(monthStart(day), 1), -1).slice(8)))
      expect(all).toEqual(all.map((_, at) => addDays(all[0] ?? '', at)))
      for (const week of weeks) {
        expect(weekday(week[0] ?? '')).toBe(weekStartNumber[start])
        expect(week.some((each) => own.includes(each))).toBe(true)
      }
    }),
  )
})

test('a step by a key and the step back lead to the same day, also across a year’s end and 29 February', () => {
  const pairs = [
    ['ArrowLeft', 'ArrowRight'],
    ['ArrowUp', 'ArrowDown'],
  ] as const
  fc.assert(
    fc.property(days, starts, fc.constantFrom(...pairs), (day, start, [there, back]) => {
      const next = dayAfterKey(there, day, start)
      expect(next).not.toBe(day)
      expect(dayAfterKey(back, next ?? '', start)).toBe(day)
    }),
  )
})

test('Home and End are the ends of the week, and a page is a month', () => {
  fc.assert(
    fc.property(days, starts, (day, start) => {
      const home = dayAfterKey('Home', day, start) ?? ''
      expect(weekday(home)).toBe(weekStartNumber[start])
      expect(dayAfterKey('End', day, start)).toBe(addDays(home, 6))
      expect(home <= day && day <= addDays(home, 6)).toBe(true)
      const next = dayAfterKey('PageDown', day, start) ?? ''
      expect(monthStart(next)).toBe(addMonths(monthStart(day), 1))
    }),
  )
  expect(dayAfterKey('a', '2026-11-25', 'friday')).toBeNull()
})

const events = [
  entry('exam', { start: '2026-10-25T02:30:00', end: '2026-10-25T03:30:00' }),
  entry('trip', { start: '2026-10-31', end: '2026-11-03', timeZone: null }),
  entry('night', { start: '2026-11-05T22:00:00', end: '2026-11-06T01:00:00' }),
  entry('late', { start: '2026-11-07T22:00:00', end: '2026-11-08T00:00:00' }),
  entry('moment', { start: '2026-11-09T00:00:00', end: '2026-11-09T00:00:00' }),
]
const month = weeksOfMonth('2026-11-01', 'friday').flat()
const daysWith = (id: string, zone: string, range = { from: '2026-10-20', to: '2026-12-01' }) => {
  const span = Array.from({ length: 45 }, (_, after) => addDays(range.from, after))
  const byDay = occurrencesByDay(occurrencesIn(events, range, zone, null), span)
  return span.filter((day) => byDay.get(day)?.some((each) => each.id === id))
}

test('an event is on each of its days, and not on the day at whose midnight it ends', () => {
  expect(daysWith('trip', 'Europe/Paris')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02'])
  expect(daysWith('night', 'Europe/Paris')).toEqual(['2026-11-05', '2026-11-06'])
  expect(daysWith('late', 'Europe/Paris')).toEqual(['2026-11-07'])
  expect(daysWith('moment', 'Europe/Paris')).toEqual(['2026-11-09'])
  expect(month[0]).toBe('2026-10-30')
})

test('an event of three hundred years is on every day that is shown, and no other day is calculated', () => {
  const event = entry('ages', { start: '1900-01-01', end: '2200-01-01', timeZone: null })
  const span = month
  const found = occurrencesIn([event], { from: span[0] ?? '', to: span.at(-1) ?? '' }, 'Europe/Paris', null)
  const calculated = vi.spyOn(Date.prototype, 'toISOString')
  const byDay = occurrencesByDay(found, span)
  expect(calculated.mock.calls.length).toBeLessThan(100)
  calculated.mockRestore()
  expect(span.filter((day) => byDay.get(day)?.length === 1)).toEqual(span)
})

test('a member who travels sees an event on the days of the new zone', () => {
  expect(daysWith('night', 'Asia/Tokyo')).toEqual(['2026-11-06'])
  expect(daysWith('late', 'America/New_York')).toEqual(['2026-11-07'])
  expect(daysWith('moment', 'America/New_York')).toEqual(['2026-11-08'])
  expect(daysWith('trip', 'Pacific/Auckland')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02'])
})

test('in every zone each event of a month is on one to two days in a row, also when the clocks change', () => {
  const zones = [
    'Europe/Paris',
    'America/New_York',
    'Asia/Tokyo',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
    'UTC',
  ]
  const minutes = fc.integer({ min: 0, max: 366 * 24 * 60 })
  fc.assert(
    fc.property(
      minutes,
      fc.integer({ min: 0, max: 23 * 60 }),
      fc.constantFrom(...zones),
      (from, length, zone) => {
        const iso = (at: number) => new Date(Date.UTC(2028, 0, 1) + at * 60_000).toISOString().slice(0, 19)
        const list = [entry('a', { start: iso(from), end: iso(from + length) })]
        const [occurrence] = occurrencesIn(list, { from: '2027-12-01', to: '2029-02-01' }, zone, null)
        const span = Array.from({ length: 430 }, (_, after) => addDays('2027-12-01', after))
        const byDay = occurrencesByDay(occurrence ? [occurrence] : [], span)
        const found = span.filter((day) => (byDay.get(day)?.length ?? 0) > 0)
        expect(found[0]).toBe(occurrence?.start.slice(0, 10))
        expect([1, 2]).toContain(found.length)
        expect(found.at(-1)).toBe(addDays(found[0] ?? '', found.length - 1))
      },
    ),
    { numRuns: 60 },
  )
})
