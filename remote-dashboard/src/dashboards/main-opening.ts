import { usePreferencesSource } from '@cadence/shared/preferences'
import type { Dashboard } from '@cadence/shared/schemas'
import { useEffect, useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { notedHere } from './last-opened-dashboard.ts'
import { useGiveNoted, useMainDashboard } from './main-dashboard.ts'
import { wasReadHere } from './server-versions.ts'
import { useDashboards } from './use-dashboards.ts'

/** How long the page waits for the account, in milliseconds. After that it shows what this browser has. */
export const ACCOUNT_PATIENCE_MS = 5000

/** What this page knows of the member whose dashboards it shows. Only this file writes it. */
export const opening = proxy<{ list: { userId: string; isRead: boolean } | null; shown: string | null }>({
  /** The member whose list of dashboards was asked for, and whether it came; null while it is asked for. */
  list: null,
  /** The member whose main dashboard is opened: the page waits for the account no more. */
  shown: null,
})

/** Notes that a reading of a member's dashboards has ended. @param isRead whether the API has given them. */
export function noteList(userId: string, isRead: boolean): void {
  opening.list = { userId, isRead }
}

/** Notes that a member's dashboards are asked for again. */
export function noteListAwaited(): void {
  opening.list = null
}

/**
 * What this browser knows of a member's list of dashboards: it has had it (or there is no member), it is on its way for the
 * first time, or it did not come.
 */
export function useListState(userId: string | undefined): 'known' | 'awaited' | 'missing' {
  const { list } = useSnapshot(opening)
  const asked = list?.userId === userId ? list : null
  if (userId === undefined || asked?.isRead || wasReadHere(userId)) return 'known'
  return asked || !navigator.onLine ? 'missing' : 'awaited'
}

/** Whether a member's list is on its way for the first time, and the page still waits for it. */
export function useIsListAwaited(userId: string | undefined): boolean {
  const isOnItsWay = useListState(userId) === 'awaited'
  const isLate = useIsLate(isOnItsWay)
  return isOnItsWay && !isLate
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
  const isListAsked = useSnapshot(opening).list?.userId === userId
  const hasAnswered = isListAsked && source === 'account'
  useGiveNoted(userId, hasAnswered)
  const isLate = useIsLate(!hasAnswered)
  const isListAwaited = useIsListAwaited(userId)
  const isChoiceAwaited =
    userId !== undefined && !isLate && navigator.onLine && source === 'none' && notedHere(userId) === null
  const isWaiting = own.length === 0 ? isListAwaited : own.length > 1 && isChoiceAwaited
  useEffect(() => {
    if (userId !== undefined) opening.shown = isWaiting ? null : userId
  }, [userId, isWaiting])
  const isUsed = useIsUsed(!isWaiting)
  return { main, isWaiting, isListAwaited, isProvisional: isWaiting || !(hasAnswered || isLate || isUsed) }
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
