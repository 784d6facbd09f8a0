import { isSignedIn } from '@cadence/shared/auth'
import { useBlocker } from '@cadence/shared/router'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { leadsAway } from './leads-away.ts'

/**
 * Holds the navigations that lead away from what a member has not saved. Signing out is not held: what is on the screen
 * is nobody's then.
 * @param owner the member whose it is; null when there is nothing to lose.
 * @returns whether one is held, and what lets it go on or ends it; nothing happens where none is held any more.
 */
export function useHeldNavigation(owner: string | null) {
  const blocker = useBlocker(
    useCallback((way) => owner !== null && isSignedIn(owner) && leadsAway(way), [owner]),
  )
  // A save ends later, perhaps when the page has gone: the router throws at an answer that it does not wait for.
  const held = useRef(blocker)
  useLayoutEffect(() => {
    held.current = blocker
    return () => {
      held.current = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined }
    }
  }, [blocker])
  const answer = useCallback((how: 'proceed' | 'reset') => {
    const { current } = held
    if (current.state === 'blocked') current[how]()
  }, [])
  return { isHeld: blocker.state === 'blocked', answer }
}
