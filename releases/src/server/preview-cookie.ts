import type { Context } from 'hono'
import * as z from 'zod/mini'
import { type Override, overrideSchema } from '../preview/preview-override.ts'
import { serverCookie } from './server-cookie.ts'

/** The cookie that stores a browser's overrides until the browser is closed. */
const cookieOf = (secure: boolean) => serverCookie('preview', secure)

const cookieSchema = z.array(overrideSchema).check(z.maxLength(8))

/** The overrides in a browser's cookie. The caller must check each one again: anyone can write a cookie. @param secure whether the site is reached by https. */
export function readOverrides(c: Context, secure: boolean): Override[] {
  const stored = cookieOf(secure).read(c)
  if (!stored || stored.length > 4000) return []
  try {
    const parsed = cookieSchema.safeParse(JSON.parse(Buffer.from(stored, 'base64url').toString()))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

/** Stores overrides in a browser's cookie; an empty list removes it. @param secure whether the site is reached by https. */
export function writeOverrides(c: Context, overrides: readonly Override[], secure: boolean): void {
  const cookie = cookieOf(secure)
  if (overrides.length === 0) cookie.remove(c)
  else cookie.write(c, Buffer.from(JSON.stringify(overrides)).toString('base64url'))
}
