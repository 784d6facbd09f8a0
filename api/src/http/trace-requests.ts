import type { IsProxy } from '@cadence/releases/server/client-address'
import type { Tracing } from '@cadence/shared/tracing'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { routePattern } from './route-pattern.ts'

/** Answers each request in a span. The trace of a proxy of ours goes on; a client cannot make us part of its own. */
export const traceRequests = (tracing: Tracing, isProxy: IsProxy) =>
  createMiddleware<AppEnv>((c, next) => {
    const request = c.env?.incoming
    const peer = request?.socket.remoteAddress
    const from = request && peer !== undefined && isProxy(peer) ? request.headers : {}
    return tracing.request(from, async () => {
      await next()
      return { method: c.req.method, route: routePattern(c), status: c.res.status }
    })
  })
