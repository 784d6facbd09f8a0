import { useEffect, useState } from 'react'

/** A live region must exist this long before its first text, or screen readers do not announce the text. */
const READY_AFTER_MS = 150

/** Whether a live region that was added with this component is old enough for its first text. */
export function useLiveRegion(): boolean {
  const [known, setKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), READY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return known
}
