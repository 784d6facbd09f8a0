import { useEffect } from 'react'

/** A virtual keyboard takes more of the screen than this, and a browser's own bars take less, in pixels. */
const LEAST_HEIGHT = 140

const TEXT_FIELD =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"], [type="color"], [type="file"])'

/** Whether something has the focus that a virtual keyboard writes into. */
const isWriting = () => document.activeElement?.matches(TEXT_FIELD) ?? false

/**
 * Marks the root element with `data-keyboard` while a virtual keyboard is open: what stands at the bottom of the screen
 * would cover the text field above the keyboard. No browser tells it in one word, so it is a text field with the focus
 * and a visible part of the page that has lost the height of a keyboard.
 */
export function useKeyboardMark(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const root = document.documentElement
    const full = { width: 0, height: 0 }
    const check = () => {
      const height = viewport.height * viewport.scale
      // Turned, the phone has another height.
      if (full.width !== window.innerWidth) Object.assign(full, { width: window.innerWidth, height: 0 })
      full.height = Math.max(full.height, height)
      root.toggleAttribute('data-keyboard', isWriting() && full.height - height > LEAST_HEIGHT)
    }
    check()
    viewport.addEventListener('resize', check)
    document.addEventListener('focusin', check)
    document.addEventListener('focusout', check)
    return () => {
      viewport.removeEventListener('resize', check)
      document.removeEventListener('focusin', check)
      document.removeEventListener('focusout', check)
      root.removeAttribute('data-keyboard')
    }
  }, [])
}
