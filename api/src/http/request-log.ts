import { createMiddleware } from 'hono/factory'
import type { Logger } from '../log/logger.ts'
import type { AppEnv } from './env.ts'

/** One line per request. The path without its query: a query may hold a token. */
export function requestLog(log: Logger) {
  // These four fields never are what is redacted; looking for it takes ten times as long as the line itself.
  const lines = log.child({}, { redact: [] })
  return createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now()
    await next()
    const level = c.req.path.endsWith('/health') ? 'debug' : 'info'
    const ms = Math.round(performance.now() - start)
    lines[level]({ method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request')
  })
}
