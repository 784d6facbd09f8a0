import { BlockList, isIP } from 'node:net'
import * as z from 'zod/mini'

/** Whether an address is a proxy of ours, whose word about who asked is believed. */
export type IsProxy = (address: string) => boolean

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Adds an address or a network to a list. @returns false when it is neither. */
function add(proxies: BlockList, part: string): boolean {
  const [address = '', prefix, ...rest] = part.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  if (prefix === undefined) {
    proxies.addAddress(address, family(address))
    return true
  }
  // `Number` alone would read nothing at all as 0, and trust everybody.
  if (!/^\d+$/.test(prefix) || Number(prefix) > (isIP(address) === 6 ? 128 : 32)) return false
  proxies.addSubnet(address, Number(prefix), family(address))
  return true
}

/**
 * The variable `TRUSTED_PROXIES` of the release server and the API: addresses and networks with commas between them,
 * `10.0.0.5, fd00::/8`. Nobody when it is not set; each part that is none is named in an issue.
 */
export const proxiesSchema = z.pipe(
  z._default(z.string(), ''),
  z.transform((list, context): IsProxy => {
    const proxies = new BlockList()
    for (const part of list.split(',').map((text) => text.trim())) {
      if (part === '' || add(proxies, part)) continue
      const message = `'${part}' is no address and no network`
      context.issues.push({ code: 'custom', input: list, message })
    }
    return (address) => isIP(address) !== 0 && proxies.check(address, family(address))
  }),
)
