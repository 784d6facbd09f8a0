import type { IsProxy } from '@cadence/shared/http/proxies'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './env.ts'

/**
 * The address to count attempts by. The forwarded one counts only when the socket is a proxy of ours, because then that
 * stands between. Entries that are proxies of ours are skipped; the last one before them is the address that a proxy of
 * ours saw, and what stands left of it is the client's word.
 */
export function addressToCount(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  isProxy: IsProxy,
): string {
  const direct = plain(socketAddress ?? '127.0.0.1')
  const forwarded = forwardedFor?.split(',').map((entry) => plain(entry.trim()))
  const client = forwarded?.findLast((entry) => entry !== '' && !isProxy(entry))
  return networkOf(client !== undefined && isProxy(direct) ? client : direct)
}

/** An IPv4 address that a dual-stack socket shows as IPv6 is the same client. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 64)
}

/** One IPv6 customer owns a /64, so counting single addresses would count nobody. */
function networkOf(address: string): string {
  if (!address.includes(':') || address === '::1') return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Notes who asks. */
export const clientAddress = (isProxy: IsProxy) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const forwarded = c.req.header('x-forwarded-for')
    c.set('address', addressToCount(c.env?.incoming?.socket.remoteAddress, forwarded, isProxy))
    await next()
  })
