import type { IncomingMessage } from 'node:http'
import { clientAddress, type IsProxy } from '@cadence/releases/server/client-address'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/** The address used when a test calls the app without a socket. */
const THIS_MACHINE = '127.0.0.1'

/** The client's address as the attempt limits count it: an IPv6 address counts as its /64 network. */
export function countedAddress(request: IncomingMessage | undefined, isProxy: IsProxy): string {
  return networkOf(request ? clientAddress(request, isProxy) : THIS_MACHINE)
}

/** An IPv6 customer owns a whole /64 and could use a new address for each attempt. */
function networkOf(address: string): string {
  if (!address.includes(':') || address === '::1') return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Stores the counted address in the context of the request. */
export const storeClientAddress = (isProxy: IsProxy) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('address', countedAddress(c.env?.incoming, isProxy))
    await next()
  })
