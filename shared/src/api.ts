/** The client of the product API, version 1 (specification, sections 7 and 8). */
export { API_TIMEOUT_MS } from './api/base.ts'
export { type Call, call, prepareCalls, toApiError } from './api/call.ts'
export { type DashboardList, listDashboards } from './api/dashboards.ts'
export { ApiError, type FailureKind, usableMessage } from './api/errors.ts'
export { attachSession, type SessionPort } from './api/session-port.ts'
export { hearChanges } from './changes/hear.ts'
export { onChange } from './changes/listeners.ts'
