/** A span of time, in minutes of a day or in days. */
export interface TimeSpan {
  from: number
  to: number
}

/** The column of a span among those that it overlaps, counted from 0, and how many columns they have. */
export interface ColumnPlace {
  column: number
  columns: number
}

/**
 * Places overlapping spans side by side, each in the first free column. A span without overlap has the whole width.
 * @param least the height of a span on the screen: shorter ones overlap as if they were so long.
 * @returns the places in the order of the spans.
 */
export function sideBySide(spans: readonly TimeSpan[], least = 0): ColumnPlace[] {
  const end = ({ from, to }: TimeSpan) => Math.max(to, from + least)
  const order = spans
    .map((span, index) => ({ span, index }))
    .sort((a, b) => a.span.from - b.span.from || end(b.span) - end(a.span) || a.index - b.index)
  const places: ColumnPlace[] = spans.map(() => ({ column: 0, columns: 1 }))
  let group: ColumnPlace[] = []
  let ends: number[] = []
  for (const { span, index } of order) {
    if (ends.every((columnEnd) => columnEnd <= span.from)) {
      group = []
      ends = []
    }
    const free = ends.findIndex((columnEnd) => columnEnd <= span.from)
    const column = free === -1 ? ends.length : free
    ends[column] = end(span)
    const place = { column, columns: ends.length }
    places[index] = place
    group.push(place)
    for (const other of group) other.columns = ends.length
  }
  return places
}
