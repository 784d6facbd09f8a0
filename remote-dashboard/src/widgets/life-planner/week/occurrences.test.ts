import { expand } from '@cadence/shared/calendar/recurrence'
import { expect, test } from 'vitest'
import { entry } from './events.test-kit.ts'
import { daysOf, isAllDay, occurrencesIn, piecesOf } from './occurrences.ts'

const week = { from: '2026-11-20', to: '2026-11-27' }
const starts = (entries: ReturnType<typeof entry>[], zone = 'Europe/Paris', range = week) =>
  occurrencesIn(entries, range, zone, expand).map(({ start }) => start)

test('the occurrences that touch the range are returned, and no others', () => {
  const list = [
    entry('before', { start: '2026-11-19T22:00:00', end: '2026-11-20T00:00:00' }),
    entry('into', { start: '2026-11-19T23:00:00', end: '2026-11-20T00:30:00' }),
    entry('last', { start: '2026-11-26T23:30:00', end: '2026-11-27T01:00:00' }),
    entry('after', { start: '2026-11-27T00:00:00', end: '2026-11-27T01:00:00' }),
    entry('holiday', { start: '2026-11-01', end: '2026-11-20', timeZone: null }),
    entry('days', { start: '2026-11-18', end: '2026-11-21', timeZone: null }),
    entry('moment', { start: '2026-11-20T00:00:00', end: '2026-11-20T00:00:00' }),
  ]
  expect(occurrencesIn(list, week, 'Europe/Paris', null).map(({ id }) => id)).toEqual([
    'days',
    'into',
    'moment',
    'last',
  ])
})

test('a time is shown in the member’s time zone, a date and a time without a zone stay', () => {
  const list = [
    entry('paris'),
    entry('free', { timeZone: null }),
    entry('day', { start: '2026-11-24', end: '2026-11-25', timeZone: null }),
  ]
  expect(starts(list, 'Asia/Tokyo')).toEqual(['2026-11-24', '2026-11-24T09:00:00', '2026-11-24T17:00:00'])
  expect(
    starts([entry('late', { start: '2026-11-26T23:00:00', end: '2026-11-26T23:30:00' })], 'Asia/Tokyo'),
  ).toEqual([])
})

test('a series keeps its hour at the end of summer time, and moves in another time zone', () => {
  const course = entry('a', {
    start: '2026-10-19T09:00:00',
    end: '2026-10-19T10:00:00',
    recurrence: 'FREQ=WEEKLY',
  })
  const range = { from: '2026-10-16', to: '2026-11-06' }
  const days = ['2026-10-19', '2026-10-26', '2026-11-02']
  expect(starts([course], 'Europe/Paris', range)).toEqual(days.map((day) => `${day}T09:00:00`))
  expect(starts([course], 'UTC', range)).toEqual([
    '2026-10-19T07:00:00',
    '2026-10-26T08:00:00',
    '2026-11-02T08:00:00',
  ])
})

test('an occurrence can be excluded, added or changed', () => {
  const daily = entry('a', {
    start: '2026-11-20T09:00:00',
    end: '2026-11-20T10:00:00',
    recurrence: 'FREQ=DAILY;COUNT=4',
    exceptions: ['2026-11-21T09:00:00'],
    additions: ['2026-11-25T14:00:00'],
  })
  const moved = entry('b', {
    uid: 'a',
    original: '2026-11-22T09:00:00',
    start: '2026-11-22T18:00:00',
    end: '2026-11-22T19:00:00',
  })
  expect(starts([daily, moved])).toEqual([
    '2026-11-20T09:00:00',
    '2026-11-22T18:00:00',
    '2026-11-23T09:00:00',
    '2026-11-25T14:00:00',
  ])
})

test('an event on a date that does not exist is left out', () => {
  const odd = [
    entry('day', { start: '2026-02-31', end: '2026-03-01', timeZone: null }),
    entry('time', { start: '2026-02-28T09:00:00', end: '2026-02-30T10:00:00' }),
    entry('series', { start: '2026-02-30T09:00:00', end: '2026-02-30T10:00:00', recurrence: 'FREQ=DAILY' }),
    entry('added', {
      start: '2026-02-27T09:00:00',
      end: '2026-02-27T10:00:00',
      additions: ['2026-02-29T09:00:00', '2026-02-28T09:00:00'],
    }),
  ]
  const range = { from: '2026-02-26', to: '2026-03-05' }
  expect(starts(odd, 'Europe/Paris', range)).toEqual(['2026-02-27T09:00:00', '2026-02-28T09:00:00'])
  expect(starts(odd, 'Asia/Tokyo', range)).toEqual(['2026-02-27T17:00:00', '2026-02-28T17:00:00'])
})

test('before the recurrence module is loaded, only single events are returned', () => {
  expect(
    occurrencesIn([entry('a', { recurrence: 'FREQ=DAILY' }), entry('b')], week, 'UTC', null),
  ).toHaveLength(1)
})

test.each([
  // UNTIL is a moment, a whole day, or a time in the time zone of the series.
  ['FREQ=DAILY;UNTIL=20261122T080000Z', ['20', '21', '22']],
  ['FREQ=DAILY;UNTIL=20261122T075959Z', ['20', '21']],
  ['FREQ=DAILY;UNTIL=20261122', ['20', '21', '22']],
  ['FREQ=DAILY;UNTIL=20261121T090000', ['20', '21']],
  ['FREQ=WEEKLY;BYDAY=MO,WE', ['20', '23', '25']],
  ['FREQ=DAILY;INTERVAL=3', ['20', '23', '26']],
])('%s', (recurrence, days) => {
  const series = entry('a', { start: '2026-11-20T09:00:00', end: '2026-11-20T10:00:00', recurrence })
  expect(starts([series])).toEqual(days.map((day) => `2026-11-${day}T09:00:00`))
})

test('a series that began decades ago has the right occurrences', () => {
  const fields = { start: '1970-01-02T09:00:00', end: '1970-01-02T10:00:00' }
  const daily = entry('a', { ...fields, recurrence: 'FREQ=DAILY;INTERVAL=2' })
  const weekly = entry('b', { ...fields, recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR' })
  const often = entry('c', { ...fields, recurrence: 'FREQ=SECONDLY' })
  const found = starts([daily, weekly])
  expect(found.filter((at) => at.startsWith('2026-11-2'))).toEqual(found)
  // 1970-01-02 is a Friday, and 20780 days later is 2026-11-24: an even number.
  expect(found).toContain('2026-11-24T09:00:00')
  expect(found.filter((at) => at.startsWith('2026-11-20'))).toHaveLength(2)
  expect(expand(often.data, '2026-11-20', '2026-11-27').length).toBeLessThanOrEqual(500)
})

test.each([
  ['FREQ=YEARLY', '2024-02-29', ['2024-02-29', '2028-02-29']],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2024-02-10', ['2024-02-10']],
  ['FREQ=MONTHLY;UNTIL=20240601', '2024-01-31', ['2024-01-31', '2024-03-31', '2024-05-31']],
  [
    'FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=20240501',
    '2024-01-31',
    ['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30'],
  ],
  ['not a rule', '2024-02-29', ['2024-02-29']],
])('the rule %s from %s gives only the dates that it names', (recurrence, start, days) => {
  const event = entry('a', { start, end: '2024-03-01', timeZone: null, recurrence }).data
  expect(expand(event, '2024-01-01', '2030-01-01')).toEqual(days)
})

test('occurrences are split at midnight, and those of 24 hours or more are all-day', () => {
  const night = entry('night', { start: '2026-11-22T23:00:00', end: '2026-11-23T01:30:00' })
  const long = entry('long', { start: '2026-11-22T12:00:00', end: '2026-11-24T00:00:00' })
  const all = occurrencesIn([night, long], week, 'Europe/Paris', null)
  expect(piecesOf(all, '2026-11-22').map(({ from, to }) => [from, to])).toEqual([[23 * 60, 24 * 60]])
  expect(piecesOf(all, '2026-11-23').map(({ from, to }) => [from, to])).toEqual([[0, 90]])
  expect(piecesOf(all, '2026-11-24')).toEqual([])
  expect(all.filter(isAllDay).map(daysOf)).toEqual([{ from: '2026-11-22', to: '2026-11-24' }])
})
