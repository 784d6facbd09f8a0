import { isSignedIn } from '@cadence/shared/auth'
import { onPreferences, preference, preferencesSource } from '@cadence/shared/preferences'
import { subscribe } from 'valtio'
import { notedHere } from './last-opened-dashboard.ts'
import { ACCOUNT_PATIENCE_MS, opening } from './main-opening.ts'
import { wasReadHere } from './server-versions.ts'
import { dashboardsOf } from './use-dashboards.ts'

/** Whether the main dashboard is known: a page has opened it, this browser has got what names it, or the account names none. */
function isMainKnown(userId: string): boolean {
  if (opening.shown === userId || !isSignedIn(userId) || !navigator.onLine) return true
  const count = dashboardsOf(userId).length
  if (count === 0) return opening.list?.userId === userId || wasReadHere(userId)
  const named = preference('mainDashboard') ?? preference('lastDashboard') ?? notedHere(userId)
  return count === 1 || named !== null || preferencesSource() === 'account'
}

/** Waits for a member's main dashboard as its page does, also when that page is left. Ends when the member signs out. */
export function whenMainIsKnown(userId: string): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      resolve()
    }
    const check = () => {
      if (isMainKnown(userId)) end()
    }
    const timer = setTimeout(end, ACCOUNT_PATIENCE_MS)
    const stops = [subscribe(opening, check), onPreferences(check)]
    check()
  })
}
