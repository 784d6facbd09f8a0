import type { WidgetId } from '@cadence/shared/schemas'
import { widgetTexts } from '../texts/widgets.ts'

/** Name of a widget in the language in use, for what is said outside components. */
export function widgetName(id: WidgetId): string {
  return widgetTexts.get()[`name${id}`]
}
