import { BlockList, isIP } from 'node:net'

/** Proxies whose `X-Forwarded-For` is believed. */
export type TrustedProxies = Pick<BlockList, 'check'>

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** An IPv4 address that arrived over an IPv6 socket, as itself. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '')

/**
 * Reads a list such as `127.0.0.1, 10.0.0.0/8, fd00::/8`.
 * @throws Error that names the part which is no address and no network.
 */
export function parseTrustedProxies(list: string): TrustedProxies {
  const trusted = new BlockList()
  for (const part of list.split(',').map((text) => text.trim())) {
    if (part === '') continue
    const [address = '', prefix] = part.split('/')
    if (isIP(address) === 0) throw new Error(`TRUSTED_PROXIES: '${part}' is no address and no network`)
    if (prefix === undefined) trusted.addAddress(address, family(address))
    else trusted.addSubnet(address, Number(prefix), family(address))
  }
  return trusted
}

/**
 * The address of whoever asks. Each trusted proxy adds the address that it saw at the right of `X-Forwarded-For`; the
 * first one from the right that is not a trusted proxy itself is the client. What stands left of it is a claim.
 */
export function clientAddress(peer: string, forwarded: string | undefined, trusted: TrustedProxies): string {
  const chain = (forwarded ?? '').split(',').map((text) => plain(text.trim()))
  let address = plain(peer)
  while (isIP(address) !== 0 && trusted.check(address, family(address))) {
    const before = chain.pop()
    if (before === undefined || isIP(before) === 0) break
    address = before
  }
  return address
}
