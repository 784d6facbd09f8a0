import { expect, test } from 'vitest'
import { streaksOf } from './streaks.ts'

const idle = { studyMs: 0, subjects: new Map(), sessions: 0, tasks: 0, mood: 3 }
const on = (...active: string[]) =>
  new Map([['2026-11-01', idle], ...active.map((day) => [day, { ...idle, sessions: 1 }] as const)])
const today = '2026-11-25'

test('a member without any day has no streak', () => {
  expect(streaksOf(new Map(), today)).toEqual({ current: 0, longest: 0, state: 'none' })
})

test('a mood alone makes no day of a streak', () => {
  expect(streaksOf(new Map([[today, idle]]), today).current).toBe(0)
})

test('one missed day is a day of grace; two end the streak', () => {
  expect(streaksOf(on('2026-11-21', '2026-11-22', '2026-11-24', today), today)).toMatchObject({
    current: 4,
    state: 'done',
  })
  expect(streaksOf(on('2026-11-20', '2026-11-21', '2026-11-24', today), today)).toMatchObject({
    current: 2,
    longest: 2,
  })
})

test('today is not missed before it is over', () => {
  expect(streaksOf(on('2026-11-23', '2026-11-24'), today)).toEqual({ current: 2, longest: 2, state: 'open' })
  expect(streaksOf(on('2026-11-22', '2026-11-23'), today)).toEqual({ current: 2, longest: 2, state: 'grace' })
  expect(streaksOf(on('2026-11-21', '2026-11-22'), today)).toEqual({ current: 0, longest: 2, state: 'none' })
})

test('a streak goes over 29 February and the year’s end', () => {
  expect(streaksOf(on('2028-02-28', '2028-02-29', '2028-03-01'), '2028-03-01').current).toBe(3)
  expect(streaksOf(on('2026-12-31', '2027-01-01'), '2027-01-01').current).toBe(2)
})
