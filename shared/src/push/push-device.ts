import { type PushSubscriptionBody, pushSubscriptionSchema } from '@cadence/shared/schemas'
import { deletePushSubscription, getPushKey, putPushSubscription } from './push-api.ts'

/** Address of the service worker, which the host's releases bring (`host/public`). */
export const PUSH_WORKER = '/push-worker.js'

/** Whether this browser can receive push messages at all. */
export const canReceivePush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const isSameKey = (used: ArrayBuffer | null, key: Uint8Array) =>
  used !== null && new Uint8Array(used).join() === key.join()

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** The subscription of this browser with the present key of the API. One with an earlier key is void. */
async function subscriptionOf(registration: ServiceWorkerRegistration): Promise<PushSubscription> {
  const applicationServerKey = bytesOf(await getPushKey())
  const known = await registration.pushManager.getSubscription()
  if (known && isSameKey(known.options.applicationServerKey, applicationServerKey)) return known
  await known?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

/** The schema drops `expirationTime`, which some browsers add. */
const bodyOf = (subscription: PushSubscription): PushSubscriptionBody =>
  pushSubscriptionSchema.parse(subscription.toJSON())

/**
 * Subscribes this browser to the push messages of the signed-in member. The browser must allow notifications. A second
 * call changes nothing.
 * @throws ApiError, or an error of the browser, which may have no push service
 */
export async function takePush(): Promise<void> {
  const registration = await navigator.serviceWorker.register(PUSH_WORKER, {
    scope: '/',
    updateViaCache: 'none',
  })
  await activated(registration)
  await putPushSubscription(bodyOf(await subscriptionOf(registration)))
}

/** A browser subscribes only for a service worker that is active. */
async function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active || !worker) return
  await new Promise<void>((resolve, reject) => {
    const check = () => {
      if (worker.state === 'activated') resolve()
      else if (worker.state === 'redundant') reject(new Error('The service worker could not be installed'))
    }
    worker.addEventListener('statechange', check)
    check()
  })
}

/**
 * Ends this browser's push subscription by removing the service worker, also when the API cannot be reached. Then the
 * push service tells the API with the next message.
 */
export async function dropPush(): Promise<void> {
  await removePushWorker()
  await deletePushSubscription()
}

/**
 * Removes the service worker without a call to the API, which deletes the subscription itself when the session ends.
 */
export async function removePushWorker(): Promise<void> {
  const registration = await pushRegistration()
  await registration?.unregister()
}

/** The service worker of this browser, if its member turned push on here. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration(PUSH_WORKER) : undefined
}
