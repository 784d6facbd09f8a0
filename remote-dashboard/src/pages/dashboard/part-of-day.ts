import { memberTimeZone } from '@cadence/shared/preferences'
import { useSyncExternalStore } from 'react'
import { subscribeClock } from '../../time/clock.ts'
import { hourAt } from '../../time/day.ts'

/** A part of the day that has its own greeting. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** The part of the day that an hour belongs to: morning before 12:00, afternoon before 18:00 (specification, section 2). */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

const now = () => partOfDay(hourAt(Date.now(), memberTimeZone()))

/** The part of the day by the member's clock; renders again when another one begins. */
export function usePartOfDay(): PartOfDay {
  return useSyncExternalStore(subscribeClock, now)
}
