import { Button, type ButtonProps } from '@cadence/shared/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The heading of the nearest card, section, dialog or page around an element. */
function headingAround(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const heading = box.querySelector<HTMLElement>('h1, h2, h3')
    if (heading) return heading
  }
  return null
}

/**
 * For an element that leaves the page when it is pressed. If it has the focus then, the heading around it gets the focus.
 * Otherwise a keyboard or a screen reader would go on from the top of the page.
 * @returns a ref for the element.
 */
function useFocusHandover<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  // Not `useEffect`: its cleanup runs when the element has left the page, and the focus with it.
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

/** A retry button that leaves the page while its request is under way. The focus moves to the heading around it. */
export function RetryButton(props: Omit<ButtonProps, 'ref'>) {
  return <Button ref={useFocusHandover<HTMLButtonElement>()} {...props} />
}
