import { expect, test } from 'vitest'
import { communityEventsTexts } from '../../../texts/community-hub.ts'
import { dateAndTime, dayAndTime, eventTextsOf, liveEvents, startIn, yearOf } from './live-events.ts'

test('the three events have the stated title, day and hour in Paris', () => {
  const told = liveEvents.map((event) => {
    const { date, time } = dateAndTime(startIn(2026, event), 'fr')
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

test('without a year an event has its stated day and hour, and no weekday', () => {
  expect(dayAndTime({ day: 16 }, 'fr')).toEqual({ date: '16 septembre', time: '19h00' })
  expect(dayAndTime({ day: 17 }, 'en').date).toBe('September 17')
  expect(dayAndTime({ day: 18 }, 'es').date).toBe('18 de septiembre')
})

test.each([
  ['2027', 2027],
  ['bientôt', null],
  [{ toComplete: 'année' }, null],
])('the fact %j is the year %s', (fact, year) => {
  expect(yearOf(fact)).toBe(year)
})
