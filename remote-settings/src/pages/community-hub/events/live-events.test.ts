import { expect, test } from 'vitest'
import { communityEventsTexts } from '../../../texts/community-hub.ts'
import { dateAndTime, eventTextsOf, liveEvents, momentsOf } from './live-events.ts'

test('the three events have the stated title, day and hour in Paris', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  const told = liveEvents.map((event) => {
    const { date, time } = dateAndTime(momentsOf(event, now).start, 'fr')
    return [eventTextsOf(event.id, communityEventsTexts.get()).title, date, time]
  })
  expect(told).toEqual([
    ['Live AMA', 'mercredi 16 septembre 2026', '19h00'],
    ['Challenge Productivité', 'jeudi 17 septembre 2026', '19h00'],
    ['AMA Patch 18.10', 'vendredi 18 septembre 2026', '19h00'],
  ])
  expect(communityEventsTexts.get().soon).toBe('Bientôt')
})

test('each language has its own form of day and hour', () => {
  const moment = new Date('2026-09-16T17:00:00Z')
  expect(dateAndTime(moment, 'en').date).toBe('Wednesday, September 16, 2026')
  expect(dateAndTime(moment, 'en').time).toMatch(/^7:00\sPM$/)
  expect(dateAndTime(moment, 'es')).toEqual({ date: 'miércoles, 16 de septiembre de 2026', time: '19:00' })
})

test.each([
  ['2026-09-16T16:59:59Z', 2026],
  ['2026-09-16T17:59:59Z', 2026],
  ['2026-09-16T18:00:00Z', 2027],
  ['2026-12-31T23:59:59Z', 2027],
  ['2027-01-01T00:00:00Z', 2027],
])('at %s the next event is in %i', (now, year) => {
  const { start, end } = momentsOf({ id: 'ama', day: 16 }, new Date(now))
  expect(start.toISOString()).toBe(`${year}-09-16T17:00:00.000Z`)
  expect(end.getTime() - start.getTime()).toBe(3_600_000)
})
