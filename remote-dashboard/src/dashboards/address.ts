import { useNavigation, useSearchParams } from '@cadence/shared/router'
import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * What the address of the page says: `?id=<dashboard>` opens a saved one, `edit=1` opens it for editing. `show` changes
 * it, unless another page is being loaded: that one would never come.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const { state } = useNavigation()
  const leaving = useRef(false)
  useLayoutEffect(() => {
    leaving.current = state !== 'idle'
  }, [state])
  const show = useCallback(
    (id: string | null) => {
      if (!leaving.current) setParams(id === null ? {} : { id }, { replace: true, preventScrollReset: true })
    },
    [setParams],
  )
  return { id: params.get('id'), editing: params.get('edit') === '1', show }
}

/** Address of a dashboard inside the app, for reading or for editing. */
export function dashboardSearch(id: string, editing = false): string {
  return `?${new URLSearchParams(editing ? { id, edit: '1' } : { id })}`
}
