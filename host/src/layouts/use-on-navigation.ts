import { useLocation, useNavigation } from '@cadence/shared/router'
import { useEffect, useRef } from 'react'

/**
 * Calls back when a navigation starts and when it has ended, so that a menu or popover over the page can close. A visit
 * of the page on screen counts too, because each visit has a key of its own.
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
