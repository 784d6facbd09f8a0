import { memberTimeZone } from '@cadence/shared/preferences'
import { useSyncExternalStore } from 'react'
import { subscribeClock } from './clock.ts'
import { hourAt } from './day.ts'

/** A part of the day that has its own greeting. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** A time of day that has its own light and order of widgets. The night begins late in the evening and ends at 05:00. */
export type TimeOfDay = PartOfDay | 'night'

/** The part of the day that an hour belongs to: morning before 12:00, afternoon before 18:00 (specification, section 2). */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** The time of day that an hour belongs to. */
export const timeOfDay = (hour: number): TimeOfDay => (hour < 5 || hour >= 22 ? 'night' : partOfDay(hour))

const hourNow = () => hourAt(Date.now(), memberTimeZone())

/** The part of the day by the member's clock; renders again when another one begins. */
export function usePartOfDay(): PartOfDay {
  return useSyncExternalStore(subscribeClock, () => partOfDay(hourNow()))
}

/** The time of day by the member's clock now, for code outside components. */
export const timeOfDayNow = () => timeOfDay(hourNow())

/** The time of day by the member's clock; renders again when another one begins. */
export function useTimeOfDay(): TimeOfDay {
  return useSyncExternalStore(subscribeClock, timeOfDayNow)
}
