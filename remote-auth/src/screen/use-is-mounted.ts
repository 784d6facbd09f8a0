import { useCallback, useEffect, useRef } from 'react'

/** Whether this screen is still shown: a late answer must not navigate, or show a toast, on the next screen. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return useCallback(() => mounted.current, [])
}
