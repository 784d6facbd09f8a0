/** Path of the product API, version 1, on this origin (specification, section 7). */
export const API_BASE = '/api/v1'

/** Time limit of one call, in milliseconds (specification, section 9). */
export const API_TIMEOUT_MS = 30_000
