import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the keyboard focus after the next render, because the pressed button may disappear with it.
 * @returns a function that takes a selector inside the box, or `self` for the box itself.
 */
export function useFocusAfterRender(box: RefObject<HTMLElement | null>): (selector: string) => void {
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
