import { useLocation } from '@cadence/shared/router'
import { useEffect } from 'react'
import { placeOf } from './place.ts'

/** Opens the place if it is closed, brings it onto the screen, and lets the keyboard go on from there. */
function goTo(id: string): void {
  const place = document.getElementById(id)
  if (!place) return
  const summary = place.querySelector<HTMLElement>(':scope > summary')
  if (summary) place.setAttribute('open', '')
  const start = summary ?? place
  start.focus({ preventScroll: true })
  place.scrollIntoView()
}

/** Goes to what the address names: when the page opens, and at each link that is followed on it. */
export function usePlace(): void {
  const location = useLocation()
  // The location itself, not its hash: who follows the same link again wants to be led there again.
  useEffect(() => {
    const id = placeOf(location.hash)
    if (id !== null) goTo(id)
  }, [location])
}
