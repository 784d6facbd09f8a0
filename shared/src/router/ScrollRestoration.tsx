import { useEffect, useLayoutEffect, useRef } from 'react'
import { useArrival, useRouter } from './hooks.ts'
import { rememberScroll, type ScrollMemory, scrollTo } from './scroll.ts'

/**
 * A new page starts at its top, or at the place that its address names; back and forward, and a reload with them, lead
 * to where a page was left. Nothing of it is left to the browser, also when the document is left: the next one says
 * where it starts. Stands once in a page.
 */
export function ScrollRestoration(): null {
  const router = useRouter()
  const arrival = useArrival()
  const memory = useRef<ScrollMemory>(null)
  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  useLayoutEffect(() => {
    const made = rememberScroll(router)
    memory.current = made
    return made.end
  }, [router])
  // The guards of a page may be asked again before it was rendered: the arrival stays the same, and is heeded once.
  useLayoutEffect(() => {
    if (!arrival || !memory.current) return
    scrollTo(arrival, memory.current.positions)
    memory.current.shows(arrival.location.key)
  }, [arrival])
  return null
}
