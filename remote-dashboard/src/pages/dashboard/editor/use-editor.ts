import { useAuth } from '@cadence/shared/auth'
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { useAddress } from '../../../dashboards/dashboard-address.ts'
import { useDashboards } from '../../../dashboards/use-dashboards.ts'
import { type Items, normalise, sameLayout } from '../../../grid/grid-layout.ts'
import { defaultLayout } from '../../../widgets/catalogue.ts'
import { editorReducer, initialState } from './editor-state.ts'

/**
 * The editor of the page: which dashboard is open, and its layout. The layout is the draft, else the saved one, else
 * the default one; only the draft is state of the page.
 */
export function useEditor() {
  const { user } = useAuth()
  const address = useAddress()
  const own = useDashboards(user?._id)
  const present = { address: address.id, editing: address.editing, member: user?._id ?? null }
  const [state, dispatch] = useReducer(editorReducer, present, initialState)
  // Another dashboard was opened on the same page, or another member signed in in another tab. The state changes during
  // rendering, so that nothing of the old one is drawn. No member at all is not another member: a session may be renewed.
  const otherMember = present.member !== null && present.member !== state.member
  if (present.address !== state.address || otherMember) {
    dispatch({ type: 'opened', ...present, member: present.member ?? state.member })
  }
  const isStillOpen = useStillOpen(state.opening)
  const saved = own.find((record) => record.id === state.openId)
  const base = useMemo(() => (saved ? normalise(saved.items) : defaultLayout), [saved])
  const items: Items = state.draft ?? base
  return {
    user,
    state,
    dispatch,
    address,
    saved,
    items,
    isStillOpen,
    /** True while the layout on the screen differs from the saved one. */
    changed: state.draft !== null && !sameLayout(state.draft, base),
    /** The address names a dashboard that this browser does not have, or not yet. */
    missing: state.openId !== null && !saved,
  }
}

/** The editor of the page, as `useEditor` gives it. */
export type Editor = ReturnType<typeof useEditor>

/**
 * Tells work that ends later (a save, an undo) whether the page still shows what it began with.
 * @param opening number of the opening that is on the screen.
 * @returns a stable function that takes the number of an opening. It returns false for an opening that was replaced, and
 * for every one when the page was left.
 */
function useStillOpen(opening: number): (then: number) => boolean {
  const present = useRef<number | null>(null)
  // A passive effect would run too late: the page counts as left as soon as it is off the screen.
  useLayoutEffect(() => {
    present.current = opening
    return () => {
      present.current = null
    }
  }, [opening])
  return useCallback((then: number) => present.current === then, [])
}
