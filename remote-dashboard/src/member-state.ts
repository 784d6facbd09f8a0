import { authState, useAuth } from '@cadence/shared/auth'
import { proxy, ref, useSnapshot } from 'valtio'

interface Held<State> {
  userId: string | undefined
  value: State
}

/**
 * State that outlives its screen, until the page is closed. It belongs to the member who made it: another one who signs in
 * on the same page begins with the initial state.
 */
export function memberState<State extends object>(initial: State) {
  // Each change replaces the whole, so that nothing in it becomes a proxy.
  const state = proxy({ held: ref<Held<State>>({ userId: undefined, value: initial }) })
  const ownOf = (held: Held<State>, userId: string | undefined) =>
    held.userId === userId ? held.value : initial
  const get = () => ownOf(state.held, authState.user?._id)
  return {
    /** The state of the signed-in member. */
    get,
    /** Changes the state of the signed-in member. */
    update(change: Partial<State>): void {
      state.held = ref({ userId: authState.user?._id, value: { ...get(), ...change } })
    },
    /** The same state for a component. */
    useValue(): State {
      const userId = useAuth().user?._id
      // `sync`: a text field that gets its text in a later frame moves the caret to the end.
      return ownOf(useSnapshot(state, { sync: true }).held, userId)
    },
  }
}
