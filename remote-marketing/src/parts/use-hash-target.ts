import { useLocation } from '@cadence/shared/router'
import { useEffect } from 'react'

const PLACE = /^#([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** Where the host puts the page: the target of its skip link, which goes there by itself. */
const HOST_PLACE = 'content'

/** The place of a page that a hash names; null for anything else. */
export function placeOf(hash: string): string | null {
  const place = PLACE.exec(hash)?.[1] ?? null
  return place === HOST_PLACE ? null : place
}

/**
 * Lets the keyboard go on from a place, as a browser would by itself, but the router only scrolls there. One that is
 * folded is opened first, which moves what follows it: that one is brought onto the screen again.
 */
function goTo(id: string): void {
  const place = document.getElementById(id)
  if (!place) return
  const summary = place.querySelector<HTMLElement>(':scope > summary')
  const start = summary ?? place
  if (summary) place.setAttribute('open', '')
  start.focus({ preventScroll: true })
  if (summary) place.scrollIntoView()
}

/** Goes to what the address names: when the page opens, and at each link that is followed on it. */
export function useNamedPlace(): void {
  const location = useLocation()
  // The location itself, not its hash: who follows the same link again wants to be led there again.
  useEffect(() => {
    const id = placeOf(location.hash)
    if (id !== null) goTo(id)
  }, [location])
}
