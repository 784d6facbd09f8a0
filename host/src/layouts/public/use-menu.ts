import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { LARGE } from '../breakpoints.ts'
import { useOnNavigation } from '../use-on-navigation.ts'

/** The header's menu on small screens. */
export interface PublicMenu {
  open: boolean
  header: RefObject<HTMLElement | null>
  toggle: RefObject<HTMLButtonElement | null>
  setOpen: (open: boolean) => void
}

/**
 * Opens and closes the menu. It closes on Escape, which gives the focus back to its button, when the focus or a press
 * goes elsewhere, when a page was chosen, and when the window grows so wide that the header shows the links.
 */
export function useMenu(): PublicMenu {
  const [open, setOpen] = useState(false)
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  useOnNavigation(useCallback(() => setOpen(false), []))
  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const { signal } = listening
    const close = () => setOpen(false)
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !header.current?.contains(target)) close()
    }
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      toggle.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', closeByEscape, { signal })
    matchMedia(LARGE).addEventListener('change', close, { signal })
    return () => listening.abort()
  }, [open])
  return { open, header, toggle, setOpen }
}
