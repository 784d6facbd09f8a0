import { authState, onAuthChange } from '@cadence/shared/auth'
import { paths, settingsPath, useLocation } from '@cadence/shared/router'
import { useSyncExternalStore } from 'react'

/**
 * Where a link back to the help center leads. The guards lead a member from the help center to the dashboard, so a member who reads an
 * article as a page goes to the same help in the settings. In the window over the app, whose address is not the browser's, the link
 * stays in the window.
 * @param id an element of the help center.
 */
export function useCenterLink(id?: string): string {
  const { pathname } = useLocation()
  const isMembersPage = useSyncExternalStore(
    onAuthChange,
    () => authState.isAuthenticated && window.location.pathname === pathname,
    // The first HTML is for everybody.
    () => false,
  )
  if (isMembersPage) return settingsPath('help')
  return id === undefined ? paths.helpCenter : `${paths.helpCenter}#${id}`
}
