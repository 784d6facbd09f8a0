import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../time/when-idle.ts'

/** How many cards are drawn at once: those that a laptop's screen shows, and a few more. */
const FIRST = 12

/** How many cards follow at a time, and how long the page has to be busy for them to come all the same, in ms. */
const STEP = 24
const PATIENCE_MS = 300

/**
 * How many of so many cards are drawn: at once those that fit on the screen, so that a long collection opens like a
 * short one; the others, a few at a time, in what time the page has left.
 */
export function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(FIRST)
  useEffect(() => {
    if (drawn >= count) return
    return whenIdle(() => startTransition(() => setDrawn(drawn + STEP)), PATIENCE_MS)
  }, [drawn, count])
  return drawn
}
