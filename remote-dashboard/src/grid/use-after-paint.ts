import { startTransition, useEffect, useState } from 'react'

/** What was asked for, once the frame in which it was asked has been painted; false at once when it no longer is. */
export function useAfterPaint(asked: boolean): boolean {
  const [due, setDue] = useState(asked)
  useEffect(() => {
    if (!asked) return setDue(false)
    // The first frame's callbacks run before it is painted, the second one's after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setDue(true)))
    })
    return () => cancelAnimationFrame(frame)
  }, [asked])
  return asked && due
}
