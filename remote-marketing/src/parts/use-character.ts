import type { Character } from '@cadence/shared/people/character'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far below the window a picture may be when its people are loaded. */
const AHEAD = '600px'

/**
 * The component that draws people, loaded when the element of `ref` comes near the window: for a page whose start must not wait
 * for people at its end. Null until then, and in a browser where the file did not come.
 */
export function useCharacter<T extends Element>(): {
  ref: RefObject<T | null>
  Person: typeof Character | null
} {
  const ref = useRef<T>(null)
  const [Person, setPerson] = useState<typeof Character | null>(null)
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        import('@cadence/shared/people/character')
          .then(({ Character }) => setPerson(() => Character))
          .catch((error: unknown) => console.warn('The portraits could not be loaded', error))
      },
      { rootMargin: AHEAD },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, Person }
}
