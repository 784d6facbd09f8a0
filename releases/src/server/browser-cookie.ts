import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { isWatched } from '../rollout/watch-period.ts'
import type { StoreDocument } from '../store/registry-document.ts'
import { serverCookie } from './server-cookie.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** The cookie that tells browsers apart while releases are tried out or watched. */
const cookieOf = (secure: boolean) => serverCookie('cadence-rollout', secure)

/**
 * The number that this server drew for a browser; undefined when the cookie is missing or not valid.
 * @param secure whether the site is reached by https.
 */
export function browserOf(c: Context, secure: boolean): string | undefined {
  const number = cookieOf(secure).read(c)
  return number && /^[A-Za-z0-9_-]{16}$/.test(number) ? number : undefined
}

/**
 * The number of a browser that requests a page or sends reports. A browser without a number gets one only while a
 * release is a canary or under watch, because otherwise nothing needs the number.
 * @param secure whether the site is reached by https.
 */
export function greet(c: Context, document: StoreDocument, secure: boolean): string | undefined {
  const known = browserOf(c, secure)
  if (known || !isWatched(document, Date.now())) return known
  const drawn = randomBytes(12).toString('base64url')
  cookieOf(secure).write(c, drawn, YEAR_S)
  return drawn
}
