import { Button, type ButtonProps } from '@cadence/shared/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The heading of the nearest thing around: card, section, dialog or page. */
function headingAround(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const heading = box.querySelector<HTMLElement>('h1, h2, h3')
    if (heading) return heading
  }
  return null
}

/**
 * For what goes away when it is pressed: if it has the focus then, the heading around it gets it, so that a keyboard or a
 * screen reader goes on from there and not from the top of the page.
 * @returns a ref, for the element.
 */
function useFocusHandover<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  // Not an ordinary effect: when that ends, the element has left the page, and the focus with it.
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const heading = headingAround(element)
      if (!heading) return
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus()
    }
  }, [])
  return ref
}

/** A button that tries again, and goes away while that is under way: the focus stays near. */
export function RetryButton(props: Omit<ButtonProps, 'ref'>) {
  return <Button ref={useFocusHandover<HTMLButtonElement>()} {...props} />
}
