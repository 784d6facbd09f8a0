import type { HolidayZone } from '@cadence/shared/schemas'
import { addDays } from '../../../time/day.ts'

/** A public holiday, by the name of its text. */
export type PublicHoliday =
  | 'newYear'
  | 'goodFriday'
  | 'easterMonday'
  | 'labourDay'
  | 'victoryDay'
  | 'ascension'
  | 'whitMonday'
  | 'bastilleDay'
  | 'assumption'
  | 'allSaints'
  | 'armistice'
  | 'christmas'
  | 'saintStephen'
  | 'abolition'
  | 'gospelDay'
  | 'matarii'
  | 'citizenship'
  | 'saintChanel'
  | 'saintsPeterAndPaul'
  | 'territoryDay'

/** The month and the day, or the number of days after Easter Sunday. */
type Rule = { name: PublicHoliday; on: string | number; since?: number }

/** The eleven of the whole country (code du travail, article L3133-1). */
const national: readonly Rule[] = [
  { name: 'newYear', on: '01-01' },
  { name: 'easterMonday', on: 1 },
  { name: 'labourDay', on: '05-01' },
  { name: 'victoryDay', on: '05-08' },
  { name: 'ascension', on: 39 },
  { name: 'whitMonday', on: 50 },
  { name: 'bastilleDay', on: '07-14' },
  { name: 'assumption', on: '08-15' },
  { name: 'allSaints', on: '11-01' },
  { name: 'armistice', on: '11-11' },
  { name: 'christmas', on: '12-25' },
]

const abolition = (on: string): readonly Rule[] => [{ name: 'abolition', on }]

/**
 * What a place adds to the national holidays: Alsace and Moselle by article L3134-13 of the code du travail, the abolition
 * of slavery by its article L3422-2, the others by the rules of the territory itself.
 */
const local: { readonly [Zone in HolidayZone]?: readonly Rule[] } = {
  'alsace-moselle': [
    { name: 'goodFriday', on: -2 },
    { name: 'saintStephen', on: '12-26' },
  ],
  YT: abolition('04-27'),
  MQ: abolition('05-22'),
  GP: abolition('05-27'),
  MF: abolition('05-28'),
  GF: abolition('06-10'),
  BL: abolition('10-09'),
  RE: abolition('12-20'),
  PF: [
    { name: 'gospelDay', on: '03-05' },
    { name: 'goodFriday', on: -2 },
    { name: 'matarii', on: '11-20', since: 2026 },
  ],
  NC: [{ name: 'citizenship', on: '09-24' }],
  WF: [
    { name: 'saintChanel', on: '04-28' },
    { name: 'saintsPeterAndPaul', on: '06-29' },
    { name: 'territoryDay', on: '07-29' },
  ],
}

const two = (value: number) => String(value).padStart(2, '0')

/** Easter Sunday of a year of the Gregorian calendar, as `YYYY-MM-DD` (Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late + 114
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`
}

/** The public holidays of a year in a place, with their days. Two of them can be on one day. */
export function publicHolidaysOf(year: number, zone: HolidayZone): { name: PublicHoliday; day: string }[] {
  const easter = easterOf(year)
  const rules = [...national, ...(local[zone] ?? [])]
  return rules.flatMap(({ name, on, since = 0 }) => {
    if (year < since) return []
    return [{ name, day: typeof on === 'number' ? addDays(easter, on) : `${year}-${on}` }]
  })
}
