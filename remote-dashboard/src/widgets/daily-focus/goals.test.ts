import { expect, test } from 'vitest'
import { goalsOf, leftOver, nextFree, normaliseGoal, offers } from './goals.ts'

const entry = (id: string, text: string, done = false) => ({
  id,
  data: { day: id.slice(0, 10), text, done },
  updatedAt: '2026-11-18T10:00:00.000Z',
})
const today = '2026-11-18'

test('the goals of a day are in their places, whatever the order of the records', () => {
  const entries = [entry(`${today}-3`, 'c'), entry('2026-11-17-2', 'x'), entry(`${today}-1`, 'a', true)]
  expect(goalsOf(entries, today)).toMatchObject({ 1: { text: 'a', done: true }, 2: null, 3: { text: 'c' } })
})

test('the unfinished goals of the last day with goals are left over', () => {
  const entries = [
    entry('2026-11-16-1', 'vieux'),
    entry('2026-11-17-3', 'c'),
    entry('2026-11-17-1', 'a'),
    entry('2026-11-17-2', 'b', true),
  ]
  expect(leftOver(entries, today)).toEqual({ day: '2026-11-17', texts: ['a', 'c'] })
})

test('when the last day with goals is done, nothing is left over, even from an earlier day', () => {
  expect(leftOver([entry('2026-11-16-1', 'vieux'), entry('2026-11-17-1', 'a', true)], today)).toBeNull()
})

test('days without goals are skipped, up to a week', () => {
  expect(leftOver([entry('2026-11-11-1', 'a')], today)?.day).toBe('2026-11-11')
  expect(leftOver([entry('2026-11-10-1', 'a')], today)).toBeNull()
  expect(leftOver([entry(`${today}-1`, 'a'), entry('2026-11-19-1', 'b')], today)).toBeNull()
})

test('a goal that today repeats is not left over', () => {
  const entries = [entry('2026-11-17-1', 'a'), entry('2026-11-17-2', 'b'), entry(`${today}-3`, 'a')]
  expect(leftOver(entries, today)?.texts).toEqual(['b'])
})

test('the free places get the offered goals in order', () => {
  const goals = goalsOf([entry(`${today}-2`, 'x')], today)
  expect(offers(goals, ['a', 'b', 'c'])).toEqual({ 1: 'a', 2: null, 3: 'b' })
  expect(offers(goals, ['a'])).toEqual({ 1: 'a', 2: null, 3: null })
})

test('the next free place is searched after the current one, then from the first place on', () => {
  const goals = goalsOf([entry(`${today}-3`, 'x')], today)
  expect(nextFree(goals, 1)).toBe(2)
  expect(nextFree(goals, 2)).toBe(1)
  const full = goalsOf([entry(`${today}-1`, 'a'), entry(`${today}-2`, 'b'), entry(`${today}-3`, 'c')], today)
  expect(nextFree(full, 1)).toBeNull()
})

test('the text of a goal is one line', () => {
  expect(normaliseGoal('  Lire\n le  chapitre ')).toBe('Lire le chapitre')
})
