import { useEffect, useRef, useState } from 'react'

/** How far below the window a picture may be when its people are loaded. */
const AHEAD = '600px'

/** Whether the element of `ref` has come near the window. One that the styles leave out never does. */
export function useNear<T extends Element>() {
  const ref = useRef<T>(null)
  const [isNear, setNear] = useState(false)
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
  return { ref, isNear }
}
