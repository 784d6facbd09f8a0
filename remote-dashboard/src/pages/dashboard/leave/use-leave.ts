import { toast } from '@cadence/shared/ui'
import { useEffect, useState } from 'react'
import { dashboardTexts } from '../../../texts/dashboard.ts'
import type { Editor } from '../editor/use-editor.ts'
import type { Saving } from '../save/use-save.ts'
import { useHeldNavigation } from './use-held-navigation.ts'

/** The browser's own question when the tab is closed. Asked for only when there is need: it keeps a page from the cache for 'back'. */
function useTabGuard(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}

/**
 * The ways out of edit mode and of the page. A layout that is not saved is asked about first: on the exit icon, a link,
 * the back button, another dashboard, the closing of the tab; also after edit mode, when it has stayed on the screen.
 * A save that is under way goes on without the page: nothing is asked then.
 */
export function useLeave(editor: Editor, { saving, save }: Saving) {
  const { state, dispatch, changed, saved, address, isStillOpen } = editor
  const { isHeld, answer } = useHeldNavigation(changed && !saving ? state.member : null)
  useTabGuard(changed)
  const [exiting, setExiting] = useState(false)
  const end = (how: 'proceed' | 'reset') => {
    setExiting(false)
    answer(how)
  }
  useEffect(() => {
    // Taken back in another way, or another member's by now: there is nothing to ask any more.
    if (changed || saving) return
    setExiting(false)
    answer('reset')
  }, [changed, saving, answer])

  const leaveEditing = (type: 'edit left' | 'discarded') => {
    dispatch({ type })
    if (address.editing) address.show(state.openId)
  }
  const keep = async (name: string) => {
    // The address of what is saved must not take the place of where the member is going.
    const done = await save(name, { show: !isHeld })
    end(done ? 'proceed' : 'reset')
  }
  return {
    /** Whether the question stands: not while the dashboard is given its name. */
    asking: changed && !state.naming && (isHeld || exiting),
    exit: () => (changed ? setExiting(true) : leaveEditing('edit left')),
    stay: () => end('reset'),
    discard: () => {
      // A page that goes keeps what it shows until then.
      if (!isHeld) leaveEditing('discarded')
      end('proceed')
    },
    /** Saves under the name that the dashboard has, else asks for one; then goes where the member was going. */
    saveFirst: () => {
      if (saved) void keep(saved.name)
      else dispatch({ type: 'name asked' })
    },
    saveAs: (name: string) => void keep(name),
    /** Cancel in the name dialog: leaves edit mode. A changed layout stays on the screen, and a toast offers to go on. */
    cancelNaming: () => {
      end('reset')
      leaveEditing('edit left')
      if (!changed) return
      const run = () => {
        if (isStillOpen(state.opening)) dispatch({ type: 'edit started' })
      }
      const t = dashboardTexts.get()
      toast({ kind: 'info', text: t.unsaved, action: { label: t.continueEditing, run } })
    },
  }
}
