import { expand } from '@cadence/shared/calendar/recurrence'
import { momentOf } from '@cadence/shared/calendar/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../time/day.ts'
import { entry } from './events.test-kit.ts'
import { occurrencesIn } from './occurrences.ts'

const zones = ['Europe/Paris', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland', 'UTC']
/** From 2026 to 2029: a leap day, six changes of summer time and three ends of a year. */
const days = fc.integer({ min: 0, max: 1095 }).map((after) => addDays('2026-01-01', after))
const hours = fc.integer({ min: 4, max: 22 }).map((hour) => `${String(hour).padStart(2, '0')}:30:00`)

test('a series keeps its hour at home in both changes of the clocks, and is the same moments for a member who travels', () => {
  fc.assert(
    fc.property(
      days,
      hours,
      fc.constantFrom(...zones),
      fc.constantFrom(...zones),
      (first, hour, home, abroad) => {
        const start = `${first}T${hour}`
        const series = [
          entry('a', { start, end: `${first}T23:45:00`, timeZone: home, recurrence: 'FREQ=DAILY;COUNT=9' }),
        ]
        const range = { from: addDays(first, -2), to: addDays(first, 12) }
        const at = (zone: string) => occurrencesIn(series, range, zone, expand)
        expect(at(home).map((each) => each.start)).toEqual(
          Array.from({ length: 9 }, (_, after) => `${addDays(first, after)}T${hour}`),
        )
        const moments = at(home).map((each) => momentOf(each.start, home))
        at(abroad).forEach((each, nth) => {
          // The second of two equal hours is read as the first one.
          const late = (moments[nth] ?? 0) - momentOf(each.start, abroad)
          expect([0, 60 * 60_000]).toContain(late)
        })
        expect(at(abroad)).toHaveLength(9)
      },
    ),
  )
})

test('an event of whole days stays on its days wherever the member is', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 40 }), fc.constantFrom(...zones), (from, length, zone) => {
      const list = [entry('a', { start: from, end: addDays(from, length), timeZone: null })]
      const [found] = occurrencesIn(list, { from, to: addDays(from, 1) }, zone, null)
      expect([found?.start, found?.end]).toEqual([from, addDays(from, length)])
    }),
  )
})
