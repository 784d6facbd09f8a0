import { useCallback, useEffect, useRef } from 'react'

/** Whether this screen is still there: a late answer must not lead away, nor speak, where the member is by now. */
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
