import type { IsProxy } from '@cadence/releases/server/client-address'
import { loggedPath, REQUEST_ID_HEADER, requestIdOf } from '@cadence/shared/server-log'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config/config.ts'
import type { Logger } from '../log/logger.ts'
import type { AppEnv } from './app-env.ts'

/**
 * The API answers with personal data and never with a page: nothing may be stored, framed, sniffed or sent as a
 * referrer.
 */
export const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Must be the outermost middleware: then error answers and preflights have the headers too. The headers are set before
 * there is an answer, because changing a finished one copies it, which costs as much as the rest of a small request.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  await next()
})

/** Balancers ask these every few seconds. */
const isProbe = /\/health(\/live)?$/

/**
 * Logs one line per request, without any token that its address may hold, and with the name that a proxy gave it, so that
 * it can be followed through the logs of all servers.
 */
export function requestLog(log: Logger, isProxy: IsProxy) {
  // None of these five fields is ever redacted, and the search for secrets takes ten times as long as writing the line.
  const lines = log.child({}, { redact: [] })
  return createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now()
    const requestId = requestIdOf(c.env?.incoming, isProxy)
    c.set('requestId', requestId)
    c.header(REQUEST_ID_HEADER, requestId)
    await next()
    const level = isProbe.test(c.req.path) ? 'debug' : 'info'
    const ms = Math.round(performance.now() - start)
    const path = loggedPath(c.req.path)
    lines[level]({ requestId, method: c.req.method, path, status: c.res.status, ms }, 'request')
  })
}

const localOrigin = /^http:\/\/localhost(:\d{1,5})?$/

/** Allows the web app's own origin; in development also a remote that runs alone on its own port. */
export function crossOrigin(config: Pick<Config, 'appUrl' | 'production'>) {
  const appOrigin = new URL(config.appUrl).origin
  const check = cors({
    origin: (origin) =>
      origin === appOrigin || (!config.production && localOrigin.test(origin)) ? origin : null,
    credentials: true,
    allowHeaders: ['Authorization', 'Content-Type', 'X-Sign-In', 'X-Time-Zone'],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  })
  // Setting its headers is expensive, and without an `Origin` header they have no effect.
  return createMiddleware<AppEnv>((c, next) =>
    c.req.header('origin') === undefined ? next() : check(c, next),
  )
}
