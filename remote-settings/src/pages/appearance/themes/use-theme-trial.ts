import { type ThemeOffer, tryColourTheme } from '@cadence/shared/theme'
import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

/**
 * How long the pointer must rest on a theme before the app shows it, in milliseconds. A pointer that crosses the cards must
 * not make the whole screen flash (WCAG 2.3.1).
 */
export const REST_MS = 140

/** The theme that is tried now, the handlers of a card that try its theme, and the end of the trial. */
export interface Trial {
  trying: ThemeOffer | null
  handlersOf: (offer: ThemeOffer) => {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: () => void
  }
  end: () => void
}

/**
 * Shows the whole app in the theme under the pointer or the keyboard's focus, and in the chosen theme again when they
 * leave. A touch chooses a theme at once, so it tries none.
 */
export function useTrial(): Trial {
  const [trying, setTrying] = useState<ThemeOffer | null>(null)
  const hovered = useRef<ThemeOffer | null>(null)
  const focused = useRef<ThemeOffer | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback((offer: ThemeOffer | null) => {
    clearTimeout(timer.current)
    tryColourTheme(offer?.sheet ?? null)
    setTrying(offer)
  }, [])
  const settle = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(hovered.current ?? focused.current), REST_MS)
  }
  const end = useCallback(() => {
    hovered.current = null
    focused.current = null
    show(null)
  }, [show])
  useEffect(() => end, [end])

  const handlersOf = (offer: ThemeOffer) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return
      hovered.current = offer
      settle()
    },
    onPointerLeave: () => {
      if (!hovered.current) return
      hovered.current = null
      settle()
    },
    onFocus: ({ target }: FocusEvent) => {
      if (!target.matches(':focus-visible')) return
      focused.current = offer
      settle()
    },
    onBlur: () => {
      if (!focused.current) return
      focused.current = null
      settle()
    },
  })
  return { trying, handlersOf, end }
}
