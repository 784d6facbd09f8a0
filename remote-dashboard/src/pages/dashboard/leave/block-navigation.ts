import { isSignedIn } from '@cadence/shared/auth'
import { useBlocker } from '@cadence/shared/router'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { dashboardOf, isHistory } from '../../../dashboards/dashboard-address.ts'

type Address = Pick<URL, 'pathname' | 'search'>

/** A navigation, as the router describes it before it begins. */
interface Navigation {
  currentLocation: Address
  nextLocation: Address
  historyAction: 'PUSH' | 'POP' | 'REPLACE'
}

/** What an address opens: a dashboard's id, '?new' for a new one, '?history', or null for the main dashboard. */
function openedBy({ search }: Address): string | null {
  if (isHistory(search)) return '?history'
  const { id, isNew } = dashboardOf(search)
  return isNew ? '?new' : id
}

/**
 * Whether a navigation takes the dashboard off the screen: to another page, or to another dashboard on this page. An
 * address that is replaced on this page names what was just saved, and takes nothing away.
 */
export function leavesDashboard({
  currentLocation: from,
  nextLocation: to,
  historyAction,
}: Navigation): boolean {
  if (from.pathname !== to.pathname) return true
  return historyAction !== 'REPLACE' && openedBy(from) !== openedBy(to)
}

/**
 * Blocks navigations that would lose the changes of a member. Signing out is not blocked: nobody is signed in then who
 * could save them.
 * @param owner the member with unsaved changes; null when there are none.
 * @returns whether a navigation is blocked, and a function that continues or ends it. The function does nothing when
 * none is blocked any more.
 */
export function useBlockedNavigation(owner: string | null) {
  const blocker = useBlocker(
    useCallback((way) => owner !== null && isSignedIn(owner) && leavesDashboard(way), [owner]),
  )
  // A save ends later, perhaps when the page was left: the router throws at an answer that it does not wait for.
  const latest = useRef(blocker)
  useLayoutEffect(() => {
    latest.current = blocker
    return () => {
      latest.current = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined }
    }
  }, [blocker])
  const answer = useCallback((how: 'proceed' | 'reset') => {
    const { current } = latest
    if (current.state === 'blocked') current[how]()
  }, [])
  return { isBlocked: blocker.state === 'blocked', answer }
}
