import {
  addMs,
  dayOf,
  localTimeAt,
  localTimeIn,
  minutesOf,
  momentOf,
  msBetween,
} from '@cadence/shared/calendar/time'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekday } from '../../time/day.ts'
import { type PlanLimits, type PlanWishes, revisionPlan, type Span, sessionsWanted } from './revision-plan.ts'

/** Days around both changes of summer time, the end of a year and a leap day. */
const firstDay = fc.constantFrom('2026-03-20', '2026-10-18', '2026-12-24', '2028-02-22', '2026-11-24')

const wishes: fc.Arbitrary<PlanWishes> = fc.record({
  hours: fc.integer({ min: 1, max: 40 }),
  minutes: fc.constantFrom(30, 45, 60, 90, 120),
  from: fc.integer({ min: 12, max: 32 }).map((halves) => halves * 30),
  to: fc.integer({ min: 33, max: 46 }).map((halves) => halves * 30),
  daysOff: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 4 }).map((days) => new Set(days)),
})

const limits: fc.Arbitrary<PlanLimits> = firstDay.chain((day) => {
  const event = fc
    .record({
      day: fc.integer({ min: -1, max: 22 }),
      from: fc.integer({ min: 0, max: 24 * 60 - 1 }),
      minutes: fc.integer({ min: 5, max: 26 * 60 }),
    })
    .map(({ day: at, from, minutes }): Span => {
      const start = localTimeAt(addDays(day, at), from)
      return { start, end: addMs(start, minutes * 60_000) }
    })
  return fc.record({
    now: fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minutes) => localTimeAt(day, minutes)),
    exam: fc.oneof(
      fc
        .record({ day: fc.integer({ min: 0, max: 20 }), at: fc.integer({ min: 0, max: 24 * 60 - 1 }) })
        .map(({ day: at, at: minutes }) => localTimeAt(addDays(day, at), minutes)),
      fc.integer({ min: 0, max: 20 }).map((at) => addDays(day, at)),
    ),
    busy: fc.array(event, { maxLength: 40 }),
  })
})

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end

test('a session never overlaps an event or another session, and is before the exam, after now and within the hours', () => {
  fc.assert(
    fc.property(wishes, limits, (wish, limit) => {
      const plan = revisionPlan(wish, limit)
      expect(plan.length).toBeLessThanOrEqual(sessionsWanted(wish))
      for (const [at, session] of plan.entries()) {
        expect(msBetween(session.start, session.end)).toBe(wish.minutes * 60_000)
        expect(limit.busy.filter((event) => overlaps(event, session))).toEqual([])
        expect(plan.slice(at + 1).every((later) => session.end < later.start)).toBe(true)
        expect(session.start > limit.now && session.end <= limit.exam).toBe(true)
        expect(dayOf(session.start)).toBe(dayOf(session.end))
        expect(minutesOf(session.start)).toBeGreaterThanOrEqual(wish.from)
        expect(minutesOf(session.end)).toBeLessThanOrEqual(wish.to)
        expect(wish.daysOff.has(weekday(dayOf(session.start)))).toBe(false)
      }
    }),
  )
})

test('the day of the exam has a session only when the days before have no room for all', () => {
  fc.assert(
    fc.property(wishes, limits, (wish, limit) => {
      const plan = revisionPlan(wish, limit)
      const onDay = plan.filter(({ start }) => dayOf(start) === dayOf(limit.exam)).length
      if (onDay === 0) return
      const more = revisionPlan({ ...wish, hours: 1000 }, limit)
      const before = more.filter(({ start }) => dayOf(start) < dayOf(limit.exam)).length
      expect(before + onDay).toBe(plan.length)
    }),
  )
})

test('a change of summer time skips or doubles no session: each has its length on the clock and in real time', () => {
  const zones = fc.constantFrom('Europe/Paris', 'America/New_York', 'Australia/Sydney', 'Africa/Cairo')
  fc.assert(
    fc.property(wishes, limits, zones, (wish, limit, zone) => {
      for (const { start, end } of revisionPlan(wish, limit)) {
        expect(localTimeIn(momentOf(start, zone), zone)).toBe(start)
        expect(momentOf(end, zone) - momentOf(start, zone)).toBe(wish.minutes * 60_000)
      }
    }),
  )
})

test('with free days there are as many sessions as wanted, and the second half of the days has more of them', () => {
  fc.assert(
    fc.property(
      firstDay,
      fc.integer({ min: 6, max: 20 }),
      fc.integer({ min: 4, max: 20 }),
      (day, ahead, hours) => {
        const exam = localTimeAt(addDays(day, ahead), 9 * 60)
        const wish = { hours, minutes: 60, from: 8 * 60, to: 20 * 60, daysOff: new Set<number>() }
        const plan = revisionPlan(wish, { now: localTimeAt(day, 7 * 60), exam, busy: [] })
        expect(plan).toHaveLength(Math.min(hours, ahead * 4))
        const middle = addDays(day, ahead / 2)
        const late = plan.filter(({ start }) => dayOf(start) >= middle).length
        expect(late).toBeGreaterThanOrEqual(plan.length - late)
        expect(plan.every(({ start }) => dayOf(start) < dayOf(exam))).toBe(true)
      },
    ),
  )
})

test('an exam that is over has no plan', () => {
  const wish = { hours: 4, minutes: 60, from: 480, to: 1200, daysOff: new Set<number>() }
  expect(revisionPlan(wish, { now: '2026-11-25T09:00:00', exam: '2026-11-24T09:00:00', busy: [] })).toEqual(
    [],
  )
  expect(revisionPlan(wish, { now: '2026-11-24T10:00:00', exam: '2026-11-24T09:00:00', busy: [] })).toEqual(
    [],
  )
})
