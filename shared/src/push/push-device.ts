import { type PushSubscriptionBody, pushSubscriptionSchema } from '@cadence/shared/schemas'
import { deletePushSubscription, getPushKey, putPushSubscription } from './push-api.ts'

/** Address of the service worker, which the host's releases bring (`host/src/service-worker`). */
const SERVICE_WORKER = '/service-worker.js'

/** Its address in former releases, under which the release server still gives it. */
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
  const registration = await navigator.serviceWorker.register(SERVICE_WORKER, {
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
  worker.postMessage({ type: 'cadence:activate' })
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
 * Ends this browser's push subscription, also when the API cannot be reached. Then the push service tells the API with the
 * next message.
 */
export async function dropPush(): Promise<void> {
  await unsubscribePush()
  await deletePushSubscription()
}

/**
 * Ends the subscription without a call to the API, which deletes it itself when the session ends. The service worker stays:
 * it also keeps the app for when there is no network.
 */
export async function unsubscribePush(): Promise<void> {
  const registration = await pushRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/** The service worker of this browser, if it has one. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration('/') : undefined
}

/** The name of `unsubscribePush` in former releases. */
export async function removePushWorker(): Promise<void> {
  await unsubscribePush()
}
