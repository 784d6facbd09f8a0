import { useLocation, useNavigation } from '@cadence/shared/router'
import { useEffect, useRef } from 'react'

/**
 * Calls back when someone sets out for another page, and when they have got there: what lies over the page closes by
 * it. The page on screen counts too when it was chosen again, because each visit has a key of its own.
 */
export function useOnNavigation(callback: () => void): void {
  const { key } = useLocation()
  const { location } = useNavigation()
  const visit = `${key} ${location?.key}`
  const seen = useRef(visit)
  useEffect(() => {
    if (seen.current === visit) return
    seen.current = visit
    callback()
  }, [visit, callback])
}
