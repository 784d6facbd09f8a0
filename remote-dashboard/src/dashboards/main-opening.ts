import { isSignedIn } from '@cadence/shared/auth'
import { onPreferences, preference, usePreferencesSource } from '@cadence/shared/preferences'
import type { Dashboard } from '@cadence/shared/schemas'
import { useEffect, useState } from 'react'
import { proxy, subscribe, useSnapshot } from 'valtio'
import { notedHere } from './last-opened-dashboard.ts'
import { useGiveNoted, useMainDashboard } from './main-dashboard.ts'
import { wasReadHere } from './server-versions.ts'
import { dashboardsOf, useDashboards } from './use-dashboards.ts'

/** How long the page waits for the account, in milliseconds. After that it shows what this browser has. */
export const ACCOUNT_PATIENCE_MS = 5000

/** The member whose list of dashboards this page has asked the API for, and has got an answer or a failure. */
const asked = proxy<{ member: string | null }>({ member: null })

/** The member whose main dashboard the page has opened: it waits for the account no more. */
const opened = proxy<{ member: string | null }>({ member: null })

/** Notes that the first reading of a member's dashboards has ended, with an answer or without. */
export function noteListAsked(userId: string): void {
  asked.member = userId
}

/** Whether this browser has never had a member's list of dashboards, and the list is on its way. */
export function useIsListAwaited(userId: string | undefined): boolean {
  const isListRead = useSnapshot(asked).member === userId
  const isMissing = userId !== undefined && !isListRead && !wasReadHere(userId)
  const isLate = useIsLate(isMissing)
  return isMissing && !isLate && navigator.onLine
}

/** What /dashboard opens, and how sure that is. */
export interface MainOpening {
  /** The member's main dashboard as this browser knows it by now; null where there is none. */
  main: Dashboard | null
  /** This browser knows too little of the member to show anything: a default would flash and be replaced. */
  isWaiting: boolean
  /** This browser has never had the member's list, and it is on its way. */
  isListAwaited: boolean
  /** The account may still name another dashboard than this browser does, and the member has not begun to use this one. */
  isProvisional: boolean
}

/** Follows which dashboard is the main one while the page opens it. */
export function useMainOpening(userId: string | undefined): MainOpening {
  const own = useDashboards(userId)
  const main = useMainDashboard(userId)
  const source = usePreferencesSource()
  const isListRead = useSnapshot(asked).member === userId
  const hasAnswered = isListRead && source === 'account'
  useGiveNoted(userId, hasAnswered)
  const isLate = useIsLate(!hasAnswered)
  const isListAwaited = useIsListAwaited(userId)
  const isChoiceAwaited =
    userId !== undefined && !isLate && navigator.onLine && source === 'none' && notedHere(userId) === null
  const isWaiting = own.length === 0 ? isListAwaited : own.length > 1 && isChoiceAwaited
  useEffect(() => {
    if (userId !== undefined) opened.member = isWaiting ? null : userId
  }, [userId, isWaiting])
  const isUsed = useIsUsed(!isWaiting)
  return { main, isWaiting, isListAwaited, isProvisional: isWaiting || !(hasAnswered || isLate || isUsed) }
}

/** Whether the main dashboard is known: a page has opened it, or this browser has got what names it. */
function isMainKnown(userId: string): boolean {
  if (opened.member === userId || !isSignedIn(userId) || !navigator.onLine) return true
  const count = dashboardsOf(userId).length
  if (count === 0) return asked.member === userId || wasReadHere(userId)
  const named = preference('mainDashboard') ?? preference('lastDashboard') ?? notedHere(userId)
  return count === 1 || named !== null
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
    const stops = [subscribe(opened, check), subscribe(asked, check), onPreferences(check)]
    check()
  })
}

/** Whether a page that waits for the account has done so for longer than it should. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    // Another member may wait on the same page later.
    if (!isWaiting) return setLate(false)
    const timer = setTimeout(setLate, ACCOUNT_PATIENCE_MS, true)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLate
}

/** Whether the member has pressed anything on the page: a layout must not be replaced under their hand. */
function useIsUsed(isShown: boolean): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    if (!isShown || isUsed) return
    const listening = new AbortController()
    for (const name of ['pointerdown', 'keydown'] as const) {
      document.addEventListener(name, () => setUsed(true), { signal: listening.signal })
    }
    return () => listening.abort()
  }, [isShown, isUsed])
  return isUsed
}
