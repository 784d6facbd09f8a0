import type { Context } from 'hono'
import * as z from 'zod/mini'
import { serverCookie } from '../cookie.ts'
import { type Override, overrideSchema } from './override.ts'

/** The cookie that keeps a browser's overrides until it is closed. */
const cookieOf = (secure: boolean) => serverCookie('preview', secure)

const keptSchema = z.array(overrideSchema).check(z.maxLength(8))

/** The overrides that a browser says it has: each is to be checked again. @param secure whether the site is reached by https. */
export function keptOverrides(c: Context, secure: boolean): Override[] {
  const kept = cookieOf(secure).read(c)
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
  const cookie = cookieOf(secure)
  if (overrides.length === 0) cookie.remove(c)
  else cookie.write(c, Buffer.from(JSON.stringify(overrides)).toString('base64url'))
}
