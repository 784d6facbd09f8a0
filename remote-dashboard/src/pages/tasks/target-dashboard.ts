import type { Dashboard, WidgetId } from '@cadence/shared/schemas'
import { defaultLayout } from '../../widgets/catalogue.ts'

/** The dashboard that tools are added to; null for the default layout, `awaited` until the account has said which it is. */
export type Place = Dashboard | null | 'awaited'

/** Whether a widget is known to be on a dashboard, or on the default layout where the member has none. */
export function isOn(place: Place, widget: WidgetId): boolean {
  if (place === 'awaited') return false
  return (place?.items ?? defaultLayout).some(({ id }) => id === widget)
}
