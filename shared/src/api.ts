/** The client of the product API, version 1 (specification, sections 7 and 8). */

export { ApiError } from './api/api-error.ts'
export { call, prepareCalls } from './api/call.ts'
export { type DashboardList, listDashboards } from './api/list-dashboards.ts'
export { serverClock } from './api/server-clock.ts'
export { type Loaded, useLoad } from './api/use-load.ts'
export { type Submit, useSubmit } from './api/use-submit.ts'
export { onChange } from './changes/change-events.ts'
export { subscribeToChanges } from './changes/subscribe-to-changes.ts'
