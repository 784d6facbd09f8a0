import type { Drag, Draggable } from '../../drag/drag.ts'

/** How the list scrolls while a row is dragged near its edges. */
const edges = { top: 32, bottom: 32, fastest: 7 } as const
const SETTLE_MS = 160

/** Tasks that are done keep the order in which they were done. */
const ROWS = 'li[data-task]:not([data-done])'

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
  return { element: row, byHandle, scroll, begin: () => dragRow(list, row, onDrop) }
}

function dragRow(list: HTMLElement, row: HTMLElement, onDrop: OnDrop): Drag {
  const rows = [...list.querySelectorAll<HTMLElement>(ROWS)]
  const spans = rows.map((each): Span => {
    const { top, height } = each.getBoundingClientRect()
    return { top, height }
  })
  const from = rows.indexOf(row)
  const room = spans[from]?.height ?? 0
  let to = from
  list.dataset.dragging = ''
  row.dataset.dragged = ''
  return {
    move({ dy }) {
      const delta = clampDelta(spans, from, dy)
      to = dropIndex(spans, from, delta)
      rows.forEach((each, index) => {
        const by = index === from ? delta : shift(index, from, to) * room
        each.style.transform = by === 0 ? '' : `translateY(${by}px)`
      })
    },
    end(dropped) {
      const { top } = row.getBoundingClientRect()
      delete list.dataset.dragging
      delete row.dataset.dragged
      for (const each of rows) each.style.transform = ''
      const id = row.dataset.task
      const next = rows.filter((each) => each !== row)[to]
      if (dropped && id !== undefined && to !== from) onDrop(id, next?.dataset.task ?? null)
      // React moves the row before the next frame.
      requestAnimationFrame(() => settle(row, top))
    },
  }
}

/** Animates a row from where it was released to its place. */
function settle(row: HTMLElement, from: number): void {
  const by = from - row.getBoundingClientRect().top
  if (by === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
    duration: SETTLE_MS,
    easing: 'ease-out',
  })
}

/** Where a row is when the drag begins, in pixels. */
interface Span {
  top: number
  height: number
}

/**
 * The index at which a dragged row would be dropped. It passes another row when its leading edge passes the middle of
 * that row.
 * @param from index of the dragged row.
 * @param delta how far the row was dragged, in pixels; negative is up.
 */
export function dropIndex(rows: readonly Span[], from: number, delta: number): number {
  const own = rows[from]
  if (!own) return from
  const middle = ({ top, height }: Span) => top + height / 2
  if (delta > 0) {
    const edge = own.top + own.height + delta
    return from + rows.slice(from + 1).filter((row) => middle(row) < edge).length
  }
  const edge = own.top + delta
  return from - rows.slice(0, from).filter((row) => middle(row) > edge).length
}

/** Which way a row makes room while the row at `from` is dragged to `to`; 0 for a row that stays. */
export function shift(index: number, from: number, to: number): -1 | 0 | 1 {
  if (index > from && index <= to) return -1
  return index < from && index >= to ? 1 : 0
}

/** The distance of a drag, limited so that the row stays among the rows. */
export function clampDelta(rows: readonly Span[], from: number, delta: number): number {
  const own = rows[from]
  const first = rows[0]
  const last = rows.at(-1)
  if (!own || !first || !last) return 0
  return Math.min(Math.max(delta, first.top - own.top), last.top + last.height - own.top - own.height)
}
