import type { WidgetId } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Items, inReadingOrder, sameLayout } from '../../../grid/layout.ts'
import { focusTools, spotlight } from '../../../grid/spotlight.ts'
import { editorTexts } from '../../../texts/editor.ts'
import { defaultLayout } from '../../../widgets/catalogue.ts'
import { widgetName } from '../../../widgets/name.ts'
import { stepText } from './announcements.ts'
import { type Arrangement, arrange } from './state.ts'
import type { Editor } from './use-editor.ts'

/** Element that takes the keyboard when the last widget is gone. */
export const PANEL_TITLE_ID = 'edit-panel-title'

/** The ways to change the layout, each announced; stable functions, so that no widget renders because of them. */
export function useArrange({ items, dispatch, state, isStillOpen }: Editor) {
  const { opening } = state
  const [announcement, announce] = useState('')
  const current = useRef(items)
  useEffect(() => {
    current.current = items
  }, [items])

  const place = useCallback(
    (next: Items) => {
      // Two steps may come before React has rendered the first one.
      current.current = next
      dispatch({ type: 'arranged', items: next })
    },
    [dispatch],
  )
  const change = useCallback(
    (change: Arrangement) => {
      const before = current.current
      const next = arrange(before, change)
      if (next !== before) place(next)
      return next !== before
    },
    [place],
  )
  const step = useCallback(
    (type: 'move' | 'resize', id: WidgetId, direction: Parameters<typeof stepText>[2]) => {
      const moved = change({ type, id, direction })
      announce(stepText(current.current, id, direction, moved))
    },
    [change],
  )
  /** Offers to take a change back, for as long as the dashboard on the screen is the one it was made in. */
  const offerUndo = useCallback(
    (text: string, undo: () => void) => {
      const run = () => {
        if (isStillOpen(opening)) undo()
      }
      toast({ kind: 'info', text, action: { label: editorTexts.get().undo, run } })
    },
    [isStillOpen, opening],
  )
  const remove = useCallback(
    (id: WidgetId) => {
      const before = current.current
      const inOrder = inReadingOrder(before)
      const at = inOrder.findIndex((item) => item.id === id)
      const item = inOrder[at]
      if (!item) return
      change({ type: 'remove', id })
      const after = current.current
      focusTools((inOrder[at + 1] ?? inOrder[at - 1])?.id, `#${PANEL_TITLE_ID}`)
      offerUndo(editorTexts.get().removed({ name: widgetName(id) }), () => {
        const now = current.current
        // The neighbours have moved up, so the widget alone would not find its place again.
        const restored = sameLayout(now, after) ? before : arrange(now, { type: 'restore', item })
        if (restored === now) return
        place(restored)
        spotlight(id)
      })
    },
    [change, offerUndo, place],
  )
  const add = useCallback(
    (id: WidgetId) => {
      const { added, alreadyThere } = editorTexts.get()
      const said = change({ type: 'add', id }) ? added : alreadyThere
      announce(said({ name: widgetName(id) }))
      spotlight(id)
    },
    [change],
  )
  const reset = useCallback(() => {
    const before = current.current
    place(defaultLayout)
    offerUndo(editorTexts.get().wasReset, () => place(before))
  }, [offerUndo, place])

  return { announcement, place, step, remove, add, reset }
}
