import { useLocation } from '@cadence/shared/router'
import { useEffect } from 'react'

/**
 * Puts the focus on the heading that the address names, so that the next Tab goes on from there. A browser does so by
 * itself; the router, which follows the links of this page and draws it after the document has loaded, only scrolls.
 */
export function useNamedSection(): void {
  const location = useLocation()
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id) document.getElementById(id)?.focus({ preventScroll: true })
  }, [location])
}
