/** A row as it stood when the drag began, in pixels from the list's top. */
export interface Span {
  top: number
  height: number
}

/**
 * Where a dragged row would be put: it passes a row when its leading edge passes that one's middle.
 * @param from index of the dragged row.
 * @param delta how far it was dragged, in pixels; negative is up.
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

/** How far a row makes room while another one is dragged from one place to another, in rows of that one's height. */
export function shift(index: number, from: number, to: number): -1 | 0 | 1 {
  if (index > from && index <= to) return -1
  return index < from && index >= to ? 1 : 0
}

/** How far a row may be dragged before it would leave the rows. */
export function clampDelta(rows: readonly Span[], from: number, delta: number): number {
  const own = rows[from]
  const first = rows[0]
  const last = rows.at(-1)
  if (!own || !first || !last) return 0
  return Math.min(Math.max(delta, first.top - own.top), last.top + last.height - own.top - own.height)
}
