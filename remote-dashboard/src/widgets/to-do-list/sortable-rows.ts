import type { Draggable } from '../../drag/drag.ts'
import { sortRow } from '../../drag/sort-rows.ts'

/** How the list scrolls while a row is dragged near its edges. */
const edges = { top: 32, bottom: 32, fastest: 7 } as const

/** Tasks that are done keep the order in which they were done, and those of a view the order in which they are due. */
const ROWS = 'li[data-task]:not([data-done], [data-fixed])'

/** Called when a row was dropped: before another row, or after all with null. */
type OnDrop = (id: string, before: string | null) => void

/**
 * The row that a press drags: by its handle at once, and by a long press of a finger anywhere on it. A drag changes
 * styles only, so no row renders.
 */
export function draggableRow(
  target: Element,
  { pointerType }: PointerEvent,
  onDrop: OnDrop,
): Draggable | null {
  const row = target.closest<HTMLElement>(ROWS)
  const list = row?.parentElement
  const byHandle = target.closest('[data-grip]') !== null
  if (!row || !list || target.closest('textarea') || (!byHandle && pointerType !== 'touch')) return null
  const scroll = { element: list, ...edges }
  const begin = () =>
    sortRow(row, { list, rows: [...list.querySelectorAll<HTMLElement>(ROWS)] }, (next) => {
      if (row.dataset.task !== undefined) onDrop(row.dataset.task, next?.dataset.task ?? null)
    })
  return { element: row, byHandle, scroll, begin }
}
