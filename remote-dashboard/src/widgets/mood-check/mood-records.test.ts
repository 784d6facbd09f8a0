import { expect, test } from 'vitest'
import { weekAround } from './mood-records.ts'

const entry = (day: string, mood: 'low' | 'great') => ({
  id: day,
  data: { day, mood },
  updatedAt: `${day}T10:00:00.000Z`,
})

test.each([
  ['a Monday', '2026-11-16'],
  ['a Wednesday', '2026-11-18'],
  ['a Sunday', '2026-11-22'],
])('the week goes from Monday to Sunday, seen from %s', (_, today) => {
  const days = weekAround([], today, 'monday').map(({ day }) => day)
  expect(days[0]).toBe('2026-11-16')
  expect(days[6]).toBe('2026-11-22')
  expect(days).toHaveLength(7)
})

test('the week goes from the day that the member chose', () => {
  expect(weekAround([], '2026-11-19', 'friday').map(({ day }) => day)[0]).toBe('2026-11-13')
  expect(weekAround([], '2026-11-19', 'sunday').map(({ day }) => day)[0]).toBe('2026-11-15')
})

test('each day has its mood, and days without an entry have none', () => {
  const entries = [entry('2026-11-16', 'low'), entry('2026-11-18', 'great'), entry('2026-11-15', 'low')]
  expect(weekAround(entries, '2026-11-18', 'monday').map(({ mood, when }) => [mood, when])).toEqual([
    ['low', 'past'],
    [null, 'past'],
    ['great', 'today'],
    [null, 'to come'],
    [null, 'to come'],
    [null, 'to come'],
    [null, 'to come'],
  ])
})
