import { preference, usePreference } from '@cadence/shared/preferences'
import type { Dashboard } from '@cadence/shared/schemas'
import { useEffect } from 'react'
import { notedHere, noteOpened } from './last-opened-dashboard.ts'
import { dashboardsOf, useDashboards } from './use-dashboards.ts'

/** Ids that may name the main dashboard, the one that counts most first. A dashboard may be deleted by now. */
type Candidates = readonly (string | null)[]

/**
 * The dashboard that /dashboard opens: the first candidate that the member still has, else the one that they edited last;
 * null only for a member without a saved dashboard (decisions, /dashboard without an id).
 * @param own the member's dashboards, the last edited first.
 */
export function mainAmong(own: readonly Dashboard[], candidates: Candidates): Dashboard | null {
  for (const id of candidates) {
    const found = own.find((record) => record.id === id)
    if (found) return found
  }
  return own[0] ?? null
}

/** The main dashboard of the signed-in member, as far as this browser knows. For code outside components. */
export function mainDashboardOf(userId: string): Dashboard | null {
  const candidates = [preference('mainDashboard'), preference('lastDashboard'), notedHere(userId)]
  return mainAmong(dashboardsOf(userId), candidates)
}

/** The same in a component, which renders again when another dashboard becomes the main one. */
export function useMainDashboard(userId: string | undefined): Dashboard | null {
  const own = useDashboards(userId)
  const chosen = usePreference('mainDashboard')
  const last = usePreference('lastDashboard')
  const noted = userId === undefined ? null : notedHere(userId)
  return mainAmong(own, [chosen, last, noted])
}

/**
 * Gives the account what an earlier release noted in this browser, once the account has said that it knows of no last
 * dashboard: the member then finds it on their other devices too.
 */
export function useGiveNoted(userId: string | undefined, hasAnswered: boolean): void {
  const own = useDashboards(userId)
  const last = usePreference('lastDashboard')
  useEffect(() => {
    if (userId === undefined || !hasAnswered || last !== null) return
    const noted = notedHere(userId)
    if (own.some(({ id }) => id === noted) && noted !== null) noteOpened(userId, noted)
  }, [userId, hasAnswered, last, own])
}
