import { holidayZones } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekday } from '../../../time/day.ts'
import { easterOf, publicHolidaysOf } from './public-holidays.ts'

const named = (year: number, zone: (typeof holidayZones)[number]) =>
  publicHolidaysOf(year, zone)
    .map(({ name, day }) => `${day.slice(5)} ${name}`)
    .sort()

test.each([
  [1818, '03-22'],
  [1943, '04-25'],
  [1961, '04-02'],
  [2000, '04-23'],
  [2008, '03-23'],
  [2026, '04-05'],
  [2027, '03-28'],
  [2028, '04-16'],
  [2038, '04-25'],
  [2049, '04-18'],
  [2076, '04-19'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterOf(year)).toBe(`${year}-${day}`)
})

test('Easter is always a Sunday from 22 March to 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 4000 }), (year) => {
      const day = easterOf(year)
      expect(weekday(day)).toBe(0)
      expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true)
    }),
  )
})

const national2027 = [
  '01-01 newYear',
  '03-29 easterMonday',
  '05-01 labourDay',
  '05-06 ascension',
  '05-08 victoryDay',
  '05-17 whitMonday',
  '07-14 bastilleDay',
  '08-15 assumption',
  '11-01 allSaints',
  '11-11 armistice',
  '12-25 christmas',
]

test.each([
  ['A', []],
  ['B', []],
  ['C', []],
  ['alsace-moselle', ['03-26 goodFriday', '12-26 saintStephen']],
  ['corse', []],
  ['GP', ['05-27 abolition']],
  ['GF', ['06-10 abolition']],
  ['MQ', ['05-22 abolition']],
  ['YT', ['04-27 abolition']],
  ['NC', ['09-24 citizenship']],
  ['PF', ['03-05 gospelDay', '03-26 goodFriday', '11-20 matarii']],
  ['RE', ['12-20 abolition']],
  ['BL', ['10-09 abolition']],
  ['MF', ['05-28 abolition']],
  ['PM', []],
  ['WF', ['04-28 saintChanel', '06-29 saintsPeterAndPaul', '07-29 territoryDay']],
] as const)('%s adds its own days to the national ones', (zone, own) => {
  expect(named(2027, zone)).toEqual([...national2027, ...own].sort())
})

test('Matari’i is a public holiday of Polynesia since 2026', () => {
  expect(named(2024, 'PF')).not.toContain('11-20 matarii')
  expect(named(2026, 'PF')).toContain('11-20 matarii')
})

test('Ascension is a Thursday and the two Mondays are Mondays, in every year and place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2200 }), fc.constantFrom(...holidayZones), (year, zone) => {
      const weekdays = new Map(publicHolidaysOf(year, zone).map(({ name, day }) => [name, weekday(day)]))
      expect(weekdays.get('ascension')).toBe(4)
      expect(weekdays.get('easterMonday')).toBe(1)
      expect(weekdays.get('whitMonday')).toBe(1)
      expect([5, undefined]).toContain(weekdays.get('goodFriday'))
    }),
  )
})
