import type { WidgetId } from '@cadence/shared/schemas'
import type { Direction } from '../../../drag/arrow-keys.ts'
import { add } from '../../../grid/add-widget.ts'
import { removeCard } from '../../../grid/close-gap.ts'
import type { Items } from '../../../grid/grid-layout.ts'
import { moveStep, resizeStep } from '../../../grid/keyboard-steps.ts'

/** A change of the layout that the member asked for. */
export type Arrangement =
  | { type: 'add'; id: WidgetId }
  | { type: 'remove'; id: WidgetId }
  | { type: 'move' | 'resize'; id: WidgetId; direction: Direction }

/** The layout after a change. @returns the same items when nothing moved. */
export function arrange(items: Items, change: Arrangement): Items {
  switch (change.type) {
    case 'add':
      return add(items, change.id)
    case 'remove':
      return removeCard(items, change.id)
    case 'move':
      return moveStep(items, change.id, change.direction)
    case 'resize':
      return resizeStep(items, change.id, change.direction)
  }
}
