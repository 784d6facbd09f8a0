import { toast } from '@cadence/shared/ui'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { useLazyModule } from '../../../lazy-module.ts'
import { dashboardTexts } from '../../../texts/dashboard.ts'
import { editModeModule } from './edit-mode-module.ts'
import type { Editor } from './use-editor.ts'

/** How long the page is idle before edit mode is prepared, in milliseconds. */
const IDLE_MS = 2000

/**
 * Loads edit mode and draws its panel out of sight, so that the first press on the button waits for nothing: when the
 * page has been idle, or when `prepare` is called because a pointer is near the button. A press before that waits, and a
 * toast offers to try again when the load fails.
 */
export function useEditMode({ state, dispatch, address, isStillOpen }: Editor) {
  const asked = state.editing
  const [prepared, setPrepared] = useState(asked)
  if (asked && !prepared) setPrepared(true)
  const prepare = useCallback(() => startTransition(() => setPrepared(true)), [])
  useEffect(() => {
    const timer = setTimeout(prepare, IDLE_MS)
    return () => clearTimeout(timer)
  }, [prepare])
  const EditMode = useLazyModule(editModeModule, prepared, () => {
    // The next press loads again, or the next pointer near the button.
    setPrepared(false)
    if (!asked) return
    dispatch({ type: 'edit left' })
    const run = () => {
      if (isStillOpen(state.opening)) dispatch({ type: 'edit started' })
    }
    const t = dashboardTexts.get()
    toast({ kind: 'error', text: t.editFailed, action: { label: t.tryAgain, run } })
  })
  const editing = asked && EditMode !== null
  return {
    EditMode,
    /** The page is in edit mode, and what that draws is loaded. */
    editing,
    /** Edit mode was asked for and is not loaded yet. */
    loading: asked && !editing,
    /** The panel has its room. A page that opens in edit mode leaves it free at once, so that nothing moves later. */
    hasPanelRoom: editing || (asked && address.editing),
    prepare,
  }
}
