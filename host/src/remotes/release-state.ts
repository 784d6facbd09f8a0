/**
 * How one release does in this document.
 *
 * | state   | asked     | gave   | chunk failed | broke   | hung    | arrived |
 * | ------- | --------- | ------ | ------------ | ------- | ------- | ------- |
 * | new     | opening   | –      | –            | –       | –       | new     |
 * | opening | opening   | proven | suspect      | suspect | suspect | opening |
 * | proven  | proven    | proven | proven       | suspect | suspect | proven  |
 * | suspect | opening * | proven | suspect      | suspect | suspect | opening |
 *
 * (*) With a new container, unless a load of this release is still under way: that load has just opened one.
 * Each failure is counted and gives the next request of the entry a fresh address (`?retry=1`), because a cache may hold
 * a bad answer, and a hanging request would be joined. An arrival resets the count: the plain address works after all.
 */
export interface ReleaseState {
  name: 'new' | 'opening' | 'proven' | 'suspect'
  failures: number
  /** Loads under way. */
  loading: number
  /** Files that arrived after they were given up on. */
  arrivals: number
}

/**
 * `chunk failed`: a chunk did not arrive, which says nothing about the container that asked for it. `broke`: anything
 * else that fails, of which the container may be the cause. `superseded`: the load failed because a late file arrived
 * and the load was given up on. `hung`: nothing is on its way and there is no answer.
 */
export type ReleaseEvent = 'asked' | 'gave' | 'chunk failed' | 'broke' | 'superseded' | 'hung' | 'arrived'

export const newRelease: ReleaseState = { name: 'new', failures: 0, loading: 0, arrivals: 0 }

/** Whether the next load of a release has to open a new container. Pure. */
export function needsNewContainer({ name, loading }: ReleaseState): boolean {
  return name === 'suspect' && loading === 0
}

/** The state of a release after an event. Pure. */
export function nextRelease(state: ReleaseState, event: ReleaseEvent): ReleaseState {
  const { name, failures, arrivals } = state
  const ended = Math.max(0, state.loading - 1)
  switch (event) {
    case 'asked': {
      const isOpening = name === 'new' || needsNewContainer(state)
      return { ...state, name: isOpening ? 'opening' : name, loading: state.loading + 1 }
    }
    case 'gave':
      return { ...state, name: 'proven', loading: ended }
    case 'chunk failed':
      return { ...state, name: name === 'proven' ? name : 'suspect', failures: failures + 1, loading: ended }
    case 'broke':
      return { ...state, name: 'suspect', failures: failures + 1, loading: ended }
    case 'superseded':
      return { ...state, loading: ended }
    case 'hung':
      return name === 'new' ? state : { ...state, name: 'suspect', failures: failures + 1, loading: 0 }
    case 'arrived':
      if (name === 'new') return state
      return { ...state, name: name === 'suspect' ? 'opening' : name, failures: 0, arrivals: arrivals + 1 }
  }
}
