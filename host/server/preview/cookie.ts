import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { type Override, overrideSchema } from './override.ts'

/** The cookie that keeps a browser's overrides until it is closed. No script reads it. */
const NAME = 'preview'

const keptSchema = z.array(overrideSchema).check(z.maxLength(8))

/** The overrides that a browser says it has: each is to be checked again. */
export function keptOverrides(c: Context): Override[] {
  const kept = getCookie(c, NAME)
  if (!kept || kept.length > 4000) return []
  try {
    const parsed = keptSchema.safeParse(JSON.parse(Buffer.from(kept, 'base64url').toString()))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

/** Has a browser keep overrides; none takes the cookie away. @param secure whether the site is reached by https. */
export function keepOverrides(c: Context, overrides: readonly Override[], secure: boolean): void {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  if (overrides.length === 0) deleteCookie(c, NAME, options)
  else setCookie(c, NAME, Buffer.from(JSON.stringify(overrides)).toString('base64url'), options)
}
