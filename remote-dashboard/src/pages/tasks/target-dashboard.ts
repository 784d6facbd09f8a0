import type { Dashboard, WidgetId } from '@cadence/shared/schemas'
import { defaultLayout } from '../../widgets/catalogue.ts'

/** Whether a widget is on a dashboard, or on the default layout where the member has none. */
export function isOn(target: Dashboard | null, widget: WidgetId): boolean {
  return (target?.items ?? defaultLayout).some(({ id }) => id === widget)
}
