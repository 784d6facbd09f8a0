import { toast } from '@cadence/shared/ui'
import { useEffect, useState } from 'react'
import { dashboardTexts } from '../../../texts/dashboard.ts'
import type { Editor } from '../editor/use-editor.ts'
import type { Saving } from '../save/use-save.ts'
import { useBlockedNavigation } from './block-navigation.ts'

/**
 * Makes the browser ask before the tab is closed. The listener is added only while it is needed: Firefox keeps no page with
 * one in its back/forward cache.
 */
function useTabGuard(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}

/**
 * Leaving edit mode and the page. With unsaved changes, the member is asked first: at the exit icon, a link, the back
 * button, another dashboard, and when the tab is closed; also after edit mode, while the layout is still on the screen.
 * During a save nothing is asked: it continues without the page.
 */
export function useLeave(editor: Editor, { saving, save, saveOrder }: Saving) {
  const { state, dispatch, changed, saved, address, isStillOpen } = editor
  const { isBlocked, answer } = useBlockedNavigation(changed && !saving ? state.member : null)
  useTabGuard(changed)
  const [exiting, setExiting] = useState(false)
  const end = (how: 'proceed' | 'reset') => {
    setExiting(false)
    answer(how)
  }
  useEffect(() => {
    // The change was undone, or another member has signed in: there is nothing to ask any more.
    if (changed || saving) return
    setExiting(false)
    answer('reset')
  }, [changed, saving, answer])

  const leaveEditing = (type: 'edit left' | 'discarded', isKept = false) => {
    dispatch({ type })
    // A new dashboard that was never begun leaves nothing to look at.
    if (address.isNew && state.openId === null && !isKept) address.showMain()
    else if (address.editing) address.leaveEditing()
  }
  const saveAs = async (name: string) => {
    // The address of the saved dashboard must not replace the address to which the member goes.
    const done = await save(name, { show: !isBlocked })
    end(done ? 'proceed' : 'reset')
  }
  return {
    /** Whether the question is open. It is closed while the member names the dashboard. */
    asking: changed && !state.naming && (isBlocked || exiting),
    // Changes that were taken back by other changes are no draft any more.
    exit: () => (changed ? setExiting(true) : leaveEditing('discarded')),
    stay: () => end('reset'),
    discard: () => {
      // A page that is left keeps its layout on the screen until then.
      if (!isBlocked) leaveEditing('discarded')
      end('proceed')
    },
    /** Saves under the name of the dashboard, or asks for a name; then continues the navigation. */
    saveFirst: () => {
      if (editor.isOrderOnly) {
        // As for a save: the address of this page must not replace the one to which the member goes.
        saveOrder({ show: !isBlocked })
        end('proceed')
      } else if (saved) void saveAs(saved.name)
      else dispatch({ type: 'name asked' })
    },
    saveAs: (name: string) => void saveAs(name),
    /** Cancels the name dialog and leaves edit mode. A changed layout stays, and a toast offers to continue. */
    cancelNaming: () => {
      end('reset')
      leaveEditing(changed ? 'edit left' : 'discarded', changed)
      if (!changed) return
      const run = () => {
        if (isStillOpen(state.opening)) dispatch({ type: 'edit started' })
      }
      const t = dashboardTexts.get()
      toast({ kind: 'info', text: t.unsaved, action: { label: t.continueEditing, run } })
    },
  }
}
