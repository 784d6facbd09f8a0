import { GRID_COLUMNS } from '@cadence/shared/schemas'

/** Measures of the dashboard grid, in pixels (specification, section 9). */
export const grid = { columns: GRID_COLUMNS, rowHeight: 100, margin: 3 } as const

/** Below this width of the grid, in pixels, twelve columns are too narrow and the widgets stand in one. */
export const ONE_COLUMN_BELOW = 640

const spanned = (cells: number, cell: number) => cells * cell + (cells - 1) * grid.margin

/** Width of so many columns, in pixels, in a grid of that width. */
export function columnsWide(columns: number, gridWidth: number): number {
  return spanned(columns, (gridWidth - (grid.columns - 1) * grid.margin) / grid.columns)
}

/** Height of so many rows, in pixels. */
export function rowsHigh(rows: number): number {
  return spanned(rows, grid.rowHeight)
}

/** The cell at a place in the grid, as react-grid-layout rounds it: the nearest one. */
export function nearestCell({ x, y }: { x: number; y: number }, gridWidth: number): { x: number; y: number } {
  const column = columnsWide(1, gridWidth) + grid.margin
  return { x: Math.round(x / column), y: Math.round(y / (grid.rowHeight + grid.margin)) }
}
