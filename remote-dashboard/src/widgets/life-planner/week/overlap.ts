/** Something that takes a stretch of a day, in minutes. */
export interface Stretch {
  from: number
  to: number
}

/** Its place side by side with what it overlaps: the column, counted from 0, of so many. */
export interface Place {
  column: number
  columns: number
}

/**
 * Places stretches that overlap beside each other, each in the first column that is free; what touches nothing has the
 * whole width. In the order that was given; a stretch shorter than `least` minutes is as high as that on the screen.
 */
export function sideBySide(stretches: readonly Stretch[], least = 0): Place[] {
  const end = ({ from, to }: Stretch) => Math.max(to, from + least)
  const order = stretches
    .map((stretch, index) => ({ stretch, index }))
    .sort((a, b) => a.stretch.from - b.stretch.from || end(b.stretch) - end(a.stretch) || a.index - b.index)
  const places: Place[] = stretches.map(() => ({ column: 0, columns: 1 }))
  let group: Place[] = []
  let ends: number[] = []
  for (const { stretch, index } of order) {
    if (ends.every((taken) => taken <= stretch.from)) {
      group = []
      ends = []
    }
    const free = ends.findIndex((taken) => taken <= stretch.from)
    const column = free === -1 ? ends.length : free
    ends[column] = end(stretch)
    const place = { column, columns: ends.length }
    places[index] = place
    group.push(place)
    for (const other of group) other.columns = ends.length
  }
  return places
}
