import { expect, test } from 'vitest'
import { at, event, goal, prepareBand, show } from './now-band.test-kit.tsx'

prepareBand()

/** Where something is on the line of the day, as shares of its width. */
const placesOf = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(`[aria-hidden] > ${selector}`)].map(({ style }) =>
    ['--at', '--length'].map((name) => Math.round(Number.parseFloat(style.getPropertyValue(name)))),
  )

test('the line of the day shows its events, those that are over as such, and where the day is now', () => {
  goal(1, 'Maths')
  event('Anatomie', '07:00', '08:36')
  event('Chorale', '19:00', '21:24')
  event('Demain', '10:00', '11:00', { day: '2026-11-26' })
  show()
  // From seven to eleven in the evening: sixteen hours.
  expect(placesOf('span')).toEqual([
    [0, 10],
    [75, 15],
  ])
  expect(placesOf('span[data-over]')).toEqual([[0, 10]])
  expect(placesOf('i[style]')[0]?.[0]).toBe(13)
})

test('the line begins before the first event and ends after the last one, also at night', () => {
  at('00:00')
  goal(1, 'Maths')
  event('Garde', '20:00', '23:59')
  show()
  expect(placesOf('i[style]')[0]?.[0]).toBe(0)
  expect(placesOf('span')).toEqual([[83, 17]])
})

test('a band that asks for the first goal has the room for the question', () => {
  show('1', '2')
  expect(placesOf('i[style]')).toEqual([])
})
