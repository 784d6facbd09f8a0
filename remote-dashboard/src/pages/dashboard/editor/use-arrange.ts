import type { WidgetId } from '@cadence/shared/schemas'
import { afterPaint, toast } from '@cadence/shared/ui'
import { useCallback, useEffect, useRef } from 'react'
import { type Items, inReadingOrder } from '../../../grid/grid-layout.ts'
import { focusWidgetTools, revealWidget } from '../../../grid/reveal-widget.ts'
import { useAnnouncement } from '../../../say/use-announcement.ts'
import { editorTexts } from '../../../texts/dashboard.ts'
import { defaultLayout, widgetName } from '../../../widgets/catalogue.ts'
import { deedText, standsText, stepText } from './announcements.ts'
import { type Deed, record, redo, undo, type WidgetDeed } from './history.ts'
import { type Arrangement, arrange } from './state.ts'
import type { Editor } from './use-editor.ts'

/** Element that takes the keyboard when the last widget is gone. */
export const PANEL_TITLE_ID = 'edit-panel-title'

const deeds = { move: 'moved', resize: 'resized', add: 'added', restore: 'added', remove: 'removed' } as const

/** What a change of the layout is, in the history. */
function deedOf(change: Arrangement): Deed {
  return { kind: deeds[change.type], id: change.type === 'restore' ? change.item.id : change.id }
}

/**
 * The ways to change the layout, each a step of the history and announced; stable functions, so that no widget renders
 * because of them.
 */
export function useArrange({ items, dispatch, state, isStillOpen }: Editor) {
  const { opening, history } = state
  const { announcement, announce } = useAnnouncement()
  // Two steps may come before React has rendered the first one.
  const now = useRef({ items, history })
  useEffect(() => {
    now.current = { items, history }
  }, [items, history])

  const show = useCallback(
    (next: typeof now.current) => {
      now.current = next
      dispatch({ type: 'arranged', ...next })
    },
    [dispatch],
  )
  /** Makes a layout the one on the screen, as one step. @returns false when it is there already. */
  const place = useCallback(
    (after: Items, deed: Deed) => {
      const { items: before, history } = now.current
      if (after === before) return false
      show({ items: after, history: record(history, { deed, before, after }) })
      return true
    },
    [show],
  )
  const change = useCallback(
    (change: Arrangement) => place(arrange(now.current.items, change), deedOf(change)),
    [place],
  )
  const step = useCallback(
    (type: 'move' | 'resize', id: WidgetId, direction: Parameters<typeof stepText>[2]) => {
      const moved = change({ type, id, direction })
      announce(stepText(now.current.items, id, direction, moved))
    },
    [change, announce],
  )
  /** What was dragged or resized by a pointer: one step, however far it went. */
  const drop = useCallback(
    (after: Items, deed: WidgetDeed) => {
      if (place(after, deed)) announce(standsText(after, deed.id))
    },
    [place, announce],
  )
  const travel = useCallback(
    (way: typeof undo) => {
      const t = editorTexts.get()
      const found = way(now.current.history)
      if (!found) return announce(way === undo ? t.nothingToUndo : t.nothingToRedo)
      const { step, history } = found
      const after = way === undo ? step.before : step.after
      show({ items: after, history })
      const said = way === undo ? t.undone : t.redone
      announce(said({ what: deedText(step.deed) }))
      const id = 'id' in step.deed ? step.deed.id : undefined
      const there = after.some((item) => item.id === id)
      if (id !== undefined && there) revealWidget(id)
      // Only when what had the focus went with the step.
      focusWidgetTools(there ? id : undefined, { fallback: `#${PANEL_TITLE_ID}`, onlyIfLost: true })
    },
    [show, announce],
  )
  /** Offers to take a change back, for as long as the dashboard on the screen is the one it was made in. */
  const offerUndo = useCallback(
    (text: string, undo: () => void) => {
      const run = () => {
        if (isStillOpen(opening)) undo()
      }
      // The change is seen first: a toast takes as long to draw as a widget.
      afterPaint(() => toast({ kind: 'info', text, action: { label: editorTexts.get().undo, run } }))
    },
    [isStillOpen, opening],
  )
  /** Takes back what was just done. When more was done since, `instead` gives what to do. */
  const takeBack = useCallback(
    (after: Items, instead: () => void) => {
      const last = now.current.history.done.at(-1)
      if (last?.after === after && now.current.items === after) travel(undo)
      else instead()
    },
    [travel],
  )
  const remove = useCallback(
    (id: WidgetId) => {
      const inOrder = inReadingOrder(now.current.items)
      const at = inOrder.findIndex((item) => item.id === id)
      const item = inOrder[at]
      if (!item || !change({ type: 'remove', id })) return
      const after = now.current.items
      focusWidgetTools((inOrder[at + 1] ?? inOrder[at - 1])?.id, { fallback: `#${PANEL_TITLE_ID}` })
      offerUndo(editorTexts.get().removed({ name: widgetName(id) }), () =>
        takeBack(after, () => {
          if (change({ type: 'restore', item })) revealWidget(id)
        }),
      )
    },
    [change, offerUndo, takeBack],
  )
  const add = useCallback(
    (id: WidgetId) => {
      const { added, alreadyThere } = editorTexts.get()
      const said = change({ type: 'add', id }) ? added : alreadyThere
      announce(said({ name: widgetName(id) }))
      revealWidget(id)
    },
    [change, announce],
  )
  const reset = useCallback(() => {
    const before = now.current.items
    if (!place(defaultLayout, { kind: 'reset' })) return
    offerUndo(editorTexts.get().wasReset, () =>
      takeBack(defaultLayout, () => place(before, { kind: 'reset' })),
    )
  }, [place, offerUndo, takeBack])
  const undoLast = useCallback(() => travel(undo), [travel])
  const redoLast = useCallback(() => travel(redo), [travel])

  return { announcement, drop, step, remove, add, reset, undo: undoLast, redo: redoLast }
}
