import { useSyncExternalStore } from 'react'

/** From here on the header gets its darker background, in CSS pixels (specification, section 9). */
export const SCROLL_THRESHOLD_PX = 10

function follow(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** Whether the page is scrolled past the threshold. Renders again only when that changes. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    follow,
    () => scrollY > SCROLL_THRESHOLD_PX,
    () => false,
  )
}
