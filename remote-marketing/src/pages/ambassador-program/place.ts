/** Name of the levels in the address. */
export const LEVELS_ID = 'niveaux'
