import type { WidgetId } from '@cadence/shared/schemas'
import { useUntouched } from '../records/use-records.ts'
import { useSampleWeek } from './life-planner/planner-events.ts'
import { useTrackerSample } from './personal-tracker/use-figures.ts'

/** The ids of the widgets of which something holds. */
export const idsWhere = (...facts: readonly [WidgetId, boolean][]): ReadonlySet<WidgetId> =>
  new Set(facts.flatMap(([id, holds]) => (holds ? [id] : [])))

/**
 * The widgets that show samples: until the member's first own content there, which no deletion undoes. Their frame marks
 * them, and the light of the hour never falls on them.
 */
export function useSamples(): ReadonlySet<WidgetId> {
  return idsWhere(
    ['1', useTrackerSample()],
    ['2', useSampleWeek()],
    ['6', useUntouched('goal')],
    ['9', useUntouched('task')],
    ['10', useUntouched('note')],
  )
}
