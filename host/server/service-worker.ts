import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { folderOf } from '@cadence/releases/store/registry-entries'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import type { Hono } from 'hono'
import { CACHES } from '../src/service-worker/messages.ts'

/** Addresses of the service worker. Browsers that registered the second one have it under that address for good. */
const ADDRESSES = ['/service-worker.js', '/push-worker.js']

/**
 * The worker that removes all that was kept, and itself. It does so while it is installed: a browser may leave it waiting for
 * as long as a page is open. Open pages go on; their next requests go to the network. Without its registration the browser
 * ends its push subscription, and the push service tells the API.
 */
const removal = `self.addEventListener('install', (event) => {
  // The browser removes the registration after this event: to wait for that here would be to wait for ever.
  self.registration.unregister()
  event.waitUntil(caches.keys().then((names) =>
    Promise.all(names.filter((name) => name.startsWith('${CACHES}')).map((name) => caches.delete(name)))))
})
`

/** The script of a release of the host, under its present name or that of releases before it. */
async function scriptOf(releases: ReleaseStore, version: string): Promise<string | null> {
  for (const address of ADDRESSES) {
    const path = `/${folderOf('host', version)}${address}`
    await releases.files.bring(path)
    const script = await readFile(join(releases.files.root, path), 'utf8').catch(() => null)
    if (script !== null) return script
  }
  return null
}

/**
 * Serves the service worker at the root, because a worker rules only what is below its address: that of the live host, never
 * an older copy. @param state `off` gives all browsers the worker that removes itself.
 */
export function addServiceWorker(
  app: Hono,
  releases: ReleaseStore,
  live: () => Promise<StoreDocument>,
  state: 'on' | 'off',
): void {
  for (const address of ADDRESSES)
    app.get(address, async (c) => {
      const host = state === 'on' ? (await live()).host : undefined
      const script = state === 'off' ? removal : host ? await scriptOf(releases, host.version) : null
      if (script === null) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
      return c.body(script, 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
        // The worker asks this origin for files and documents, and loads no script.
        'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      })
    })
}
