import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** A cookie of the release server, which no script reads. */
export interface ServerCookie {
  read: (c: Context) => string | undefined
  /** @param maxAge in seconds; without it the cookie ends with the browser's session. */
  write: (c: Context, value: string, maxAge?: number) => void
  remove: (c: Context) => void
}

/**
 * @param secure whether the site is reached by https. Then the name starts with `__Host-`, so that neither a neighbour
 * of the domain nor anyone on plain http can set it.
 */
export function serverCookie(name: string, secure: boolean): ServerCookie {
  const fullName = secure ? `__Host-${name}` : name
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  return {
    read: (c) => getCookie(c, fullName),
    write: (c, value, maxAge) =>
      setCookie(c, fullName, value, maxAge === undefined ? options : { ...options, maxAge }),
    remove: (c) => void deleteCookie(c, fullName, options),
  }
}
