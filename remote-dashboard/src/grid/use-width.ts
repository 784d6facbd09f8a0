import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width of an element in pixels while `wanted`, known before the first paint; null before that. */
export function useWidth(ref: RefObject<HTMLElement | null>, wanted: boolean): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !wanted) return
    const measure = () => setWidth(element.getBoundingClientRect().width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, wanted])
  return wanted ? width : null
}
