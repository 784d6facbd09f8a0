/** The client of the product API, version 1 (specification, sections 7 and 8). */

export { ApiError, type FailureKind, usableMessage } from './api/api-error.ts'
export { API_TIMEOUT_MS } from './api/base.ts'
export { type Call, call, prepareCalls, toApiError } from './api/call.ts'
export { type DashboardList, listDashboards } from './api/list-dashboards.ts'
export { attachSession, type SessionPort } from './api/session-port.ts'
export { type Loaded, type LoadOptions, useLoad } from './api/use-load.ts'
export { type Submit, type SubmitOptions, useSubmit } from './api/use-submit.ts'
export { onChange } from './changes/change-events.ts'
export { subscribeToChanges } from './changes/subscribe.ts'
