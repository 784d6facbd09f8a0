/**
 * The service worker of push messages. A browser has it once its member turns push on (session/follow-push.ts). It has no
 * handler of `fetch`, so it changes nothing about how pages load.
 */

/** What a message has when it cannot be read: a browser demands that every message shows something. */
const unknown = { title: 'Cadence', body: '', tag: 'cadence', path: '/dashboard' }

/** The fields of a message, each checked by itself. The API writes them (api/src/push/push-sender.ts). */
function messageOf(data) {
  let sent = {}
  try {
    sent = data?.json() ?? {}
  } catch {
    // Not JSON.
  }
  return Object.fromEntries(
    Object.entries(unknown).map(([name, value]) => [
      name,
      typeof sent[name] === 'string' ? sent[name] : value,
    ]),
  )
}

/** The address of a path in the app; the dashboard for everything that leads elsewhere. */
function addressOf(path) {
  const { origin } = self.location
  const elsewhere = new URL(unknown.path, origin)
  if (typeof path !== 'string' || !path.startsWith('/')) return elsewhere
  try {
    const url = new URL(path, origin)
    return url.origin === origin ? url : elsewhere
  } catch {
    return elsewhere
  }
}

async function show(data) {
  const { title, body, tag, path } = messageOf(data)
  await self.registration.showNotification(title, { body, tag, data: { path } })
}

/** Shows a path in an open window of the app, or in a new one. */
async function open(path) {
  const url = addressOf(path)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const seen = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  if (!seen) return void (await self.clients.openWindow(url.href))
  // The page itself goes there, so that it can ask first about what is not saved.
  seen.postMessage({ type: 'cadence:open', path: url.pathname + url.search })
  await seen.focus()
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path))
})
