/**
 * From this width of the window on, in pixels, the panel is beside the grid: twelve columns then have room between the
 * panel and the sidebar of the shell. Below it, the panel is above the grid.
 */
const BESIDE_FROM = 1240

/** Media query for a window with the panel beside the grid. */
export const PANEL_BESIDE = `(min-width: ${BESIDE_FROM}px)`

/** Media query for a window with the panel above the grid. */
export const PANEL_ABOVE = `(max-width: ${BESIDE_FROM - 0.02}px)`
