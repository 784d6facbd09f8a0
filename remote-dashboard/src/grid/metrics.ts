import { GRID_COLUMNS } from '@cadence/shared/schemas'

/** Measures of the dashboard grid, in pixels (specification, section 9). */
export const grid = { columns: GRID_COLUMNS, rowHeight: 100, margin: 3 } as const

/** Below this width of the grid, in pixels, twelve columns are too narrow and the widgets stand in one. */
export const ONE_COLUMN_BELOW = 640
