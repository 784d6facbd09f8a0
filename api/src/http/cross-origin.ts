import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config/config.ts'
import type { AppEnv } from './env.ts'

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
