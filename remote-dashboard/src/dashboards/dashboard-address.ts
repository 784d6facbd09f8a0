import { useNavigation, useSearchParams } from '@cadence/shared/router'
import { useCallback, useLayoutEffect, useRef } from 'react'

/** Search part of the address at which a new dashboard begins, in edit mode, from the default layout. */
export const newDashboardSearch = '?new=1&edit=1'

/** Search part of a dashboard's address, for viewing or editing. */
export function dashboardSearch(id: string, editing = false): string {
  return `?${new URLSearchParams(editing ? { id, edit: '1' } : { id })}`
}

/** Search part of the address of the history, which takes the place of the board. */
export const historySearch = '?view=history'

/** Whether an address of the page opens the history. */
export const isHistory = (search: string | URLSearchParams) =>
  new URLSearchParams(search).get('view') === 'history'

/** Which dashboard an address of the page names. With neither an id nor `isNew` it is the main one. */
export function dashboardOf(search: string | URLSearchParams): { id: string | null; isNew: boolean } {
  const params = new URLSearchParams(search)
  const id = params.get('id')
  return { id, isNew: id === null && params.get('new') === '1' }
}

/**
 * The address of the page: `?id=<dashboard>` opens a saved one, `?new=1` the default layout for a new one, and without
 * either it is the member's main one. `edit=1` opens it for editing. `show`, `showMain` and `leaveEditing` change the
 * address. While another page is loading they do nothing, because they would cancel that navigation.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const { state } = useNavigation()
  const leaving = useRef(false)
  useLayoutEffect(() => {
    leaving.current = state !== 'idle'
  }, [state])
  const replace = useCallback(
    (next: Parameters<typeof setParams>[0]) => {
      if (!leaving.current) setParams(next, { replace: true, preventScrollReset: true })
    },
    [setParams],
  )
  const show = useCallback((id: string) => replace({ id }), [replace])
  const showMain = useCallback(() => replace({}), [replace])
  const leaveEditing = useCallback(
    () =>
      replace((before) => {
        before.delete('edit')
        return before
      }),
    [replace],
  )
  const { id, isNew } = dashboardOf(params)
  const isMain = id === null && !isNew
  return { id, isNew, isMain, editing: params.get('edit') === '1', show, showMain, leaveEditing }
}
