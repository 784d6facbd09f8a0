import { authState, useAuth } from '@cadence/shared/auth'
import { useSyncExternalStore } from 'react'
import type { View } from './view/PlannerToolbar.tsx'

/** What a member looks at, apart from the widget: that is drawn anew when the dashboard is edited. */
interface Desk {
  /** Null for the present day. */
  day: string | null
  view: View
}

const first: Desk = { day: null, view: 'week' }
let owner: string | undefined
let desk = first
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows another day to the signed-in member, or in another way. */
export function putDesk(change: Partial<Desk>): void {
  const userId = authState.user?._id
  desk = { ...(owner === userId ? desk : first), ...change }
  owner = userId
  for (const listener of listeners) listener()
}

/** What the signed-in member looks at. */
export function useDesk(): Desk {
  const userId = useAuth().user?._id
  const held = useSyncExternalStore(subscribe, () => desk)
  return owner === userId ? held : first
}
