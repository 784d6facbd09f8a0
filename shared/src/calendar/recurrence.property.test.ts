import fc from 'fast-check'
import ICAL from 'ical.js'
import { afterEach, expect, test, vi } from 'vitest'
import type { PlannerEvent } from '../schemas/planner-event.ts'
import { expand } from './recurrence.ts'
import { IterationEnd, RuleIterator, readRule, WORK_MAX } from './rule-iterator.ts'

const event = (recurrence: string, start = '2026-01-05T09:00:00'): PlannerEvent => ({
  uid: 'a',
  title: 'Cours',
  start,
  end: start,
  timeZone: null,
  recurrence,
  kind: 'course',
})
const year = (recurrence: string, start?: string) =>
  expand(event(recurrence, start), '2026-01-01', '2027-01-01')

/** Counts what ical.js does for one rule, and fails long before a test would hang. */
function countSteps(): { steps: number } {
  const counted = { steps: 0 }
  const count = (name: 'check_contract_restriction' | 'increment_generic' | 'has_by_data') => {
    const original = ICAL.RecurIterator.prototype[name] as (...args: unknown[]) => never
    vi.spyOn(ICAL.RecurIterator.prototype, name).mockImplementation(function (
      this: unknown,
      ...args: unknown[]
    ) {
      counted.steps += 1
      if (counted.steps > 4_000_000) throw new Error('The expansion has no end')
      return original.apply(this, args)
    })
  }
  count('check_contract_restriction')
  count('increment_generic')
  count('has_by_data')
  return counted
}
afterEach(() => vi.restoreAllMocks())

test.each([
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=3',
  'FREQ=DAILY;BYMONTHDAY=0',
  'FREQ=DAILY;INTERVAL=7;BYDAY=TU',
  'FREQ=DAILY;INTERVAL=999999999999999',
  'FREQ=WEEKLY;BYWEEKNO=-1',
  'FREQ=WEEKLY;BYWEEKNO=53;BYMONTH=6',
  'FREQ=WEEKLY;INTERVAL=99999999999;BYMONTH=6',
  'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MONTHLY;INTERVAL=1000000000000;BYDAY=5MO',
  'FREQ=MONTHLY;BYMONTHDAY=99999999999999999999x',
  'FREQ=YEARLY;BYMONTH=4;BYDAY=1MO;BYMONTHDAY=15',
  'FREQ=YEARLY;BYMONTH=99999999999999999999x',
  'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=HOURLY;INTERVAL=99999;BYHOUR=10',
  'FREQ=DAILY;PARTS',
  'FREQ=DAILY;ITERATOR=x',
])('a rule without a second date, or with a senseless one, ends: %s', (rule) => {
  const counted = countSteps()
  expect(year(rule).slice(0, 1)).toEqual(['2026-01-05T09:00:00'])
  expect(counted.steps).toBeLessThan(1_000_000)
})

test.each(['HOURLY', 'MINUTELY', 'SECONDLY'])(
  'an event that repeats %s fills no more than its limit',
  (frequency) => {
    expect(year(`FREQ=${frequency}`)).toHaveLength(500)
  },
)

test('rare dates are found', () => {
  expect(expand(event('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29'), '2026-01-01', '2033-01-01')).toEqual(
    ['2026-01-05', '2028-02-29', '2032-02-29'].map((day) => `${day}T09:00:00`),
  )
  const last = year('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '1990-01-31T09:00:00')
  expect(last).toHaveLength(12)
  expect(year('FREQ=DAILY;COUNT=13500', '1990-01-01T09:00:00')).toHaveLength(351)
})

test('an unreadable rule leaves nothing of the member in the log', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(year('FREQ=SECRET')).toEqual(['2026-01-05T09:00:00'])
  expect(logged).not.toHaveBeenCalled()
})

test('a date that does not exist is left out', () => {
  const added = { ...event('FREQ=YEARLY'), additions: ['2026-02-31T09:00:00', '2026-03-01T09:00:00'] }
  expect(expand(added, '2026-01-01', '2027-01-01')).toEqual(['2026-01-05T09:00:00', '2026-03-01T09:00:00'])
  expect(expand(event('FREQ=DAILY', '2026-02-31T09:00:00'), '2026-02-01', '2026-03-02')).toEqual([])
})

const numbers = (least: number, greatest: number) =>
  fc
    .array(
      fc.oneof(fc.integer({ min: least, max: greatest }), fc.constantFrom('0', '-1', '5x', '1e9', '99x')),
      {
        minLength: 1,
        maxLength: 20,
      },
    )
    .map((values) => values.join())
const weekday = fc
  .tuple(
    fc.constantFrom('', '1', '2', '-1', '5', '-5', '+9', '53'),
    fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'),
  )
  .map((parts) => parts.join(''))
const parts = fc.record(
  {
    INTERVAL: fc.oneof(
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom('1e9', '99999999999', '0', '-5', '110000'),
    ),
    COUNT: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom('99999999', '0', '-5')),
    UNTIL: fc.constantFrom('20261122', '20280101T000000Z', '99999999T999999Z', '19000101'),
    WKST: fc.constantFrom('MO', 'SU'),
    BYMONTH: numbers(1, 12),
    BYMONTHDAY: numbers(-31, 31),
    BYYEARDAY: numbers(-366, 366),
    BYWEEKNO: numbers(-53, 53),
    BYDAY: fc.array(weekday, { minLength: 1, maxLength: 60 }).map((values) => values.join()),
    BYSETPOS: numbers(-366, 366),
    BYHOUR: numbers(0, 23),
    BYMINUTE: numbers(0, 59),
    BYSECOND: numbers(0, 60),
  },
  { requiredKeys: [] },
)
const rules = fc
  .tuple(fc.constantFrom('SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'), parts)
  .map(([frequency, chosen]) =>
    [`FREQ=${frequency}`, ...Object.entries(chosen).map(([name, value]) => `${name}=${value}`)]
      .join(';')
      .slice(0, 1000),
  )
const first = fc.constantFrom('1900-01-01', '1904-02-29T23:59:59', '2026-01-05T09:00:00', '2199-12-31')

test('the expansion of any rule ends', () => {
  const counted = countSteps()
  fc.assert(
    fc.property(rules, first, (rule, start) => {
      counted.steps = 0
      expect(expand(event(rule, start), '2026-01-01', '2028-01-01').length).toBeLessThanOrEqual(501)
      expect(counted.steps).toBeLessThan(2_000_000)
    }),
    { numRuns: 300 },
  )
})

test('an iteration does no more work than its limit', () => {
  const rule = readRule('FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2')
  const iterator = new RuleIterator(rule, ICAL.Time.fromDateString('2000-01-01'), 9000)
  const all = () => Array.from({ length: 2 }, () => iterator.next())
  expect(all).toThrow(IterationEnd)
  expect(iterator.work).toBeLessThan(WORK_MAX + 20)
})
