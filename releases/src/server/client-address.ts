import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyaddr from 'proxy-addr'
import * as z from 'zod/mini'

/** Whether an address is one of our proxies, whose `X-Forwarded-For` is trusted. */
export type IsProxy = (address: string) => boolean

/** Names of networks in proxy-addr. */
const networkNames = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Whether proxy-addr accepts an entry. It throws for an invalid one. */
function isReadable(part: string): boolean {
  // proxy-addr would also read `10` as 0.0.0.10, and `010.0.0.5` as 8.0.0.5.
  if (!networkNames.has(part) && isIP(part.split('/')[0] ?? '') === 0) return false
  try {
    proxyaddr.compile(part)
    return true
  } catch {
    return false
  }
}

/**
 * The environment variable `TRUSTED_PROXIES` of release servers and the API: addresses and networks, separated by commas
 * (`10.0.0.5, fd00::/8`), and the names `loopback`, `linklocal` and `uniquelocal`. Without it no proxy is trusted. The
 * error names each invalid entry. `/0` is invalid, because it would trust every address.
 */
export const proxiesSchema = z.pipe(
  z._default(z.string(), ''),
  z.transform((list, context): IsProxy => {
    const parts = list
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean)
    const unreadable = parts.filter((part) => !isReadable(part))
    for (const part of unreadable) {
      const message = `'${part}' is no address and no network`
      context.issues.push({ code: 'custom', input: list, message })
    }
    const isTrusted = proxyaddr.compile(parts.filter((part) => !unreadable.includes(part)))
    return (address) => isTrusted(address, 0)
  }),
)

/** An entry of `X-Forwarded-For` without the port that some proxies add: `203.0.113.9:51234`, `[2001:db8::1]:443`. */
function withoutPort(entry: string): string {
  const [, v6, v4] = /^(?:\[([\da-f:.]+)\]|([\d.]+))(?::\d+)?$/i.exec(entry) ?? []
  return v6 ?? v4 ?? entry
}

/**
 * The address of the client of a request. Each proxy appends the address that it saw to `X-Forwarded-For`, so the client is
 * the first address from the right that is not a trusted proxy. Entries further left come from the client and may be
 * forged. If a proxy forwards no valid address, the address of the proxy is returned. An IPv4 address of an IPv6 socket is
 * returned as IPv4.
 */
export function clientAddress(request: IncomingMessage, isProxy: IsProxy): string {
  const addresses = proxyaddr.all(request, (entry) => isProxy(withoutPort(entry))).map(withoutPort)
  const client = addresses.findLast((address) => isIP(address) !== 0) ?? ''
  return client.replace(/^::ffff:(?=\d+\.)/i, '')
}
