/** The address of the operator's panel, and the path at which the release server sends its details. */
export const PANEL_PATH = '/__shell'
export const PANEL_DETAILS_PATH = '/__shell/details'
