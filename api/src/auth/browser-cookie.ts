import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Config } from '../config/config.ts'
import type { AppEnv } from '../http/app-env.ts'
import { hashToken, isToken, newToken } from '../lib/opaque-token.ts'

type App = Pick<Config, 'appUrl'>

/** Recognises the browser that began something, by a cookie that no script can read. */
export interface BrowserCookie {
  /**
   * Sets the cookie for its whole time. @returns the hash to store. An existing cookie is kept, and it is not deleted
   * at the end, because what was begun in other tabs of the browser is bound to it.
   */
  set(c: Context<AppEnv>): string
  /** The hash of this browser's cookie; undefined without one. */
  read(c: Context<AppEnv>): string | undefined
}

/**
 * With https the name of the cookie starts with `__Host-`, so that no parent domain or subdomain can set it.
 */
export function browserCookie({ appUrl }: App, name: string, maxAgeSeconds: number): BrowserCookie {
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

/** The link in the registration mail lives as long. */
const REGISTRATION_SECONDS = 24 * 60 * 60

/** The browser that registered: there the link of the mail is enough, without the password. */
export const registrationBrowser = (config: Pick<Config, 'appUrl'>): BrowserCookie =>
  browserCookie(config, 'cadence-registration', REGISTRATION_SECONDS)

const GOOGLE_SIGN_IN_SECONDS = 10 * 60

/** The browser that began a sign-in with Google. */
export const signInBrowser = (config: Pick<Config, 'appUrl'>): BrowserCookie =>
  browserCookie(config, 'cadence-google', GOOGLE_SIGN_IN_SECONDS)
