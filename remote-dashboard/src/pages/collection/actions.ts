import type { Dashboard } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { deleteDashboard, duplicateDashboard, restoreDashboard } from '../../dashboards/edit-dashboards.ts'
import { tell } from '../../say/tell.ts'
import { sayWithUndo } from '../../say/with-undo.ts'
import { collectionTexts } from '../../texts/collection.ts'
import { focusAfter } from './focus.ts'

const failed = () => collectionTexts.get().failed

/** Makes a copy of a dashboard. */
export function duplicate(dashboard: Dashboard): Promise<void> {
  return tell(async () => {
    const copy = await duplicateDashboard(dashboard)
    toast({ kind: 'success', text: collectionTexts.get().created({ name: copy.name }) })
  }, failed)
}

/** Deletes a dashboard at once; a toast takes it back. */
export function deleteWithUndo({ userId, id, name }: Dashboard): Promise<void> {
  return tell(async () => {
    const keepFocus = focusAfter(id)
    const removed = await deleteDashboard(userId, id)
    keepFocus()
    if (!removed) return
    const t = collectionTexts.get()
    sayWithUndo({ text: t.deleted({ name }), undo: t.undo }, () => {
      void tell(() => restoreDashboard(removed), failed)
    })
  }, failed)
}
