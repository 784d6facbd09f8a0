import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { StoreDocument } from '../store/document.ts'
import { isWatched } from './watched.ts'

/** The cookie that tells browsers apart while releases are tried out or watched. */
const BROWSER_COOKIE = 'cadence-rollout'

const YEAR_S = 365 * 24 * 60 * 60

/** The number that was drawn for a browser; undefined when it has none, or what it says is none of ours. */
export function browserOf(c: Context): string | undefined {
  const number = getCookie(c, BROWSER_COOKIE)
  return number && /^[A-Za-z0-9_-]{16}$/.test(number) ? number : undefined
}

/**
 * The number of a browser that gets a page or reports. One that has none gets one, if a release is being tried out or watched at
 * that moment; otherwise nobody needs it.
 * @param secure whether the site is reached by https.
 */
export function greet(c: Context, document: StoreDocument, secure: boolean): string | undefined {
  const known = browserOf(c)
  if (known || !isWatched(document, Date.now())) return known
  const drawn = randomBytes(12).toString('base64url')
  setCookie(c, BROWSER_COOKIE, drawn, {
    path: '/',
    maxAge: YEAR_S,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
  })
  return drawn
}
