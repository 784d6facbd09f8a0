import { expand } from '@cadence/shared/calendar/recurrence'
import { expect, test } from 'vitest'
import type { Entry } from '../../../records/records.ts'
import { entry } from '../week/events.test-kit.ts'
import { type Occurrence, occurrencesIn } from '../week/occurrences.ts'
import { type EventChanges, fieldsOf, movedTo, storedBefore } from './event-changes.ts'
import { movedRule, repetitionOf, ruleOf } from './repetition.ts'
import { changeAll, changeOne, deleteAll, deleteOne } from './series-changes.ts'

const zone = 'Europe/Paris'
const now = new Date('2026-11-22T10:00:00Z')
const range = { from: '2026-11-01', to: '2026-12-20' }
const course = entry('a', {
  start: '2026-11-03T09:00:00',
  end: '2026-11-03T10:30:00',
  recurrence: 'FREQ=WEEKLY;UNTIL=20261208T080000Z;BYDAY=TU',
  exceptions: ['2026-11-10T09:00:00'],
})

const occurrences = (entries: readonly Entry<'event'>[]) => occurrencesIn(entries, range, zone, expand)
const starts = (entries: readonly Entry<'event'>[]) =>
  occurrences(entries).map(({ start }) => start.slice(5, 16))

function after(entries: readonly Entry<'event'>[], changes: EventChanges): Entry<'event'>[] {
  const all = new Map(entries.map((each) => [each.id, each]))
  for (const [id, data] of changes) data ? all.set(id, { id, data, updatedAt: '' }) : all.delete(id)
  return [...all.values()]
}

function at(entries: readonly Entry<'event'>[], start: string): Occurrence {
  const found = occurrences(entries).find((each) => each.start.slice(5, 16) === start)
  if (!found) throw new Error(`Nothing at ${start}`)
  return found
}

test('one occurrence can be moved twice and deleted while the others stay', () => {
  const first = at([course], '11-17T09:00')
  const moved = after([course], changeOne(first, movedTo(first, '2026-11-18T14:00:00', zone), now))
  expect(starts(moved)).toEqual(['11-03T09:00', '11-18T14:00', '11-24T09:00', '12-01T09:00', '12-08T09:00'])
  const second = at(moved, '11-18T14:00')
  const again = after(moved, changeOne(second, movedTo(second, '2026-11-19T08:00:00', zone), now))
  expect(again).toHaveLength(2)
  expect(starts(again)[1]).toBe('11-19T08:00')
  const gone = after(again, deleteOne(again, at(again, '11-19T08:00'), now))
  expect(gone).toHaveLength(1)
  expect(starts(gone)).toEqual(['11-03T09:00', '11-24T09:00', '12-01T09:00', '12-08T09:00'])
})

test('undo restores a deleted occurrence', () => {
  const changes = deleteOne([course], at([course], '11-24T09:00'), now)
  const gone = after([course], changes)
  expect(starts(gone)).not.toContain('11-24T09:00')
  expect(starts(after(gone, storedBefore([course], changes)))).toEqual(starts([course]))
})

test('moving a series moves its exceptions, its changed occurrences and its end', () => {
  const first = at([course], '11-17T09:00')
  const own = after([course], changeOne(first, { ...fieldsOf(first), title: 'Partiel' }, now))
  const second = at(own, '11-24T09:00')
  const moved = after(own, changeAll(own, second, movedTo(second, '2026-11-25T10:00:00', zone), false, now))
  expect(starts(moved)).toEqual(['11-04T10:00', '11-17T09:00', '11-25T10:00', '12-02T10:00', '12-09T10:00'])
  expect(occurrences(moved).map(({ event }) => event.title)[1]).toBe('Partiel')
})

test('a series can become all-day and end earlier', () => {
  const first = at([course], '11-17T09:00')
  const fields = { ...fieldsOf(first), start: '2026-11-17', end: '2026-11-18', timeZone: null }
  const recurrence = ruleOf({ every: 'weekly', until: '2026-11-24' }, fields)
  const whole = after(
    [course],
    changeAll([course], first, { ...fields, ...(recurrence && { recurrence }) }, true, now),
  )
  expect(starts(whole)).toEqual(['11-03', '11-17', '11-24'])
})

test('deleting a series deletes its changed occurrences', () => {
  const first = at([course], '11-17T09:00')
  const two = after([course, entry('b')], changeOne(first, fieldsOf(first), now))
  expect(after(two, deleteAll(two, first)).map(({ id }) => id)).toEqual(['b'])
})

test('a change raises the revision', () => {
  const [changed] = [
    ...changeOne(at([course], '11-17T09:00'), fieldsOf(at([course], '11-17T09:00')), now).values(),
  ]
  expect(changed).toMatchObject({
    sequence: 1,
    modified: '2026-11-22T10:00:00.000Z',
    original: '2026-11-17T09:00:00',
  })
  expect(changed).not.toHaveProperty('recurrence')
  expect(changed).not.toHaveProperty('exceptions')
})

test.each([
  ['never', null, undefined],
  ['daily', null, 'FREQ=DAILY'],
  ['weekly', '2026-12-31', 'FREQ=WEEKLY;UNTIL=20261231T225959Z'],
  ['monthly', null, 'FREQ=MONTHLY'],
] as const)('the form’s repetition %s until %s is the rule %s, and the reverse', (every, until, rule) => {
  expect(ruleOf({ every, until }, course.data)).toBe(rule)
  expect(repetitionOf(rule, course.data)).toEqual({ every, until })
})

test.each([
  ['FREQ=WEEKLY;BYDAY=TU', 'weekly'],
  ['FREQ=WEEKLY;BYDAY=TU,TH', 'other'],
  ['FREQ=WEEKLY;INTERVAL=2', 'other'],
  ['FREQ=DAILY;COUNT=5', 'other'],
  ['FREQ=YEARLY', 'other'],
])('the form shows the rule %s as %s', (rule, every) => {
  expect(repetitionOf(rule, course.data).every).toBe(every)
})

test.each([
  ['FREQ=WEEKLY;BYDAY=MO,TU', '2026-11-04T09:00:00', 'FREQ=WEEKLY;BYDAY=TU,WE'],
  ['FREQ=WEEKLY;BYDAY=MO,TU', '2026-11-03T11:00:00', 'FREQ=WEEKLY;BYDAY=MO,TU'],
  ['FREQ=MONTHLY;BYDAY=1TU', '2026-11-04T09:00:00', 'FREQ=MONTHLY'],
  ['FREQ=MONTHLY;BYDAY=1TU', '2026-11-03T10:00:00', 'FREQ=MONTHLY;BYDAY=1TU'],
])('the rule %s, moved from a Tuesday to %s, is %s', (rule, start, moved) => {
  expect(movedRule(rule, course.data, { start, timeZone: zone }, (local) => local)).toBe(moved)
})
