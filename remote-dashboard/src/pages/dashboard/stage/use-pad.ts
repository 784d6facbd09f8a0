import type { WidgetId } from '@cadence/shared/schemas'
import { useCallback, useState } from 'react'
import type { Items } from '../../../grid/layout.ts'

/**
 * The widget whose pad of steps is open, one at a time. Kept beside the grids, so that it stays open when one grid takes
 * the place of another; it closes when its widget goes or edit mode ends.
 */
export function usePad(editing: boolean, items: Items) {
  const [pad, setPad] = useState<WidgetId | null>(null)
  if (pad !== null && !(editing && items.some(({ id }) => id === pad))) setPad(null)
  const onOpen = useCallback(
    (id: WidgetId, open: boolean) => setPad((before) => (open ? id : before === id ? null : before)),
    [],
  )
  return { pad, onOpen }
}
