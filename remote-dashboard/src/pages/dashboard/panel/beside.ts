/**
 * From this width of the window on, in pixels, the panel stands beside the grid: then twelve columns have room there,
 * next to the shell's sidebar. Below, it stands above.
 */
const BESIDE_FROM = 1240

/** Media query for what stands otherwise while the panel is beside the grid. */
export const PANEL_BESIDE = `(min-width: ${BESIDE_FROM}px)`

/** Media query for what stands otherwise while the panel is above it. */
export const PANEL_ABOVE = `(max-width: ${BESIDE_FROM - 0.02}px)`
