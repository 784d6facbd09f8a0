import type { Direction } from '../../../drag/arrow-keys.ts'
import type { Items } from '../../../grid/grid-layout.ts'
import { editorTexts } from '../../../texts/dashboard.ts'
import { panelTexts } from '../../../texts/editor-panel.ts'
import { widgetName } from '../../../widgets/catalogue.ts'
import type { LayoutCommand, WidgetCommand } from './undo-history.ts'

const limits = {
  left: 'limitLeft',
  right: 'limitRight',
  up: 'limitUp',
  down: 'limitDown',
} as const satisfies Record<Direction, string>

/** The position and size of a widget; empty for a widget that is not in the layout. */
export function positionText(items: Items, id: string): string {
  const item = items.find((other) => other.id === id)
  if (!item) return ''
  const place = { column: item.x + 1, row: item.y + 1, width: item.w, height: item.h }
  return editorTexts.get().stands({ name: widgetName(item.id), ...place })
}

/** The announcement of a drop: where the widget is now. */
export function dropText(items: Items, { kind, id }: WidgetCommand): string {
  const item = items.find((other) => other.id === id)
  if (kind !== 'added' || !item) return positionText(items, id)
  return panelTexts.get().addedAt({ name: widgetName(id), column: item.x + 1, row: item.y + 1 })
}

/** The announcement of a step: the position and size of the widget, or that the widget is at a limit. */
export function stepText(items: Items, id: string, direction: Direction, moved: boolean): string {
  if (moved) return positionText(items, id)
  const item = items.find((other) => other.id === id)
  return item ? editorTexts.get()[limits[direction]]({ name: widgetName(item.id) }) : ''
}

/** The name of a command for the announcement of undo and redo. */
export function commandText(command: LayoutCommand): string {
  const t = editorTexts.get()
  if ('id' in command) return t[command.kind]({ name: widgetName(command.id) })
  return command.kind === 'reset' ? t.wasReset : t.orderReset
}
