import { lazyModule } from '../lazy-module.ts'
import { whenIdle } from '../time/when-idle.ts'
import { changeSubscribed, forgetSubscribed, subscribedOf } from './subscriptions-store.ts'

/** The code that reads subscriptions from the API and from this device. */
export const subscriptionsModule = lazyModule(() => import('./subscriptions-sync.ts'))

/** A member without subscriptions asks the API for them after this many milliseconds at the latest. */
const IDLE_MS = 5000

/**
 * Keeps a member's subscriptions up to date: at once when this browser knows of some, else when the page is idle. A failed
 * load of the code is tried again when the network is back, and by the button of the planner.
 * @returns a function that ends it, and forgets them.
 */
export function startSubscriptions(userId: string): () => void {
  let isEnded = false
  let endFollowing: () => void = () => undefined
  const follow = () => {
    if (subscribedOf(userId).retry) changeSubscribed(userId, { retry: null })
    subscriptionsModule.load().then(
      ({ followSubscriptions }) => {
        if (!isEnded) endFollowing = followSubscriptions(userId)
      },
      (error: unknown) => {
        console.warn('The calendars could not be followed', error)
        if (!isEnded) changeSubscribed(userId, { retry: follow })
      },
    )
  }
  const retry = () => subscribedOf(userId).retry?.()
  window.addEventListener('online', retry)
  const isFollowing = subscribedOf(userId).subscriptions.length > 0
  if (isFollowing) follow()
  const cancel = isFollowing ? () => undefined : whenIdle(follow, IDLE_MS)
  return () => {
    isEnded = true
    window.removeEventListener('online', retry)
    cancel()
    endFollowing()
    forgetSubscribed()
  }
}
