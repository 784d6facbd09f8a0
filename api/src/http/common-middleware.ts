import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config/config.ts'
import type { Logger } from '../log/logger.ts'
import type { AppEnv } from './app-env.ts'

/** The API answers data about one person, never a page: nothing may be stored, framed, sniffed or referred to. */
export const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Outermost middleware, so that error answers and preflights carry the headers too. They are set before there is an
 * answer: changing those of a finished one makes it anew, and costs as much as the rest of a small request.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  await next()
})

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

const localOrigin = /^http:\/\/localhost(:\d{1,5})?$/

/** Only the web app's own origin; in development also a remote that runs alone on its own port. */
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
  // Its headers are dear and mean nothing to a request of the app's own origin or of no browser.
  return createMiddleware<AppEnv>((c, next) =>
    c.req.header('origin') === undefined ? next() : check(c, next),
  )
}
