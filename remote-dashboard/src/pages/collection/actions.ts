import type { Dashboard } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { RefusedError } from '../../dashboards/errors.ts'
import { deleteDashboard, duplicateDashboard, restoreDashboard } from '../../dashboards/save.ts'
import { collectionTexts } from '../../texts/collection.ts'
import { COLLECTION_TITLE_ID } from './title.ts'

/** Runs a change; a failure is said once and changes nothing. */
async function tell(change: () => Promise<void>): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (!(error instanceof RefusedError)) console.error('The collection could not be changed', error)
    const text = error instanceof RefusedError ? error.message : collectionTexts.get().failed
    toast({ kind: 'error', text })
  }
}

/** Makes a copy of a dashboard. */
export function duplicate(dashboard: Dashboard): Promise<void> {
  return tell(async () => {
    const copy = await duplicateDashboard(dashboard)
    toast({ kind: 'success', text: collectionTexts.get().created({ name: copy.name }) })
  })
}

/** Deletes a dashboard at once; a toast takes it back. */
export function deleteWithUndo({ userId, id, name }: Dashboard): Promise<void> {
  return tell(async () => {
    const removed = await deleteDashboard(userId, id)
    // The card held the focus and is gone.
    document.getElementById(COLLECTION_TITLE_ID)?.focus({ preventScroll: true })
    if (!removed) return
    const undo = () => void tell(() => restoreDashboard(removed))
    const t = collectionTexts.get()
    toast({ kind: 'info', text: t.deleted({ name }), action: { label: t.undo, run: undo } })
  })
}
