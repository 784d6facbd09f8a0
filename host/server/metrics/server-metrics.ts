import { REGISTRY_PATH } from '@cadence/releases/registry'
import { REPORTS_PATH } from '@cadence/releases/rollout/report-contract'
import { HEALTH_PATH, LIVENESS_PATH } from '@cadence/releases/server/health'
import type { Metrics } from '@cadence/shared/metrics'
import type { Context, MiddlewareHandler } from 'hono'
import { answeringPattern } from '../answering-pattern.ts'

/** In seconds. A page or a file takes milliseconds; a page that is rendered first, up to a second. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** What a request was for, by the pattern of its route; `other` for the little files at the root and the panel. */
const kinds: Readonly<Record<string, string>> = {
  '*': 'page',
  '/*': 'page',
  '/remotes/*': 'file',
  '/host/*': 'file',
  '/api/v1/*': 'proxy',
  [REGISTRY_PATH]: 'registry',
  [REPORTS_PATH]: 'report',
  [HEALTH_PATH]: 'health',
  [LIVENESS_PATH]: 'health',
}

const kindOf = (c: Context) => kinds[answeringPattern(c) ?? ''] ?? 'other'

/** What the release server counts while it answers. */
export interface ServerMetrics {
  measure: MiddlewareHandler
  /** Counts a call that the API did not answer. */
  apiUnanswered: () => void
}

/** Counts the requests of a release server by kind, with the time that each took. */
export function measureServer({ client, registry }: Metrics): ServerMetrics {
  const requests = new client.Counter({
    name: 'cadence_releases_requests_total',
    help: 'Requests by kind and status.',
    labelNames: ['kind', 'status'],
    registers: [registry],
  })
  const duration = new client.Histogram({
    name: 'cadence_releases_request_duration_seconds',
    help: 'Time until a request is answered.',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const unanswered = new client.Counter({
    name: 'cadence_releases_api_unanswered_total',
    help: 'Calls that the API did not answer.',
    registers: [registry],
  })
  return {
    measure: async (c, next) => {
      const start = performance.now()
      await next()
      const kind = kindOf(c)
      duration.observe({ kind }, (performance.now() - start) / 1000)
      requests.inc({ kind, status: c.res.status })
    },
    apiUnanswered: () => unanswered.inc(),
  }
}
