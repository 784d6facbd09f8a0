import type { Draggable } from '../../drag/drag.ts'
import { sortRow } from '../../drag/sort-rows.ts'

/** How the columns, or their tabs, scroll while one is dragged near an edge, in pixels. */
const edges = { top: 0, bottom: 0, sides: 48, fastest: 9 } as const

/** Called when a column was dropped at another place: before another column, or after all with null. */
export type OnColumnDrop = (id: string, before: string | null) => void

/** The column that a press on its head drags: with a mouse at once, with a finger after a long press. */
export function draggableColumn(target: Element, board: HTMLElement, onDrop: OnColumnDrop): Draggable | null {
  const column = target.closest('button') ? null : target.closest('[data-lane] > header')?.parentElement
  const list = column?.parentElement
  if (!column || !list) return null
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-lane]')]
  return draggableAmong(column, { list, rows, scroller: board }, ({ dataset }) => dataset.lane, onDrop)
}

/** The column that a press on its tab drags, where one column is shown at a time. */
export function draggableTab(target: Element, strip: HTMLElement, onDrop: OnColumnDrop): Draggable | null {
  const tab = target.closest<HTMLElement>('[role="tab"]')
  if (!tab) return null
  const rows = [...strip.querySelectorAll<HTMLElement>('[role="tab"]')]
  return draggableAmong(tab, { list: strip, rows, scroller: strip }, ({ dataset }) => dataset.column, onDrop)
}

interface Among {
  list: HTMLElement
  rows: readonly HTMLElement[]
  /** The element that scrolls. */
  scroller: HTMLElement
}

function draggableAmong(
  element: HTMLElement,
  { list, rows, scroller }: Among,
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
