import { BlockList, isIP } from 'node:net'

/** Ranges of IPv4 that are not the public internet (IANA's registry of special-purpose addresses). */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  // Shared by the customers of a provider, and the metadata of some clouds.
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local, and the metadata of most clouds.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Multicast, reserved, broadcast.
  '224.0.0.0/3',
  // A public address, but each virtual machine of Azure reaches its own host there.
  '168.63.129.16/32',
]

/** The only range of public IPv6. Outside are loopback, private, link-local, multicast, mapped IPv4 and NAT64. */
const public6 = ['2000::/3']

/** Ranges inside of it that are not public, or that lead to an IPv4 address. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const list = (type: 'ipv4' | 'ipv6', ranges: readonly string[]) => {
  const made = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    made.addSubnet(network, Number(prefix), type)
  }
  return made
}

const notPublic4 = list('ipv4', special4)
const maybePublic6 = list('ipv6', public6)
const notPublic6 = list('ipv6', special6)
const loopback4 = list('ipv4', ['127.0.0.0/8'])

/** Whether an IP address is on the public internet. Everything that is not known to be is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !notPublic4.check(address, 'ipv4')
  if (version !== 6 || address.includes('%')) return false
  return maybePublic6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
}

/** Whether an IP address is this machine. */
export function isLoopback(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && loopback4.check(address, 'ipv4'))
}
