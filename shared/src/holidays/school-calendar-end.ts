import type { HolidayZone } from '@cadence/shared/schemas'

/** The zone whose school calendar holds in a place. */
export const schoolZone = (zone: HolidayZone): HolidayZone => (zone === 'alsace-moselle' ? 'B' : zone)

/**
 * The first day that the last published calendar of a place does not cover. The files of the school years name the sources.
 * They stand apart from the breaks, because a form that says how long these are known needs none of them.
 */
const ends: { readonly [Zone in HolidayZone]?: string } = {
  A: '2027-09-01',
  B: '2027-09-01',
  C: '2027-09-01',
  // The southern winter holidays begin on this day; the return is not published.
  RE: '2027-07-03',
  PF: '2027-08-24',
}

/** The first day that no published school calendar of a place covers; null where none is known at all. */
export const schoolCalendarEnd = (zone: HolidayZone): string | null => ends[schoolZone(zone)] ?? null
