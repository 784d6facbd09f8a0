import type { Items } from '../../../grid/grid-layout.ts'
import type { Direction } from '../../../grid/move-and-resize.ts'
import { editorTexts } from '../../../texts/dashboard.ts'
import { widgetName } from '../../../widgets/catalogue.ts'
import type { Deed } from './history.ts'

const limits = {
  left: 'limitLeft',
  right: 'limitRight',
  up: 'limitUp',
  down: 'limitDown',
} as const satisfies Record<Direction, string>

/** Where a widget stands and how large it is; empty for one that is not there. */
export function standsText(items: Items, id: string): string {
  const item = items.find((other) => other.id === id)
  if (!item) return ''
  const place = { column: item.x + 1, row: item.y + 1, width: item.w, height: item.h }
  return editorTexts.get().stands({ name: widgetName(item.id), ...place })
}

/** What a screen reader says after a step: where the widget stands and how large it is, or that it is at a limit. */
export function stepText(items: Items, id: string, direction: Direction, moved: boolean): string {
  if (moved) return standsText(items, id)
  const item = items.find((other) => other.id === id)
  return item ? editorTexts.get()[limits[direction]]({ name: widgetName(item.id) }) : ''
}

/** What was done, as it is said when it is taken back or done again. */
export function deedText(deed: Deed): string {
  const t = editorTexts.get()
  return deed.kind === 'reset' ? t.wasReset : t[deed.kind]({ name: widgetName(deed.id) })
}
