import { useCharacter } from '@cadence/shared/ui'
import { useEffect, useRef, useState } from 'react'

/** How far below the window a picture may be when its people are loaded. */
const AHEAD = '600px'

/**
 * The component that draws people, loaded when the element of `ref` comes near the window: for a page whose start must not wait
 * for people at its end. Null until then, and in a browser where the file did not come.
 */
export function useNearCharacter<T extends Element>() {
  const ref = useRef<T>(null)
  const [isNear, setNear] = useState(false)
  const { Drawing } = useCharacter(isNear)
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, Person: Drawing }
}
