import { expect, test } from 'vitest'
import { dueText, isLate } from './due.ts'

const now = Date.parse('2026-11-25T14:30:00+01:00')

test.each([
  [{ dueDay: '2026-11-25' }, 'aujourd’hui', 'today'],
  [{ dueDay: '2026-11-26', dueTime: '18:00' }, 'demain, 18:00', 'tomorrow, 06:00 PM'],
  [{ dueDay: '2026-11-24' }, 'hier', 'yesterday'],
  [{ dueDay: '2026-11-27' }, 'vendredi', 'Friday'],
  [{ dueDay: '2026-12-02' }, '2 décembre', 'December 2'],
  [{ dueDay: '2027-03-03' }, '3 mars 2027', 'March 3, 2027'],
  [{}, '', ''],
])('%o is %s', (due, french, english) => {
  expect(dueText(due, '2026-11-25', 'fr-FR')).toBe(french)
  expect(dueText(due, '2026-11-25', 'en-US')).toBe(english)
})

test.each([
  [{ dueDay: '2026-11-24' }, true],
  [{ dueDay: '2026-11-25' }, false],
  [{ dueDay: '2026-11-25', dueTime: '14:00' }, true],
  [{ dueDay: '2026-11-25', dueTime: '15:00' }, false],
  [{}, false],
])('%o is late on Wednesday at 14:30: %s', (due, late) => {
  expect(isLate(due, now, 'Europe/Paris')).toBe(late)
})

test('a day is over when it is over where the member lives', () => {
  expect(isLate({ dueDay: '2026-11-25' }, now, 'Pacific/Auckland')).toBe(true)
})
