import type { DataRouter } from '@cadence/shared/router'
import { newPageStands } from './view-transition.ts'

/** Key of the visit whose page React has put on screen; undefined while there is none. */
let shown: string | undefined
const waiting = new Set<() => void>()

/**
 * A visit is on screen; for the shell's layout effect.
 * @returns a function that ends it.
 */
export function visitStands(key: string): () => void {
  shown = key
  newPageStands()
  for (const work of waiting) work()
  waiting.clear()
  return () => {
    shown = undefined
  }
}

/**
 * Runs `work` once the router's current page is on screen. A revalidation that ends before React has rendered a new page
 * replaces that page's state, and a revalidation never scrolls: the new page would keep the old page's scroll position.
 */
export function whenOnScreen({ location, navigation }: DataRouter['state'], work: () => void): void {
  const isComing = shown !== undefined && shown !== location.key && navigation.state === 'idle'
  if (isComing) waiting.add(work)
  else work()
}
