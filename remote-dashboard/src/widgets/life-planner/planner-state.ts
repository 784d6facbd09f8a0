import { authState, useAuth } from '@cadence/shared/auth'
import { proxy, useSnapshot } from 'valtio'

export type PlannerView = 'week' | 'day' | 'month'

/** What the member looks at. */
interface PlannerState {
  /** The chosen day as `YYYY-MM-DD`, or null for today. */
  day: string | null
  view: PlannerView
}

const initial: PlannerState = { day: null, view: 'week' }

/** The state outlives the widget, which is removed when the member edits the dashboard. It belongs to one member. */
const state = proxy<PlannerState & { userId: string | undefined }>({ ...initial, userId: undefined })

/** Changes the day or the view of the signed-in member. */
export function updatePlannerState(change: Partial<PlannerState>): void {
  const userId = authState.user?._id
  Object.assign(state, state.userId === userId ? {} : initial, change, { userId })
}

/** The day and the view of the signed-in member. */
export function usePlannerState(): PlannerState {
  const memberId = useAuth().user?._id
  const { userId, day, view } = useSnapshot(state)
  return userId === memberId ? { day, view } : initial
}
