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
 * Does something to the router as soon as the page where it stands is on screen. React renders a state of the router some
 * time after it is made. A revalidation that ends before would take its place, and of that the router says that nothing
 * is to be scrolled: the new page would start where the old one was scrolled to.
 */
export function whenOnScreen({ location, navigation }: DataRouter['state'], work: () => void): void {
  const isComing = shown !== undefined && shown !== location.key && navigation.state === 'idle'
  if (isComing) waiting.add(work)
  else work()
}
