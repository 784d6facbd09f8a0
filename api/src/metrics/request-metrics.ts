import type { Metrics } from '@cadence/shared/metrics'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { routePattern } from '../http/route-pattern.ts'

/** In seconds. A call takes milliseconds; a sign-in waits for its hash; after two seconds the database is given up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts requests by the pattern of their route, and how long each took to be answered. */
export function measureRequests({ client, registry }: Metrics): MiddlewareHandler<AppEnv> {
  const requests = new client.Counter({
    name: 'cadence_api_requests_total',
    help: 'Requests by the pattern of their route and by status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const duration = new client.Histogram({
    name: 'cadence_api_request_duration_seconds',
    help: 'Time until a request is answered; of an event stream, until it is open.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [registry],
  })
  return async (c, next) => {
    const start = performance.now()
    await next()
    const labels = { method: METHODS.has(c.req.method) ? c.req.method : 'other', route: routePattern(c) }
    duration.observe(labels, (performance.now() - start) / 1000)
    requests.inc({ ...labels, status: c.res.status })
  }
}
