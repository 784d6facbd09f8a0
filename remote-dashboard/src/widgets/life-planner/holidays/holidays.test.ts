import { schoolCalendarEnd } from '@cadence/shared/holidays/school-calendars'
import { holidayZones } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekday } from '../../../time/day.ts'
import { holidaysIn } from './holidays.ts'

const on = (zone: (typeof holidayZones)[number], day: string) =>
  holidaysIn(zone, { from: day, to: addDays(day, 1) }).map(({ name }) => name)

test.each([
  ['2026-10-16', []],
  ['2026-10-17', ['allSaintsBreak']],
  ['2026-11-01', ['allSaintsBreak', 'allSaints']],
  // The classes begin again.
  ['2026-11-02', []],
  ['2026-11-11', ['armistice']],
  ['2026-12-31', ['christmasBreak']],
  ['2027-01-01', ['christmasBreak', 'newYear']],
  ['2027-07-14', ['summerBreak', 'bastilleDay']],
])('on %s the schools of zone C have %j', (day, names) => {
  expect(on('C', day)).toEqual(names)
})

test('the winter holidays differ by zone, and La Réunion has breaks of its own', () => {
  const winter = (['A', 'B', 'C', 'alsace-moselle'] as const).map((zone) =>
    holidaysIn(zone, { from: '2027-02-01', to: '2027-03-20' }).map(({ from, to }) => `${from} ${to}`),
  )
  expect(winter).toEqual([
    ['2027-02-13 2027-03-01'],
    ['2027-02-20 2027-03-08'],
    ['2027-02-06 2027-02-22'],
    ['2027-02-20 2027-03-08'],
  ])
  expect(on('RE', '2027-03-20')).toEqual(['thirdTermBreak'])
})

test('a range over the end of a year has the holidays of both years', () => {
  const names = holidaysIn('A', { from: '2026-12-21', to: '2027-01-11' }).map(({ name }) => name)
  expect(names).toEqual(['christmasBreak', 'christmas', 'newYear'])
})

test('after the last known school year there are public holidays only, and the end is known', () => {
  expect(schoolCalendarEnd('A')).toBe('2027-09-01')
  expect(schoolCalendarEnd('alsace-moselle')).toBe(schoolCalendarEnd('B'))
  expect(schoolCalendarEnd('GP')).toBeNull()
  expect(on('A', '2031-12-25')).toEqual(['christmas'])
  expect(on('GP', '2026-12-25')).toEqual(['christmas'])
})

test('no break is longer than ten weeks, reaches beyond its calendar or overlaps another', () => {
  for (const zone of holidayZones) {
    const breaks = holidaysIn(zone, { from: '2020-01-01', to: '2040-01-01' }).filter(
      ({ kind }) => kind === 'school',
    )
    breaks.forEach(({ from, to }, at) => {
      expect(from < to && to <= addDays(from, 70)).toBe(true)
      expect(to <= (schoolCalendarEnd(zone) ?? '')).toBe(true)
      expect(from >= (breaks[at - 1]?.to ?? '')).toBe(true)
    })
  }
})

test('the metropolitan breaks of two weeks go from a Saturday to a Monday', () => {
  for (const zone of ['A', 'B', 'C'] as const) {
    const breaks = holidaysIn(zone, { from: '2025-09-01', to: '2027-07-01' })
    for (const { name, from, to } of breaks) {
      if (!/^(allSaints|christmas|winter|spring)Break$/.test(name)) continue
      expect([weekday(from), weekday(to), addDays(from, 16)]).toEqual([6, 1, to])
    }
  }
})

test('a longer range has the holidays of each of its days, and no others', () => {
  const day = fc.integer({ min: 0, max: 900 }).map((after) => addDays('2025-09-01', after))
  fc.assert(
    fc.property(
      fc.constantFrom(...holidayZones),
      day,
      fc.integer({ min: 1, max: 42 }),
      (zone, from, length) => {
        const names = holidaysIn(zone, { from, to: addDays(from, length) }).map(
          (each) => `${each.name} ${each.from}`,
        )
        const daily = Array.from({ length }, (_, after) => addDays(from, after)).flatMap((each) =>
          holidaysIn(zone, { from: each, to: addDays(each, 1) }).map(({ name, from }) => `${name} ${from}`),
        )
        expect(new Set(names)).toEqual(new Set(daily))
      },
    ),
    { numRuns: 60 },
  )
})
