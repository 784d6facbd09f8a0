import { type RefObject, useEffect, useRef } from 'react'

/**
 * Says where the focus goes once the screen has followed an action: what was pressed may be gone by then.
 * @returns a function that takes a selector within the box, or `self` for the box itself.
 */
export function useFocusNext(box: RefObject<HTMLElement | null>): (selector: string) => void {
  const next = useRef<string | null>(null)
  useEffect(() => {
    const selector = next.current
    if (selector === null) return
    next.current = null
    const target = selector === 'self' ? box.current : box.current?.querySelector<HTMLElement>(selector)
    target?.focus({ preventScroll: true })
  })
  return (selector) => {
    next.current = selector
  }
}
