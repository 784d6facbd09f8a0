import { useNavigation, useSearchParams } from '@cadence/shared/router'
import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The address of the page: `?id=<dashboard>` opens a saved one, `edit=1` opens it for editing. `show` changes the
 * address. While another page is loading it does nothing, because it would cancel that navigation.
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

/** Search part of a dashboard's address, for viewing or editing. */
export function dashboardSearch(id: string, editing = false): string {
  return `?${new URLSearchParams(editing ? { id, edit: '1' } : { id })}`
}
