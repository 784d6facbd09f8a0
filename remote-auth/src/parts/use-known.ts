import { useEffect, useState } from 'react'

/** Screen readers read out what comes into a live region that they know: it stands this long before its first text. */
const KNOWN_AFTER_MS = 150

/** Whether a live region that came on screen with this component is known by now, so that its text is read out. */
export function useKnown(): boolean {
  const [known, setKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), KNOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return known
}
