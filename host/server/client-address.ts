import { isIP } from 'node:net'
import type { IsProxy } from '@cadence/shared/http/proxies'

/** An IPv4 address that arrived over an IPv6 socket, as itself. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '')

/**
 * The address of whoever asks. Each trusted proxy adds the address that it saw at the right of `X-Forwarded-For`; the
 * first one from the right that is not a trusted proxy itself is the client. What stands left of it is a claim.
 */
export function clientAddress(peer: string, forwarded: string | undefined, isTrusted: IsProxy): string {
  const chain = (forwarded ?? '').split(',').map((text) => plain(text.trim()))
  let address = plain(peer)
  while (isTrusted(address)) {
    const before = chain.pop()
    if (before === undefined || isIP(before) === 0) break
    address = before
  }
  return address
}
