import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyaddr from 'proxy-addr'
import * as z from 'zod/mini'

/** Whether an address is a proxy of ours, whose word about who asked is believed. */
export type IsProxy = (address: string) => boolean

/** The names that proxy-addr gives to networks. */
const networkNames = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Whether proxy-addr accepts this entry. It throws for a bad one. */
function isReadable(part: string): boolean {
  // proxy-addr also takes `10` for 0.0.0.10, and `010.0.0.5` for 8.0.0.5.
  if (!networkNames.has(part) && isIP(part.split('/')[0] ?? '') === 0) return false
  try {
    proxyaddr.compile(part)
    return true
  } catch {
    return false
  }
}

/**
 * The variable `TRUSTED_PROXIES` of the release server and the API: addresses and networks with commas between them,
 * `10.0.0.5, fd00::/8`, and the names that proxy-addr gives to networks (`loopback`, `linklocal`, `uniquelocal`). Nobody
 * when it is not set. An entry that cannot be read is named in the error. `/0` is refused, because it would trust everybody.
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
 * The address of whoever asks. Each trusted proxy adds the address that it saw at the right of `X-Forwarded-For`; the
 * first one from the right that is not a trusted proxy itself is the client. Entries left of it come from the client and
 * may be forged. If a proxy forwards no valid address, the proxy's own address is used. An IPv4 address that arrived over
 * an IPv6 socket is given as IPv4.
 */
export function clientAddress(request: IncomingMessage, isProxy: IsProxy): string {
  const addresses = proxyaddr.all(request, (entry) => isProxy(withoutPort(entry))).map(withoutPort)
  const client = addresses.findLast((address) => isIP(address) !== 0) ?? ''
  return client.replace(/^::ffff:(?=\d+\.)/i, '')
}
