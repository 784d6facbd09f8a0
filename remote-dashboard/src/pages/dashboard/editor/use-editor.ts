import { useAuth } from '@cadence/shared/auth'
import { usePreference } from '@cadence/shared/preferences'
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { useAddress } from '../../../dashboards/dashboard-address.ts'
import { useNoteOpened } from '../../../dashboards/last-opened-dashboard.ts'
import { useMainOpening } from '../../../dashboards/main-opening.ts'
import { useDashboards } from '../../../dashboards/use-dashboards.ts'
import { normalise, sameLayout } from '../../../grid/grid-layout.ts'
import { sameOrder } from '../../../grid/own-order/own-order.ts'
import { defaultLayout } from '../../../widgets/catalogue.ts'
import { editorReducer, givesWay, initialState, type Opening } from './editor-state.ts'
import type { Draft } from './undo-history.ts'

/**
 * The editor of the page: which dashboard is open, and its layout. The layout is that of the draft, else the saved one,
 * else the default one; only the draft is state of the page.
 */
export function useEditor() {
  const { user } = useAuth()
  const address = useAddress()
  const own = useDashboards(user?._id)
  const main = useMainOpening(user?._id)
  const { isMain } = address
  const present: Opening = {
    address: address.id ?? (isMain ? '' : '?new'),
    openId: isMain ? (main.main?.id ?? null) : address.id,
    isWaiting: isMain && main.isWaiting,
    isProvisional: isMain && main.isProvisional,
    ...{ editing: address.editing, member: user?._id ?? null },
  }
  const [state, dispatch] = useReducer(editorReducer, present, initialState)
  const saved = own.find((record) => record.id === state.openId)
  // Another dashboard was opened on the same page, or another member signed in in another tab. The state changes during
  // rendering, so that nothing of the old one is drawn. No member at all is not another member: a session may be renewed.
  const otherMember = present.member !== null && present.member !== state.member
  if (present.address !== state.address || otherMember) {
    dispatch({ type: 'opened', ...present, member: present.member ?? state.member })
  } else if (isMain && present.member !== null) {
    const openId = givesWay(state, saved === undefined) ? present.openId : state.openId
    const event = { type: 'main found', ...present, openId } as const
    if (editorReducer(state, event) !== state) dispatch(event)
  }
  // The palette leads to editing, also from the dashboard that is on the screen already.
  useEffect(() => {
    if (address.editing) dispatch({ type: 'edit started' })
  }, [address.editing])
  const isStillOpen = useStillOpen(state.opening)
  const base = useMemo(() => (saved ? normalise(saved.items) : defaultLayout), [saved])
  const arranged: Draft = useMemo(() => state.draft ?? { items: base, order: undefined }, [state.draft, base])
  const { items, order } = arranged
  const savedOrder = usePreference('phoneOrder')
  const hasNewLayout = !sameLayout(items, base)
  const hasNewOrder = order !== undefined && !sameOrder(order, savedOrder)
  const waiting = state.isWaiting || (address.id !== null && !saved && main.isListAwaited)
  useNoteOpened(user?._id, saved && saved.id === address.id ? saved.id : null)
  return {
    user,
    state,
    dispatch,
    address,
    saved,
    items,
    /** The layout that is saved, else the default one. */
    base,
    /** What is on the screen: the draft, else what is saved. */
    arranged,
    isStillOpen,
    /** What is on the screen differs from what is saved. */
    changed: hasNewLayout || hasNewOrder,
    /** Only the order of the cards on small screens differs, which belongs to no dashboard: it is saved without a name. */
    isOrderOnly: hasNewOrder && !hasNewLayout && !(address.isNew && state.openId === null),
    /** Nothing is shown yet: the account may have the dashboard that this browser does not have. */
    waiting,
    /** The address names a dashboard that the member does not have. */
    missing: state.openId !== null && !saved && !waiting,
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
