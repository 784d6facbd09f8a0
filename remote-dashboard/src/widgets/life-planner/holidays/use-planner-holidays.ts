import { usePreference } from '@cadence/shared/preferences'
import { useMemo } from 'react'
import { useLazyModule } from '../../../lazy-module.ts'
import { holidaysModule } from '../planner-modules.ts'
import type { PlannerHolidays } from './planner-holidays.ts'

const none: PlannerHolidays = { list: [], note: null }

/**
 * The holidays of the member's place in the days from `from` to before `to`. None until they have chosen a place.
 * @param onFailure called when the calendars could not be loaded.
 */
export function usePlannerHolidays(
  from: string,
  to: string,
  tag: string,
  onFailure: () => void,
): PlannerHolidays {
  const zone = usePreference('holidayZone')
  const module = useLazyModule(holidaysModule, zone !== null, onFailure)
  return useMemo(
    () => (zone === null || !module ? none : module.plannerHolidays(zone, { from, to }, tag)),
    [zone, module, from, to, tag],
  )
}
