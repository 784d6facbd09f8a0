import { BlockList, isIP } from 'node:net'

/** Whether an address is a proxy of ours, whose word about who asked is believed. */
export type IsProxy = (address: string) => boolean

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * Reads a list such as `10.0.0.0/8, fd00::/8`. This machine's own addresses are always among them: the release server
 * stands there.
 * @throws Error that names the part which is no address and no network.
 */
export function parseProxies(list: string): IsProxy {
  const proxies = new BlockList()
  proxies.addSubnet('127.0.0.0', 8, 'ipv4')
  proxies.addAddress('::1', 'ipv6')
  for (const part of list.split(',').map((text) => text.trim())) {
    if (part === '') continue
    const [address = '', prefix] = part.split('/')
    if (isIP(address) === 0) throw new Error(`'${part}' is no address and no network`)
    if (prefix === undefined) proxies.addAddress(address, family(address))
    else proxies.addSubnet(address, Number(prefix), family(address))
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, family(address))
}
