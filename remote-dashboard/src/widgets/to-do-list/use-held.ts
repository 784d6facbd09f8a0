import { useCallback, useEffect, useRef, useState } from 'react'
import { doneAt, type TaskEntry } from './order.ts'

/** How long a list rests after the last tick before it sorts itself, in milliseconds. */
const HOLD_MS = 1200

const none: ReadonlyMap<string, string | null> = new Map()

/**
 * Tasks that were just ticked, with what they were before. They stay where they stand for a moment: the next one to be
 * ticked must not slip away from under the pointer.
 */
export function useHeld() {
  const [held, setHeld] = useState(none)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const hold = useCallback(({ id, data }: TaskEntry) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setHeld(none), HOLD_MS)
    setHeld((before) => (before.has(id) ? before : new Map(before).set(id, doneAt(data))))
  }, [])
  return { held, hold }
}
