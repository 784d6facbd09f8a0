import type { Context } from 'hono'

/**
 * Whether a form or a script of this site's own pages sent a request. Browsers say so in `Sec-Fetch-Site`, but not to a
 * site on plain http; there the `Origin` has to name this host.
 */
export function isFromOwnPage(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('origin') ?? ''
  return URL.canParse(origin) && new URL(origin).host === c.req.header('host')
}
