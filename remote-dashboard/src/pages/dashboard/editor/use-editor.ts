import { useAuth } from '@cadence/shared/auth'
import { useMemo, useReducer } from 'react'
import { useAddress } from '../../../dashboards/dashboard-address.ts'
import { useDashboards } from '../../../dashboards/use-dashboards.ts'
import { type Items, normalise, sameLayout } from '../../../grid/grid-layout.ts'
import { defaultLayout } from '../../../widgets/catalogue.ts'
import { editorReducer, initialState } from './state.ts'
import { useStillOpen } from './use-still-open.ts'

/**
 * The editor of the page: which dashboard is open, the layout on screen, and what is being done to it. The layout is
 * the draft, else the saved one, else the default one; only the draft is state of the page.
 */
export function useEditor() {
  const { user } = useAuth()
  const address = useAddress()
  const own = useDashboards(user?._id)
  const present = { address: address.id, editing: address.editing, member: user?._id ?? null }
  const [state, dispatch] = useReducer(editorReducer, present, initialState)
  // Another dashboard was opened on the same page, or another member signed in in another tab: change before anything
  // of the old one is drawn. Nobody for a while is no other member: a session may be renewed.
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
    /** True while the screen shows another layout than the one that is kept. */
    changed: state.draft !== null && !sameLayout(state.draft, base),
    /** The address names a dashboard that this browser does not have (yet). */
    missing: state.openId !== null && !saved,
  }
}

/** The editor of the page, as `useEditor` gives it. */
export type Editor = ReturnType<typeof useEditor>
