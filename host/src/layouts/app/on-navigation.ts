import { useLocation, useNavigation } from '@cadence/shared/router'
import { useEffect } from 'react'

/**
 * Calls back when the member sets out for another page, and when they have got there: what lies over the page closes
 * by it. The page on screen counts too when it was chosen again, because each visit has a key of its own.
 */
export function useOnNavigation(callback: () => void): void {
  const { key } = useLocation()
  const { location } = useNavigation()
  const next = location?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say when
  useEffect(callback, [key, next])
}
