import type { Items } from '../../../grid/layout.ts'
import type { Direction } from '../../../grid/steps.ts'
import { editorTexts } from '../../../texts/editor.ts'
import { widgetName } from '../../../widgets/name.ts'

const limits = {
  left: 'limitLeft',
  right: 'limitRight',
  up: 'limitUp',
  down: 'limitDown',
} as const satisfies Record<Direction, string>

/** What a screen reader says after a step: where the widget stands and how large it is, or that it is at a limit. */
export function stepText(items: Items, id: string, direction: Direction, moved: boolean): string {
  const item = items.find((other) => other.id === id)
  if (!item) return ''
  const t = editorTexts.get()
  const name = widgetName(item.id)
  if (!moved) return t[limits[direction]]({ name })
  return t.stands({ name, column: item.x + 1, row: item.y + 1, width: item.w, height: item.h })
}
