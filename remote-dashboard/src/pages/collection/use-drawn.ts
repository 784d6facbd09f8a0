import { startTransition, useEffect, useState } from 'react'

/** How many cards are drawn at once: those that a laptop's screen shows, and a few more. */
const FIRST = 12

/** How many cards follow at a time, and how long the page has to be busy for them to come all the same, in ms. */
const STEP = 24
const PATIENCE_MS = 300

/** Runs when the page has nothing else to do. @returns the end of it. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, PATIENCE_MS / 10)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(request)
}

/**
 * How many of so many cards are drawn: at once those that fit on the screen, so that a long collection opens like a
 * short one; the others, a few at a time, in what time the page has left.
 */
export function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(FIRST)
  useEffect(() => {
    if (drawn >= count) return
    return whenIdle(() => startTransition(() => setDrawn(drawn + STEP)))
  }, [drawn, count])
  return drawn
}
