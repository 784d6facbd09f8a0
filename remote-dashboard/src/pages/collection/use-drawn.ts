import { startTransition, useEffect, useState } from 'react'

/** A card is not narrower and not lower than this, in pixels. */
const CARD = { width: 280, height: 320 }

/** How many cards follow at a time. */
const STEP = 24

/** How many cards a window shows at once, at most. */
export function cardsIn(width: number, height: number): number {
  return Math.ceil(width / CARD.width) * Math.ceil(height / CARD.height)
}

/**
 * How many of so many cards are drawn: at once those that fit on the screen, so that a long collection opens like a
 * short one; the others, a few at a time, in what time the page has left.
 */
export function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(() => cardsIn(window.innerWidth, window.innerHeight))
  useEffect(() => {
    if (drawn >= count) return
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + STEP)))
    return () => clearTimeout(timer)
  }, [drawn, count])
  return drawn
}
