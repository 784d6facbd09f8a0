import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Config } from '../../config/config.ts'
import type { AppEnv } from '../../http/env.ts'
import { hashToken, isToken, newToken } from '../opaqueToken.ts'

const NAME = 'cadence-google'
const MAX_AGE_SECONDS = 10 * 60

type App = Pick<Config, 'appUrl'>

/**
 * The cookie that tells the browser that began a sign-in from all others. With https its name starts with `__Host-`,
 * so that no other host, above or beside this one, can set it.
 */
function options({ appUrl }: App) {
  const https = appUrl.startsWith('https:')
  const common = { path: '/', httpOnly: true, sameSite: 'Lax' } as const
  return https ? ({ ...common, secure: true, prefix: 'host' } as const) : common
}

/**
 * Marks the browser for ten minutes from now; returns what to keep of the mark. One that is there stays, and is not
 * taken away at the end: sign-ins that were begun in other tabs are bound to it.
 */
export function markBrowser(c: Context<AppEnv>, app: App): string {
  const present = secretOf(c, app)
  const secret = present && isToken(present) ? present : newToken()
  setCookie(c, NAME, secret, { ...options(app), maxAge: MAX_AGE_SECONDS })
  return hashToken(secret)
}

/** What was kept of this browser's mark; undefined without one. */
export function browserHash(c: Context<AppEnv>, app: App): string | undefined {
  const secret = secretOf(c, app)
  return secret ? hashToken(secret) : undefined
}

function secretOf(c: Context<AppEnv>, { appUrl }: App): string | undefined {
  return appUrl.startsWith('https:') ? getCookie(c, NAME, 'host') : getCookie(c, NAME)
}
