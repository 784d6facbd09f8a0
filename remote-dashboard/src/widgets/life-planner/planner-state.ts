import { memberState } from '../../member-state.ts'

export type PlannerView = 'week' | 'day' | 'month'

/** What the member looks at. */
interface PlannerState {
  /** The chosen day as `YYYY-MM-DD`, or null for today. */
  day: string | null
  view: PlannerView
}

/** It outlives the widget, which is removed when the member edits the dashboard. */
const state = memberState<PlannerState>({ day: null, view: 'week' })

/** Changes the day or the view of the signed-in member. */
export const updatePlannerState = state.update

/** The day and the view of the signed-in member. */
export const usePlannerState = state.useValue
