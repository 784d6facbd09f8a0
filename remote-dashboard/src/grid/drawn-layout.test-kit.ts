import type { Items } from './grid-layout.ts'

/** The rows of a layout, with one letter for each cell: the last digit of the card's id, or a dot. */
export function drawn(items: Items): string[] {
  const rows: string[][] = []
  for (const { id, x, y, w, h } of items) {
    for (let row = y; row < y + h; row += 1) {
      rows[row] ??= new Array<string>(12).fill('.')
      rows[row]?.fill(id.slice(-1), x, x + w)
    }
  }
  return rows.map((row) => row.join(''))
}
