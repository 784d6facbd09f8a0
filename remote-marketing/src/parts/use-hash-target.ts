import { useLocation } from '@cadence/shared/router'
import { useEffect } from 'react'

const HASH = /^#([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** The target of the host's skip link, which moves the focus by itself. */
const SKIP_LINK_TARGET = 'content'

/** The id that a hash names; null for any other hash. */
export function hashTargetOf(hash: string): string | null {
  const id = HASH.exec(hash)?.[1] ?? null
  return id === SKIP_LINK_TARGET ? null : id
}

/**
 * Moves the focus to an element, as a browser does for a hash; the router only scrolls there. A folded element opens
 * first. Opening moves what is below it, so the element is scrolled to again.
 */
function focusTarget(id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  const summary = target.querySelector<HTMLElement>(':scope > summary')
  const start = summary ?? target
  if (summary) target.setAttribute('open', '')
  start.focus({ preventScroll: true })
  if (summary) target.scrollIntoView()
}

/** Scrolls to the element that the address names: when the page opens, and after each link on it. */
export function useHashTarget(): void {
  const location = useLocation()
  // The effect depends on the location, not on its hash: a second press on the same link must scroll again.
  useEffect(() => {
    const id = hashTargetOf(location.hash)
    if (id !== null) focusTarget(id)
  }, [location])
}
