import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Width of an element in pixels while `wanted`, known before the first paint; null before that.
 * @param around what the width depends on: when it changes, the new width is known before the paint, too.
 */
export function useWidth(
  ref: RefObject<HTMLElement | null>,
  wanted: boolean,
  around: unknown,
): number | null {
  const [width, setWidth] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `around` is what to measure again for.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !wanted) return
    const measure = () => setWidth(element.getBoundingClientRect().width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, wanted, around])
  return wanted ? width : null
}
