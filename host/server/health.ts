import type { StoreDocument } from '@cadence/releases/store/registry-document'
import type { Context } from 'hono'

/** Where whoever spreads the calls over several release servers asks whether this one can serve. */
export const HEALTH_PATH = '/health'

/**
 * Whether this server can serve: it knows what is live, and something is. A store that is away for a while does not
 * make it ill, since what was live before is served on.
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
