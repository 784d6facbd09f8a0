import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './env.ts'

/** The API answers data about one person, never a page: nothing may be stored, framed, sniffed or referred to. */
export const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Outermost middleware, so that error answers and preflights carry the headers too. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
})
