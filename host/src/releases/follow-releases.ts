import { allowsPrefetch } from '../prefetch/idle-moment.ts'
import { askNewest } from '../remotes/live-registry.ts'
import { watchTyping } from './typed-text.ts'

/** A visible tab asks about this often, in milliseconds. */
const EVERY_MS = 60_000

/** With Save-Data or on a slow connection, in milliseconds. */
const SPARING_MS = 600_000

/** Shortest time between two requests when the member switches between tabs, in milliseconds. */
const LEAST_MS = 10_000

/** Time until the next request, random so that open tabs do not ask at the same moment. */
const pause = () => (allowsPrefetch() ? EVERY_MS : SPARING_MS) * (0.75 + Math.random() / 2)

/**
 * From now on the shell learns of new releases: when the tab becomes visible, when the network is back, and about once a
 * minute in between. Nothing changes on screen: the next page change uses them.
 * @returns a function that ends it.
 */
export function followReleases(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = performance.now()
  const isSeen = () => document.visibilityState === 'visible'
  const wait = () => {
    clearTimeout(timer)
    if (isSeen()) timer = setTimeout(ask, pause())
  }
  const ask = () => {
    askedAt = performance.now()
    // After a failure the next request asks again.
    askNewest().catch(() => undefined)
    wait()
  }
  const onVisibility = () => {
    if (isSeen() && performance.now() - askedAt > LEAST_MS) ask()
    else wait()
  }
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('online', ask)
  const endTyping = watchTyping()
  wait()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('online', ask)
    endTyping()
  }
}
