import type { Draggable } from '../../drag/drag.ts'
import { sortRow } from '../../drag/sort-rows.ts'

/**
 * How the columns, or their tabs, scroll while one is dragged near an edge: the width of the edge, and the speed, in
 * pixels.
 */
const edges = { top: 0, bottom: 0, sides: 48, fastest: 9 } as const

/** Called when a column was dropped at another place. @param before the column that follows, or null at the end */
export type OnColumnDrop = (id: string, before: string | null) => void

/** The column whose head is pressed. A mouse drags it at once, a finger after a long press. Null beside a head. */
export function draggableColumn(target: Element, board: HTMLElement, onDrop: OnColumnDrop): Draggable | null {
  const column = target.closest('button') ? null : target.closest('[data-lane] > header')?.parentElement
  const list = column?.parentElement
  if (!column || !list) return null
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-lane]')]
  return draggableIn(column, { list, rows, scroller: board }, ({ dataset }) => dataset.lane, onDrop)
}

/** The tab that is pressed, where one column is shown at a time. Null beside a tab. */
export function draggableTab(target: Element, strip: HTMLElement, onDrop: OnColumnDrop): Draggable | null {
  const tab = target.closest<HTMLElement>('[role="tab"]')
  if (!tab) return null
  const rows = [...strip.querySelectorAll<HTMLElement>('[role="tab"]')]
  return draggableIn(tab, { list: strip, rows, scroller: strip }, ({ dataset }) => dataset.column, onDrop)
}

interface SortableList {
  list: HTMLElement
  rows: readonly HTMLElement[]
  /** The element that scrolls. */
  scroller: HTMLElement
}

function draggableIn(
  element: HTMLElement,
  { list, rows, scroller }: SortableList,
  idOf: (element: HTMLElement) => string | undefined,
  onDrop: OnColumnDrop,
): Draggable {
  const begin = () =>
    sortRow(element, { list, rows, sideways: true }, (next) => {
      const id = idOf(element)
      if (id !== undefined) onDrop(id, (next && idOf(next)) ?? null)
    })
  return { element, scroll: { element: scroller, ...edges }, begin }
}
