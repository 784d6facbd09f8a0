import { randomBytes } from 'node:crypto'
import { isWatched } from '@cadence/releases/rollout/watch-period'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import type { Context } from 'hono'
import { serverCookie } from '../server-cookie.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** The cookie that tells browsers apart while releases are tried out or watched. */
const cookieOf = (secure: boolean) => serverCookie('cadence-rollout', secure)

/**
 * The number that was drawn for a browser; undefined when it has none, or what it says is none of ours.
 * @param secure whether the site is reached by https.
 */
export function browserOf(c: Context, secure: boolean): string | undefined {
  const number = cookieOf(secure).read(c)
  return number && /^[A-Za-z0-9_-]{16}$/.test(number) ? number : undefined
}

/**
 * The number of a browser that gets a page or reports. One that has none gets one, if a release is being tried out or watched at
 * that moment; otherwise nobody needs it.
 * @param secure whether the site is reached by https.
 */
export function greet(c: Context, document: StoreDocument, secure: boolean): string | undefined {
  const known = browserOf(c, secure)
  if (known || !isWatched(document, Date.now())) return known
  const drawn = randomBytes(12).toString('base64url')
  cookieOf(secure).write(c, drawn, YEAR_S)
  return drawn
}
