import { weekStarts } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayAt } from '../../time/day.ts'
import { weekOf } from '../../time/week.ts'
import { figuresOf } from './figures.ts'

const zones = [
  'Europe/Paris',
  'America/New_York',
  'Asia/Tokyo',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'UTC',
]
/** From 2026 to 2029: a leap day, six changes of summer time and three ends of a year. */
const moments = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2029, 0, 1) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000).toISOString())

test('a session is a stroke of one day of one week, whatever the zone, the first day and the changes of the clocks', () => {
  fc.assert(
    fc.property(
      moments,
      fc.constantFrom(...zones),
      fc.constantFrom(...weekStarts),
      (endedAt, zone, start) => {
        const sessions = [{ startedAt: endedAt, endedAt, focusMs: 60_000, completed: true }]
        const tracked = { sessions, tasks: [], completions: [], moods: [], goals: [] }
        const strokes = (week: readonly string[]) => figuresOf(tracked, week, zone).strokes
        const day = dayAt(Date.parse(endedAt), zone)
        const week = weekOf(day, start)
        expect(strokes(week)).toEqual(week.map((each) => (each === day ? 1 : 0)))
        for (const by of [-7, 7]) {
          const other = weekOf(addDays(day, by), start)
          expect(other.some((each) => week.includes(each))).toBe(false)
          expect(strokes(other)).toEqual([0, 0, 0, 0, 0, 0, 0])
        }
      },
    ),
  )
})
