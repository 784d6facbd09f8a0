import { allowsPrefetch } from '../prefetch/idle-moment.ts'
import { askNewest } from '../remotes/live-registry.ts'
import { watchTyping } from './typed-text.ts'

/** A tab that is looked at asks about this often, in milliseconds. */
const EVERY_MS = 60_000

/** Where data is dear or the line slow, in milliseconds. */
const SPARING_MS = 600_000

/** Who goes to and fro between tabs does not ask each time, in milliseconds. */
const LEAST_MS = 10_000

/** The next question: not in step with the other tabs. */
const pause = () => (allowsPrefetch() ? EVERY_MS : SPARING_MS) * (0.75 + Math.random() / 2)

/**
 * From now on the shell learns of new releases: when the tab is looked at again, when the network is back, and about
 * once a minute meanwhile. Nothing happens on the screen: they are used from the next page change on.
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
    // What does not come now is asked for next time.
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
