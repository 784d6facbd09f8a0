import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Config } from '../config/config.ts'
import type { AppEnv } from '../http/env.ts'
import { hashToken, isToken, newToken } from './opaque-token.ts'

type App = Pick<Config, 'appUrl'>

/** Tells the browser that began something from all others, by a cookie that no script can read. */
export interface BrowserMark {
  /**
   * Marks the browser, from now on for the whole time; returns what to keep of the mark. One that is there stays, and is
   * not taken away at the end: what was begun in other tabs is bound to it.
   */
  set(c: Context<AppEnv>): string
  /** What was kept of this browser's mark; undefined without one. */
  read(c: Context<AppEnv>): string | undefined
}

/** With https the cookie's name starts with `__Host-`, so that no other host, above or beside this one, can set it. */
export function browserMark({ appUrl }: App, name: string, maxAgeSeconds: number): BrowserMark {
  const https = appUrl.startsWith('https:')
  const common = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: maxAgeSeconds } as const
  const options = https ? ({ ...common, secure: true, prefix: 'host' } as const) : common
  const secretOf = (c: Context<AppEnv>) => (https ? getCookie(c, name, 'host') : getCookie(c, name))
  return {
    set: (c) => {
      const present = secretOf(c)
      const secret = present && isToken(present) ? present : newToken()
      setCookie(c, name, secret, options)
      return hashToken(secret)
    },
    read: (c) => {
      const secret = secretOf(c)
      return secret ? hashToken(secret) : undefined
    },
  }
}
