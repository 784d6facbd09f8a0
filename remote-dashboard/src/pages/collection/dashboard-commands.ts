import { preference, setPreference } from '@cadence/shared/preferences'
import type { Dashboard } from '@cadence/shared/schemas'
import { shareOrCopy, toast } from '@cadence/shared/ui'
import { deleteDashboard, duplicateDashboard, restoreDashboard } from '../../dashboards/edit-dashboards.ts'
import { toastWithUndo, withFailureToast } from '../../feedback/change-toasts.ts'
import { collectionTexts } from '../../texts/collection.ts'
import { mainDashboardTexts } from '../../texts/main-dashboard.ts'
import { focusAfterDelete } from './focus-after-delete.ts'

const failed = () => collectionTexts.get().failed

/**
 * Makes a dashboard the main one, or no longer, at once. A toast undoes it.
 * @param button the pressed button. Its card moves before the others, and the button is kept in sight.
 */
export function toggleMain({ id, name }: Dashboard, isMain: boolean, button: HTMLElement): void {
  const before = preference('mainDashboard')
  const t = mainDashboardTexts.get()
  setPreference('mainDashboard', isMain ? null : id)
  const text = isMain ? t.unset({ name }) : t.chosen({ name })
  toastWithUndo({ text, undo: t.undo }, () => void setPreference('mainDashboard', before))
  // React has moved the card by the next frame.
  requestAnimationFrame(() => button.scrollIntoView?.({ block: 'nearest' }))
}

/** Makes a copy of a dashboard. */
export function duplicate(dashboard: Dashboard): Promise<void> {
  return withFailureToast(async () => {
    const copy = await duplicateDashboard(dashboard)
    toast({ kind: 'success', text: collectionTexts.get().created({ name: copy.name }) })
  }, failed)
}

/** Deletes a dashboard at once. A toast undoes it. */
export function deleteWithUndo({ userId, id, name }: Dashboard): Promise<void> {
  return withFailureToast(async () => {
    const keepFocus = focusAfterDelete(id)
    const removed = await deleteDashboard(userId, id)
    keepFocus()
    if (!removed) return
    const t = collectionTexts.get()
    toastWithUndo({ text: t.deleted({ name }), undo: t.undo }, () => {
      void withFailureToast(() => restoreDashboard(removed), failed)
    })
  }, failed)
}

/** Shares the address of the page, or copies it when the browser cannot share (specification, section 7). */
export async function shareDashboard(name: string): Promise<void> {
  const t = collectionTexts.get()
  const url = window.location.href
  const outcome = await shareOrCopy(
    { title: t.sharedTitle({ name }), text: t.sharedText({ name }), url },
    url,
  )
  if (outcome === 'copied') toast({ kind: 'success', text: t.linkCopied })
  if (outcome === 'refused') toast({ kind: 'error', text: t.linkNotCopied })
}
