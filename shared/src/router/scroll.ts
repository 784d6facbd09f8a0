import type { Router } from './create-router.ts'
import {
  keepScrollPositions,
  noteScrollPosition,
  readScrollPositions,
  type ScrollPositions,
} from './scroll-positions.ts'
import type { Arrival } from './state.ts'

/** Scrolls to the place that a hash names. @returns whether the page has it. */
export function scrollToHash(hash: string): boolean {
  try {
    const place = document.getElementById(decodeURIComponent(hash.slice(1)))
    place?.scrollIntoView()
    return place !== null
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    // Not a name that an element could have.
    return false
  }
}

/** Scrolls to where a visit wants to be: where it was left, or the place that it names, or the top. */
export function scrollTo({ location, preventScrollReset }: Arrival, positions: ScrollPositions): void {
  const before = positions.get(location.key)
  if (before !== undefined) window.scrollTo(0, before)
  else if (!scrollToHash(location.hash) && !preventScrollReset) window.scrollTo(0, 0)
}

/** How far each page was scrolled when it was left, as this document and those before it know. */
export interface ScrollMemory {
  positions: ScrollPositions
  /** The page of a visit stands, scrolled to where it wants to be. */
  shows: (key: string) => void
  /** Ends it. */
  end: () => void
}

/** From now on notes how far a page is scrolled when it is left, and keeps that over a reload. */
export function rememberScroll(router: Router): ScrollMemory {
  const positions = readScrollPositions()
  let { key } = router.state.location
  const note = () => noteScrollPosition(positions, key, window.scrollY)
  // A state is told before it is shown: what stands is still the page that `shows` was told of. Its visit may come again
  // without another one between, by back and then forward.
  const stop = router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'loading' || location.key !== key) note()
  })
  const leave = () => {
    note()
    keepScrollPositions(positions)
  }
  addEventListener('pagehide', leave)
  const end = () => {
    stop()
    removeEventListener('pagehide', leave)
  }
  const shows = (next: string) => {
    key = next
  }
  return { positions, shows, end }
}
