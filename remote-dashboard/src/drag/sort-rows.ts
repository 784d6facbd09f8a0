import type { Drag } from './drag.ts'

const SETTLE_MS = 160

/** The rows that can be sorted, from top to bottom, and the element around them. */
interface Sortable {
  /** Has `data-dragging` during the drag. */
  list: HTMLElement
  rows: readonly HTMLElement[]
  /** The rows stand side by side, from left to right. */
  sideways?: boolean
}

/**
 * A drag of a row among its neighbours, which make room. It changes styles only, so no row renders; the dragged row has
 * `data-dragged`, and the list the place where it would be dropped, `--slot`, in pixels from its start.
 * @param onDrop called when the row was dropped at another place: before another row, or after all with null.
 */
export function sortRow(
  row: HTMLElement,
  { list, rows, sideways = false }: Sortable,
  onDrop: (next: HTMLElement | null) => void,
): Drag {
  const spans = rows.map((each): Span => {
    const { left, top, width, height } = each.getBoundingClientRect()
    return sideways ? { start: left, size: width } : { start: top, size: height }
  })
  const from = rows.indexOf(row)
  const room = (spans[from]?.size ?? 0) + gapOf(spans)
  let to = from
  const box = list.getBoundingClientRect()
  const listStart = sideways ? box.left : box.top
  const showSlot = () => list.style.setProperty('--slot', `${slotStart(spans, from, to) - listStart}px`)
  list.dataset.dragging = ''
  row.dataset.dragged = ''
  showSlot()
  return {
    move({ dx, dy }) {
      const delta = clampDelta(spans, from, sideways ? dx : dy)
      to = dropIndex(spans, from, delta)
      showSlot()
      rows.forEach((each, index) => {
        const by = index === from ? delta : shift(index, from, to) * room
        each.style.transform = by === 0 ? '' : `translate${sideways ? 'X' : 'Y'}(${by}px)`
      })
    },
    end(dropped) {
      const released = row.getBoundingClientRect()
      delete list.dataset.dragging
      list.style.removeProperty('--slot')
      delete row.dataset.dragged
      for (const each of rows) each.style.transform = ''
      const next = rows.filter((each) => each !== row)[to]
      if (dropped && to !== from) onDrop(next ?? null)
      // React moves the row before the next frame.
      requestAnimationFrame(() => settle(row, released))
    },
  }
}

/** Animates an element from where it was released to its place. */
export function settle(element: HTMLElement, from: Pick<DOMRect, 'left' | 'top'>): void {
  const { left, top } = element.getBoundingClientRect()
  const [x, y] = [from.left - left, from.top - top]
  if ((x === 0 && y === 0) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: SETTLE_MS,
    easing: 'ease-out',
  })
}

/** Where a row is when the drag begins, in pixels. */
interface Span {
  start: number
  size: number
}

/** Space between two rows, in pixels. */
function gapOf([first, second]: readonly Span[]): number {
  return first && second ? second.start - first.start - first.size : 0
}

/**
 * The index at which a dragged row would be dropped. It passes another row when its leading edge passes the middle of
 * that row.
 * @param from index of the dragged row.
 * @param delta how far the row was dragged, in pixels; negative is up, or to the left.
 */
export function dropIndex(rows: readonly Span[], from: number, delta: number): number {
  const own = rows[from]
  if (!own) return from
  const middle = ({ start, size }: Span) => start + size / 2
  if (delta > 0) {
    const edge = own.start + own.size + delta
    return from + rows.slice(from + 1).filter((row) => middle(row) < edge).length
  }
  const edge = own.start + delta
  return from - rows.slice(0, from).filter((row) => middle(row) > edge).length
}

/** Where the row from one place begins when it is dropped at another, in pixels. */
export function slotStart(rows: readonly Span[], from: number, to: number): number {
  const [own, reached] = [rows[from], rows[to]]
  if (!own || !reached) return 0
  return to > from ? reached.start + reached.size - own.size : reached.start
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
  return Math.min(Math.max(delta, first.start - own.start), last.start + last.size - own.start - own.size)
}
