import type { Dashboard, WidgetId } from '@cadence/shared/schemas'
import { lastOpenedId } from '../../dashboards/last-opened-dashboard.ts'
import { dashboardsOf, useDashboards } from '../../dashboards/use-dashboards.ts'

function among(own: readonly Dashboard[], userId: string | undefined): Dashboard | null {
  if (userId === undefined) return null
  const id = lastOpenedId(userId)
  return own.find((record) => record.id === id) ?? null
}

/** The dashboard that tools are added to: the saved one that was open last; null for the default one. */
export function targetOf(userId: string): Dashboard | null {
  return among(dashboardsOf(userId), userId)
}

/** {@link targetOf} for a component, which renders again when that dashboard changes. */
export function useTarget(userId: string | undefined): Dashboard | null {
  return among(useDashboards(userId), userId)
}

/** Whether a widget is on a dashboard. The default one, which is not saved, has all widgets. */
export function isOn(target: Dashboard | null, widget: WidgetId | null): boolean {
  if (widget === null) return false
  return target === null || target.items.some(({ id }) => id === widget)
}
