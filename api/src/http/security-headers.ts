import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './env.ts'

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
