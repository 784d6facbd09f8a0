import type { Context } from 'hono'
import type { StoreDocument } from '../store/registry-document.ts'

/** A load balancer asks here whether this release server can serve. */
export const HEALTH_PATH = '/health'

/** What starts this server again when it hangs asks here. It says nothing of releases: a new process knows no more of them. */
export const LIVENESS_PATH = '/health/live'

export function sendLiveness(c: Context): Response {
  c.header('Cache-Control', 'no-store')
  return c.json({ status: 'ok' })
}

/**
 * The server is healthy when it knows the live releases and there is a live host. It stays healthy while the store
 * does not answer, because it continues to serve the last known releases.
 */
export async function sendHealth(c: Context, live: () => Promise<StoreDocument>): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  try {
    const { host, revision } = await live()
    if (!host) return c.json({ status: 'empty', revision }, 503)
    return c.json({ status: 'ok', revision })
  } catch (error) {
    console.error('The release store cannot be read:', error)
    return c.json({ status: 'unreachable' }, 503)
  }
}
