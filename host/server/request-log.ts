import type { IsProxy } from '@cadence/releases/server/client-address'
import { loggedPath, REQUEST_ID_HEADER, requestIdOf, standardOutput } from '@cadence/shared/server-log'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { type Logger, pino } from 'pino'

/** The log of the release server: JSON lines like the API's. */
export const createLogger = (level: string, destination = standardOutput()): Logger =>
  pino({ level, base: { pid: process.pid } }, destination)

/** Files are many, and never change; balancers ask for the health every few seconds. */
const isDetail = /^\/(?:remotes|host|health)(?:\/|$)/

/**
 * Gives each request a name, or takes the one of a proxy in front, tells it in the answer, and logs one line with it. The
 * API logs the same name for a call that is handed on. The query of an address may hold a token and is left out.
 */
export function requestLog(log: Logger | undefined, isProxy: IsProxy): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    const { incoming }: Partial<HttpBindings> = c.env ?? {}
    const requestId = requestIdOf(incoming, isProxy)
    c.set('requestId', requestId)
    await next()
    c.res.headers.set(REQUEST_ID_HEADER, requestId)
    const level = isDetail.test(c.req.path) ? 'debug' : 'info'
    const ms = Math.round(performance.now() - start)
    const path = loggedPath(c.req.path)
    log?.[level]({ requestId, method: c.req.method, path, status: c.res.status, ms }, 'request')
  }
}
