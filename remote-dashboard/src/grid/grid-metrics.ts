import { GRID_COLUMNS, type Placement, type WidgetId } from '@cadence/shared/schemas'
import { calcGridItemPosition, calcWH, calcXY } from 'react-grid-layout/core'

/** Margin on each side of a cell, in pixels (specification, section 9). */
const MARGIN = 3

/** Measures of the dashboard grid, in pixels. The margins of two neighbours make the gap between them. */
export const grid = { columns: GRID_COLUMNS, rowHeight: 100, gap: 2 * MARGIN } as const

/** Width of the grid in a window of 1440 pixels, in pixels: what a picture of a widget or of a board is drawn at. */
export const TYPICAL_WIDTH = 1136

/** Below this width of the grid, in pixels, twelve columns are too narrow: the widgets are in one column. */
export const ONE_COLUMN_BELOW = 640

/** From this width of the window on, in pixels, the grid has columns: beside it are at most its margins and a scrollbar. */
export const COLUMNS_FROM = ONE_COLUMN_BELOW + 49

/** Below this width of the grid, in pixels, a card of four columns would cut its words: the cards are in two columns. */
export const TWO_COLUMNS_BELOW = 900

/** Where something is in the grid, and how large it is, in pixels. */
export type Box = ReturnType<typeof calcGridItemPosition>

/** The measures of a grid of some width as react-grid-layout takes them. */
const measures = (gridWidth: number) => ({
  cols: grid.columns,
  rowHeight: grid.rowHeight,
  margin: [grid.gap, grid.gap] as const,
  containerPadding: [0, 0] as const,
  containerWidth: gridWidth,
  maxRows: Number.POSITIVE_INFINITY,
})

/** The pixels that a placement takes in a grid of some width. */
export function boxOf({ x, y, w, h }: Pick<Placement, 'x' | 'y' | 'w' | 'h'>, gridWidth: number): Box {
  return calcGridItemPosition(measures(gridWidth), x, y, w, h)
}

/** The cell that is nearest to a place in the grid, for a widget of a size in cells. */
export function nearestCell(
  { left, top }: Pick<Box, 'left' | 'top'>,
  { w, h }: Placement,
  gridWidth: number,
): { x: number; y: number } {
  return calcXY(measures(gridWidth), top, left, w, h)
}

/** The size in cells that is nearest to a size in pixels, for a widget at a cell. */
export function nearestSize(
  { width, height }: Pick<Box, 'width' | 'height'>,
  { x, y }: Placement,
  gridWidth: number,
): { w: number; h: number } {
  return calcWH(measures(gridWidth), width, height, x, y, 'se')
}

/** Height of so many rows, in pixels. */
export function rowsHigh(rows: number): number {
  return rows * grid.rowHeight + (rows - 1) * grid.gap
}

/** Height of the cards that have none of their own where there is one column, in pixels: the hours of a day, the two countdowns. */
export const heightInOneColumn: ReadonlyMap<WidgetId, number> = new Map([
  ['2', 416],
  ['4', 230],
  ['8', 230],
])
