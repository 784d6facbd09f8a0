/** The client of the product API, version 1 (specification, sections 7 and 8). */
export { type Call, call, toApiError } from './api/call.ts'
export { API_TIMEOUT_MS, client } from './api/client.ts'
export { ApiError, type FailureKind, usableMessage } from './api/errors.ts'
export { attachSession, type SessionPort } from './api/session-port.ts'
