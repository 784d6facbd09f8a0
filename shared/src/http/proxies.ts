import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyaddr from 'proxy-addr'
import * as z from 'zod/mini'

/** Whether an address is a proxy of ours, whose word about who asked is believed. */
export type IsProxy = (address: string) => boolean

/** Whether proxy-addr reads a part of a list: it throws for one that it does not. */
function isReadable(part: string): boolean {
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
 * when it is not set; each part that is none is named in an issue. No network takes everybody in: `0.0.0.0/0` is none.
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

/**
 * The address of whoever asks. Each trusted proxy adds the address that it saw at the right of `X-Forwarded-For`; the
 * first one from the right that is not a trusted proxy itself is the client. What stands left of it is a claim. A proxy
 * that forwards no address is the client itself. An IPv4 address that arrived over an IPv6 socket is given as IPv4.
 */
export function clientAddress(request: IncomingMessage, isProxy: IsProxy): string {
  const addresses = proxyaddr.all(request, isProxy)
  const client = addresses.findLast((address) => isIP(address) !== 0) ?? ''
  return client.replace(/^::ffff:(?=\d+\.)/i, '')
}
