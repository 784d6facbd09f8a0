import { CACHES } from './messages.ts'
import { followPushMessages } from './push-messages.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

/** A production build that ran at this address before has left its files and documents. */
async function dropKept(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(CACHES)).map((name) => caches.delete(name)))
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(dropKept()))
followPushMessages(self)
