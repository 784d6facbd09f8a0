/** Where the operator's panel stands, and where the release server tells what only that shows. */
export const PANEL_PATH = '/__shell'
export const PANEL_DETAILS_PATH = '/__shell/details'

/** Roles that see it where it is switched on. */
export const panelRoles = ['admin', 'superadmin'] as const
