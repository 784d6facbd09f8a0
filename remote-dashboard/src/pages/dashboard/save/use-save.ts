import type { Dashboard } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { createDashboard, updateDashboard } from '../../../dashboards/edit-dashboards.ts'
import { type Items, inReadingOrder } from '../../../grid/grid-layout.ts'
import { sayFailure } from '../../../say/tell.ts'
import { dashboardTexts } from '../../../texts/dashboard.ts'
import type { Editor } from '../editor/use-editor.ts'

type Fields = { name: string; items: Items }

/**
 * Saves what is on the screen under a name. `show: false` leaves the address alone, for a page that is about to go.
 * @returns whether it is saved and still on the screen.
 */
type Save = (name: string, options?: { show: boolean }) => Promise<boolean>

/** Saving, and whether it is under way. */
export interface Saving {
  saving: boolean
  save: Save
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
  // Deleted meanwhile, in another tab or on another device: what is on the screen is not lost.
  return (await updateDashboard(userId, id, fields, startedFrom)) ?? createDashboard(userId, fields)
}

/** `updatedAt` of the version that the layout on the screen was made of, whatever has come from elsewhere since. */
function useStartedFrom({ state, saved }: Editor) {
  const version = saved?.updatedAt
  const startedFrom = useRef(version)
  useEffect(() => {
    if (state.draft === null) startedFrom.current = version
  }, [state.draft, version])
  return startedFrom
}

/**
 * Saves what is on the screen: creates it at first and keeps the id, updates after that (specification, section 4).
 * In the name of the member whose draft it is: once another one is signed in, it is refused. A save goes on when the
 * page is left or shows something else, but leaves alone what is on the screen then.
 */
export function useSave(editor: Editor): Saving {
  const { state, saved, items, dispatch, address, isStillOpen } = editor
  const startedFrom = useStartedFrom(editor)
  const { member, opening } = state
  const [saving, setSaving] = useState(false)
  const save: Save = async (name, { show } = { show: true }) => {
    if (member === null || saving || name.trim() === '') return false
    setSaving(true)
    try {
      const record = await store(member, saved, { name, items: inReadingOrder(items) }, startedFrom.current)
      startedFrom.current = record.updatedAt
      toast({ kind: 'success', text: dashboardTexts.get().saved({ name: record.name }) })
      if (!isStillOpen(opening)) return false
      dispatch({ type: 'saved', id: record.id, items })
      if (show) address.show(record.id)
      return true
    } catch (error) {
      sayFailure(error, dashboardTexts.get().saveFailed)
      if (isStillOpen(opening)) dispatch({ type: 'save failed' })
      return false
    } finally {
      setSaving(false)
    }
  }
  return { saving, save }
}
