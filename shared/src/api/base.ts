/** Where the product API, version 1, answers on this origin (specification, section 7). */
export const API_BASE = '/api/v1'

/** Limit of one call, in milliseconds (specification, section 9). */
export const API_TIMEOUT_MS = 30_000
