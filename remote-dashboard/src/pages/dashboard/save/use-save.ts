import { isSignedIn } from '@cadence/shared/auth'
import { setPreference } from '@cadence/shared/preferences'
import type { Dashboard } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { createDashboard, updateDashboard } from '../../../dashboards/edit-dashboards.ts'
import { noteOpened } from '../../../dashboards/last-opened-dashboard.ts'
import { toastFailure } from '../../../feedback/change-toasts.ts'
import { type Items, inReadingOrder } from '../../../grid/grid-layout.ts'
import { dashboardTexts } from '../../../texts/dashboard.ts'
import { ownOrderTexts } from '../../../texts/own-order.ts'
import type { Editor } from '../editor/use-editor.ts'

type Fields = { name: string; items: Items }

/**
 * Saves the layout on the screen under a name. `show: false` does not change the address, for a page that is being left.
 * @returns whether it is saved and still on the screen.
 */
type Save = (name: string, options?: { show: boolean }) => Promise<boolean>

/** The save functions, and whether a save is in progress. */
export interface Saving {
  saving: boolean
  save: Save
  /** Saves the order of the cards on small screens, where nothing else was changed, and ends edit mode. `show` as for `save`. */
  saveOrder: (options?: { show: boolean }) => void
}

function store(userId: string, saved: Dashboard | undefined, fields: Fields, startedFrom?: string) {
  return saved ? updateOrCreate(userId, saved.id, fields, startedFrom) : createDashboard(userId, fields)
}

async function updateOrCreate(
  userId: string,
  id: string,
  fields: Fields,
  startedFrom?: string,
): Promise<Dashboard> {
  // Another tab or device may have deleted the dashboard: then the layout on the screen becomes a new one.
  return (await updateDashboard(userId, id, fields, startedFrom)) ?? createDashboard(userId, fields)
}

/** `updatedAt` of the version that the draft started from. Later versions from other tabs and devices do not change it. */
function useStartedFrom({ state, saved }: Editor) {
  const version = saved?.updatedAt
  const startedFrom = useRef(version)
  useEffect(() => {
    if (state.draft === null) startedFrom.current = version
  }, [state.draft, version])
  return startedFrom
}

/**
 * Saves the layout on the screen: the first time as a new dashboard, then as an update of it (specification, section 4).
 * It is saved for the member of the draft, and refused when another member is signed in. A save continues when the page
 * is left or shows another dashboard, but does not change what is on the screen then.
 */
export function useSave(editor: Editor): Saving {
  const { state, saved, arranged, dispatch, address, isStillOpen } = editor
  const { items, order } = arranged
  const startedFrom = useStartedFrom(editor)
  const { member, opening } = state
  const [saving, setSaving] = useState(false)
  // A second press may come before the first one is rendered: it must not create a second dashboard.
  const isSaving = useRef(false)
  const save: Save = async (name, { show } = { show: true }) => {
    if (member === null || isSaving.current || name.trim() === '') return false
    isSaving.current = true
    setSaving(true)
    try {
      const record = await store(member, saved, { name, items: inReadingOrder(items) }, startedFrom.current)
      startedFrom.current = record.updatedAt
      noteOpened(member, record.id)
      toast({ kind: 'success', text: dashboardTexts.get().saved({ name: record.name }) })
      if (order !== undefined && isSignedIn(member)) setPreference('phoneOrder', order)
      if (!isStillOpen(opening)) return false
      dispatch({ type: 'saved', id: record.id, draft: arranged })
      if (show) address.show(record.id)
      return true
    } catch (error) {
      toastFailure(error, dashboardTexts.get().saveFailed)
      if (isStillOpen(opening)) dispatch({ type: 'save failed' })
      return false
    } finally {
      isSaving.current = false
      setSaving(false)
    }
  }
  const saveOrder: Saving['saveOrder'] = ({ show } = { show: true }) => {
    if (order === undefined) return
    setPreference('phoneOrder', order)
    toast({ kind: 'success', text: ownOrderTexts.get().saved })
    dispatch({ type: 'saved', id: state.openId, draft: arranged })
    if (show && address.editing) address.leaveEditing()
  }
  return { saving, save, saveOrder }
}
