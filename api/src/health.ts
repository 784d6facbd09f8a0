import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from './http/app-env.ts'
import { UnavailableError } from './http/http-errors.ts'
import { describe } from './http/openapi.ts'
import type { Services } from './services.ts'

const LIMIT_MS = 1900

/** The status is all that a probe reads. */
const healthSchema = z.object({ status: z.literal('ok') })

/**
 * GET /health/live. Out: `{"status":"ok"}`, also while the database is away: a process is started again only when it does
 * not answer here.
 */
export function liveness() {
  return new Hono<AppEnv>().get(
    '/health/live',
    describe({
      summary: 'Whether this process answers, whatever its database does',
      tag: 'health',
      success: { status: 200, description: 'Alive', schema: healthSchema },
      errors: [],
    }),
    (c) => c.json({ status: 'ok' as const }, 200),
  )
}

/** GET /health. Out: `{"status":"ok"}`. Errors: 503 when the database does not answer within two seconds. */
export function health({ ping }: Services) {
  return new Hono<AppEnv>().get(
    '/health',
    describe({
      summary: 'Whether the API and its database answer',
      tag: 'health',
      success: { status: 200, description: 'Ready', schema: healthSchema },
      errors: [503],
    }),
    async (c) => {
      await within(LIMIT_MS, ping())
      return c.json({ status: 'ok' as const }, 200)
    },
  )
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database is slow.')), ms)
  })
  try {
    await Promise.race([work, late])
  } catch (cause) {
    throw new UnavailableError(cause)
  } finally {
    clearTimeout(timer)
  }
}
