import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './env.ts'

const loopback = new Set(['127.0.0.1', '::1'])

/**
 * The address to count attempts by. The forwarded one counts only when the socket is on this machine, because then
 * the release server stands between; its last entry is the one that server added, the others are the client's word.
 */
export function addressToCount(socketAddress: string | undefined, forwardedFor: string | undefined): string {
  const direct = plain(socketAddress ?? '127.0.0.1')
  const forwarded = forwardedFor?.split(',').at(-1)?.trim()
  return networkOf(forwarded && loopback.has(direct) ? plain(forwarded) : direct)
}

/** An IPv4 address that a dual-stack socket shows as IPv6 is the same client. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 64)
}

/** One IPv6 customer owns a /64, so counting single addresses would count nobody. */
function networkOf(address: string): string {
  if (!address.includes(':') || loopback.has(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}

export const clientAddress = createMiddleware<AppEnv>(async (c, next) => {
  c.set('address', addressToCount(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for')))
  await next()
})
