import { documentRegistry, newestRegistry } from '@cadence/releases/browser/live-registry'
import { whileSignedIn } from '@cadence/shared/auth'
import { onPreferences, preference } from '@cadence/shared/preferences'
import { canReceivePush, takePush, unsubscribePush } from '@cadence/shared/push/push-device'
import type { DataRouter } from '@cadence/shared/router'
import { keepInSync } from '@cadence/shared/sync'
import * as z from 'zod/mini'

/** What the service worker asks of a window when a notification is clicked: to show a path of the app. */
const openSchema = z.object({
  type: z.literal('cadence:open'),
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
})

/** Whether the operator offers the service worker, which receives the messages. */
const hasWorker = () => (newestRegistry() ?? documentRegistry()).hasWorker

/** Whether the member has push on, and this browser may show notifications. */
const isWanted = () =>
  hasWorker() && preference('notifications')?.push === true && Notification.permission === 'granted'

/**
 * Keeps this browser's push subscription that of the signed-in member. Each start registers the browser again, if push
 * is on and notifications are allowed: a new session has no subscription, and the API may have new keys. A registration
 * that fails is tried again.
 */
function followMember(userId: string): () => void {
  let isTaken = false
  const stop = keepInSync(userId, {
    topic: 'preferences',
    sync: async () => {
      if (isTaken || !isWanted()) return
      await takePush()
      isTaken = true
    },
    sendOutbox: () => null,
    onEdit: onPreferences,
    sendEdits: 'now',
    holdsDocument: false,
  })
  return () => {
    stop()
    // The next person at this device must not see the reminders of this one.
    unsubscribePush().catch((error: unknown) => console.warn('Push messages could not be ended', error))
  }
}

/**
 * Follows push messages for the life of the page: their subscription, and the clicks on their notifications.
 * @returns a function that ends it
 */
export function followPush(router: DataRouter): () => void {
  if (!canReceivePush()) return () => undefined
  const listening = new AbortController()
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const { success, data: asked } = openSchema.safeParse(data)
    if (success) void router.navigate(asked.path)
  }
  navigator.serviceWorker.addEventListener('message', onMessage, { signal: listening.signal })
  // Messages wait until the page asks for them, when its listener is added in this way.
  navigator.serviceWorker.startMessages()
  const stop = whileSignedIn(followMember)
  return () => {
    listening.abort()
    stop()
  }
}
