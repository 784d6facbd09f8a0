import { act, cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press } from '../../../widgets/countdown/countdown-records.ts'
import { at, event, goal, prepareBand, show } from './now-band.test-kit.tsx'

prepareBand()

const line = () => document.querySelector('[data-day-line]')

/** Where something is on the line of the day, and how long it is, as shares of the width. */
const placesOf = (selector: string) =>
  [...(line()?.querySelectorAll<HTMLElement>(selector) ?? [])].map(({ style }) =>
    ['--at', '--length'].map((name) => Math.round(Number.parseFloat(style.getPropertyValue(name)))),
  )
const lampAt = () => placesOf('i')[0]?.[0]

test('the line of the day shows its events, those that are over as such, and where the day is now', () => {
  goal(1, 'Maths')
  event('Anatomie', '07:00', '08:36')
  event('Chorale', '19:00', '21:24')
  event('Demain', '10:00', '11:00', { day: '2026-11-26' })
  show('2')
  // From seven to eleven in the evening: sixteen hours.
  expect(placesOf('span')).toEqual([
    [0, 10],
    [75, 15],
  ])
  expect(placesOf('span[data-over]')).toEqual([[0, 10]])
  expect(lampAt()).toBe(13)
})

test('the line begins with an event that is earlier than the morning, and ends with one that is later than the evening', () => {
  goal(1, 'Maths')
  event('Aviron', '05:00', '06:54')
  event('Garde', '22:06', '23:59')
  show('2')
  // From five to midnight: nineteen hours.
  expect(placesOf('span')).toEqual([
    [0, 10],
    [90, 10],
  ])
})

test('at night the line begins now', () => {
  at('02:00')
  goal(1, 'Maths')
  show('2')
  expect(lampAt()).toBe(0)
})

test('a session and the question for the first goal have the room of the line', () => {
  show('2')
  expect(line()).toBeNull()
  act(() => goal(1, 'Maths'))
  expect(line()).not.toBeNull()
  act(() => press('timer', 'ready'))
  expect(line()).toBeNull()
})

test('a board without a planner has no line: nothing on it would tell the events in words', () => {
  goal(1, 'Maths')
  event('Chorale', '19:00', '21:24')
  show('8')
  expect(line()).toBeNull()
  cleanup()
  show('8', '2')
  expect(line()).not.toBeNull()
})
