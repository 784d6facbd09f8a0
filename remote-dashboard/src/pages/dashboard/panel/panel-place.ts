/** From this width of the window on, in pixels, the panel has the room of the shell's sidebar. */
const BESIDE_FROM = 1024

/** Media query for a window with the panel at the right of the board. */
export const PANEL_BESIDE = `(min-width: ${BESIDE_FROM}px)`

/** Media query for a window with the panel as a sheet at the lower edge. */
export const PANEL_SHEET = `(max-width: ${BESIDE_FROM - 0.02}px)`

/** Media query for a window whose bar of the sheet has room for three buttons with their words. */
export const PANEL_NARROW = '(max-width: 639.98px)'

/** Media query for a window in which the cards are in two columns and the line of the board's name has room for a note. */
export const NOTE_IN_HEADER = '(min-width: 640px) and (max-width: 947.98px)'

/** Height that the closed sheet takes from the window, without the safe area. The board ends above it. */
export const SHEET_BAR = '4.25rem'

/** Id of the panel's title, which takes the focus when no widget is left that could have it. */
export const PANEL_TITLE_ID = 'edit-panel-title'
