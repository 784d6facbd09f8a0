import { weekStarts } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayAt, weekday } from '../../../time/day.ts'
import { weekStartNumber } from '../../../time/week.ts'
import { dayReader, dayTotals, type StudyRecords } from './day-totals.ts'
import { datesOf, periodUntil, rangeNames, untilAfter, untilBefore } from './period.ts'
import { totalsOf } from './slot-totals.ts'
import { isActive, streaksOf } from './streaks.ts'

const zones = [
  'Europe/Paris',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Casablanca',
  'America/Nuuk',
  'Pacific/Kiritimati',
  'UTC',
]
const MINUTE_MS = 60_000
const zone = fc.constantFrom(...zones)
const weekStart = fc.constantFrom(...weekStarts)
// Three and a half years with a 29 February, in which every zone with summer time changes its clock.
const moment = fc
  .integer({ min: Date.UTC(2023, 8) / MINUTE_MS, max: Date.UTC(2027, 2) / MINUTE_MS })
  .map((minutes) => minutes * MINUTE_MS)
const day = moment.map((at) => dayAt(at, 'UTC'))

const iso = (at: number) => new Date(at).toISOString()
const session = fc.record({
  end: moment,
  minutes: fc.integer({ min: 1, max: 180 }),
  subject: fc.constantFrom(undefined, 'maths', 'droit'),
})
const records = fc
  .record({
    sessions: fc.array(session, { maxLength: 60 }),
    done: fc.array(moment, { maxLength: 40 }),
    deleted: fc.array(moment, { maxLength: 40 }),
    moods: fc.uniqueArray(day, { maxLength: 40 }),
  })
  .map(({ sessions, done, deleted, moods }): StudyRecords => {
    return {
      sessions: sessions.map(({ end, minutes, subject }, at) => ({
        id: `timer-${at}`,
        data: {
          startedAt: iso(end - minutes * MINUTE_MS),
          endedAt: iso(end),
          focusMs: minutes * MINUTE_MS,
          ...(subject !== undefined && { subject }),
        },
      })),
      tasks: done.map((at, nth) => ({ id: `t${nth}`, data: { completed: true, completedAt: iso(at) } })),
      completions: deleted.map((at, nth) => ({ id: `c${nth}`, data: { completedAt: iso(at) } })),
      moods: moods.map((on, nth) => ({
        id: on,
        data: {
          day: on,
          mood: (['low', 'neutral', 'good', 'great', 'excellent'] as const)[nth % 5] ?? 'good',
        },
      })),
    }
  })

test('the reader of dates agrees with the formatter in every zone, on both changes of summer time', () => {
  fc.assert(
    fc.property(zone, fc.array(moment, { minLength: 1, maxLength: 30 }), (timeZone, moments) => {
      const read = dayReader(timeZone)
      for (const at of moments) expect(read(at)).toBe(dayAt(at, timeZone))
    }),
  )
  for (const timeZone of zones) {
    const read = dayReader(timeZone)
    // Every fifth hour of three years.
    for (let at = Date.UTC(2024, 0); at < Date.UTC(2027, 0); at += 5 * 60 * MINUTE_MS) {
      if (read(at) !== dayAt(at, timeZone)) throw new Error(`${timeZone} ${iso(at)}`)
    }
  }
})

test('nothing is lost and nothing counts twice: the days together have every session, task and mood', () => {
  fc.assert(
    fc.property(records, zone, (all, timeZone) => {
      const days = [...dayTotals(all, timeZone).values()]
      const sum = (of: (one: (typeof days)[number]) => number) =>
        days.reduce((total, one) => total + of(one), 0)
      expect(sum(({ sessions }) => sessions)).toBe(all.sessions.length)
      expect(sum(({ tasks }) => tasks)).toBe(all.tasks.length + all.completions.length)
      expect(sum(({ mood }) => (mood === null ? 0 : 1))).toBe(all.moods.length)
      for (const { studyMs, subjects } of days) {
        const bySubject = [...subjects.values()].reduce((total, ms) => total + ms, 0)
        expect(bySubject).toBeCloseTo(studyMs, 3)
      }
    }),
  )
})

test('the days and the weeks of a period have the same sums, whatever the first day of the week', () => {
  fc.assert(
    fc.property(
      records,
      zone,
      day,
      weekStart,
      fc.constantFrom('semester', 'term', 'year'),
      (all, timeZone, until, start, range) => {
        const days = dayTotals(all, timeZone)
        const period = periodUntil(range, until, start)
        const weeks = period.slots.map((slot) => totalsOf(days, slot))
        const dates = datesOf(period).map((date) => totalsOf(days, { from: date, to: date }))
        const whole = totalsOf(days, period)
        for (const figure of ['studyMs', 'sessions', 'tasks', 'studyDays', 'moodDays'] as const) {
          const ofWeeks = weeks.reduce((sum, one) => sum + one[figure], 0)
          expect(ofWeeks).toBeCloseTo(
            dates.reduce((sum, one) => sum + one[figure], 0),
            3,
          )
          expect(ofWeeks).toBeCloseTo(whole[figure], 3)
        }
      },
    ),
  )
})

test('the slots of a period fill it without a gap, and its weeks begin on the member’s day', () => {
  fc.assert(
    fc.property(day, weekStart, fc.constantFrom(...rangeNames), (until, start, range) => {
      const period = periodUntil(range, until, start)
      expect(period.slots[0]?.from).toBe(period.from)
      expect(period.slots.at(-1)?.to).toBe(period.to)
      expect(period.from <= until && until <= period.to).toBe(true)
      period.slots.forEach((slot, at) => {
        const next = period.slots[at + 1]
        if (next) expect(next.from).toBe(addDays(slot.to, 1))
        const isCut = range === 'semester' && (at === 0 || !next)
        const isWeek = period.step === 'week'
        if (isWeek && !(isCut && at === 0)) expect(weekday(slot.from)).toBe(weekStartNumber[start])
        const days = datesOf(slot).length
        if (isCut) expect(days >= 1 && days <= 7).toBe(true)
        else expect(days).toBe(isWeek ? 7 : 1)
      })
    }),
  )
})

test('a step back and one forward lead to the same period, and none leads past today', () => {
  fc.assert(
    fc.property(day, weekStart, fc.constantFrom(...rangeNames), (today, start, range) => {
      const now = periodUntil(range, today, start)
      expect(untilAfter(now, today)).toBeNull()
      const before = periodUntil(range, untilBefore(now), start)
      expect(addDays(before.to, 1)).toBe(now.from)
      expect(periodUntil(range, untilAfter(before, today) ?? '', start)).toEqual(now)
    }),
  )
})

test('a streak is what a walk from day to day counts', () => {
  const done = { studyMs: 0, subjects: new Map(), sessions: 1, tasks: 0, mood: null }
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), day, (pattern, today) => {
      const first = addDays(today, -(pattern.length - 1))
      const days = new Map(pattern.flatMap((is, at) => (is ? [[addDays(first, at), done] as const] : [])))
      let [run, missed, longest] = [0, 0, 0]
      pattern.forEach((is, at) => {
        missed = is ? 0 : missed + 1
        if (is) run += 1
        // Today is not over, so it cannot be missed.
        else if (missed > 1 && !(at === pattern.length - 1 && missed === 2)) run = 0
        longest = Math.max(longest, run)
      })
      expect(streaksOf(days, today)).toMatchObject({ current: run, longest })
      expect([...days.values()].every(isActive)).toBe(true)
    }),
  )
})
