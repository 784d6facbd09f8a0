import type { DataRouter } from '@cadence/shared/router'
import { proxy, subscribe } from 'valtio'
import { fadeOldPage } from './view-transition.ts'

/** Key of the visit whose page React has put on screen; undefined while there is none. */
const onScreen = proxy<{ visit: string | undefined }>({ visit: undefined })

/**
 * Notes that React has put a visit on screen. For the shell's layout effect.
 * @returns the effect's clean-up.
 */
export function noteVisitOnScreen(key: string): () => void {
  fadeOldPage()
  onScreen.visit = key
  return () => {
    onScreen.visit = undefined
  }
}

/**
 * Runs `work` once the router's current page is on screen. A revalidation that ends before React has rendered a new page
 * replaces that page's state, and a revalidation never scrolls: the new page would keep the old page's scroll position.
 */
export function whenOnScreen({ location, navigation }: DataRouter['state'], work: () => void): void {
  const { visit } = onScreen
  const isComing = visit !== undefined && visit !== location.key && navigation.state === 'idle'
  if (!isComing) {
    work()
    return
  }
  const stop = subscribe(
    onScreen,
    () => {
      if (onScreen.visit === undefined) return
      stop()
      work()
    },
    // In the same step, while the layout effect of the new page runs.
    true,
  )
}
