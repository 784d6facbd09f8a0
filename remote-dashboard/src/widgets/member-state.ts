import { useAuth } from '@cadence/shared/auth'
import { proxy, type Snapshot, useSnapshot } from 'valtio'

/** A widget's state by member: in a browser that two members use, neither sees what the other one did. */
export type MemberState<T extends object> = (userId: string) => T

/** State that outlives the widget's place on the grid, but not the page. */
export function memberState<T extends object>(initial: () => T): MemberState<T> {
  const states = new Map<string, T>()
  return (userId) => {
    const state = states.get(userId) ?? proxy(initial())
    states.set(userId, state)
    return state
  }
}

/** The signed-in member's state: a snapshot to draw, and the proxy to change. */
export function useMemberState<T extends object>(of: MemberState<T>): [Snapshot<T>, T] {
  const state = of(useAuth().user?._id ?? '')
  return [useSnapshot(state), state]
}
