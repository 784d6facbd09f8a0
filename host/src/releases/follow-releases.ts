import { askWhileVisible } from '@cadence/releases/browser/follow-registry'
import { askNewest } from '@cadence/releases/browser/live-registry'
import { allowsPrefetch } from '../prefetch/idle-moment.ts'
import { watchTyping } from './typed-text.ts'

/** A visible tab asks about this often, in milliseconds. */
const EVERY_MS = 60_000

/** With Save-Data or on a slow connection, in milliseconds. */
const SPARING_MS = 600_000

/** Time until the next request, random so that open tabs do not ask at the same moment. */
const pause = () => (allowsPrefetch() ? EVERY_MS : SPARING_MS) * (0.75 + Math.random() / 2)

/**
 * From now on the shell learns of new releases: when the tab becomes visible, when the network is back, and about once a
 * minute in between. Nothing changes on screen: the next page change uses them.
 * @returns a function that ends it.
 */
export function followReleases(): () => void {
  const endAsking = askWhileVisible(askNewest, pause)
  const endTyping = watchTyping()
  return () => {
    endAsking()
    endTyping()
  }
}
