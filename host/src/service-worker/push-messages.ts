import type { NotificationEvent, PushEvent, WorkerScope } from './worker-scope.ts'

/** What a message has when it cannot be read: a browser demands that every message shows something. */
const unknown = { title: 'Cadence', body: '', tag: 'cadence', path: '/dashboard' }

/** The fields of a message, each checked by itself. The API writes them (api/src/push/push-sender.ts). */
function messageOf(data: PushEvent['data']): typeof unknown {
  let sent: unknown
  try {
    sent = data?.json()
  } catch {
    // Not JSON.
  }
  const field = (name: keyof typeof unknown) => {
    const value: unknown = typeof sent === 'object' && sent !== null ? Reflect.get(sent, name) : undefined
    return typeof value === 'string' ? value : unknown[name]
  }
  return { title: field('title'), body: field('body'), tag: field('tag'), path: field('path') }
}

/** The address of a path in the app; the dashboard for everything that leads elsewhere. */
function addressOf(path: unknown, origin: string): URL {
  const elsewhere = new URL(unknown.path, origin)
  if (typeof path !== 'string' || !path.startsWith('/')) return elsewhere
  try {
    const url = new URL(path, origin)
    return url.origin === origin ? url : elsewhere
  } catch {
    return elsewhere
  }
}

/** Shows push messages, and leads to what a notification is about. */
export function followPushMessages(scope: WorkerScope): void {
  const show = async ({ data }: PushEvent) => {
    const { title, body, tag, path } = messageOf(data)
    await scope.registration.showNotification(title, { body, tag, data: { path } })
  }
  const open = async ({ notification }: NotificationEvent) => {
    const url = addressOf(notification.data?.path, scope.location.origin)
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const seen = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
    if (!seen) return void (await scope.clients.openWindow(url.href))
    // The page itself goes there, so that it can ask first about what is not saved.
    seen.postMessage({ type: 'cadence:open', path: url.pathname + url.search })
    await seen.focus()
  }
  scope.addEventListener('push', (event) => event.waitUntil(show(event)))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event))
  })
}
