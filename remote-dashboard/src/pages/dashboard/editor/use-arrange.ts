import type { WidgetId } from '@cadence/shared/schemas'
import { useCallback, useEffect, useRef } from 'react'
import { useAnnouncement } from '../../../feedback/Announcer.tsx'
import { type Items, inReadingOrder } from '../../../grid/grid-layout.ts'
import type { CardOrder } from '../../../grid/own-order/own-order.ts'
import { focusWidgetTools, revealWidget } from '../../../grid/reveal-widget.ts'
import { editorTexts } from '../../../texts/dashboard.ts'
import { defaultLayout, widgetName } from '../../../widgets/catalogue.ts'
import { PANEL_TITLE_ID } from '../panel/panel-place.ts'
import type { Arrangement } from './arrange.ts'
import { editModeModule } from './edit-mode-module.ts'
import { commandText, dropText, stepText } from './editor-announcements.ts'
import { type Draft, type LayoutCommand, record, redo, undo, type WidgetCommand } from './undo-history.ts'
import type { Editor } from './use-editor.ts'

const commandKinds = {
  move: 'moved',
  resize: 'resized',
  add: 'added',
  remove: 'removed',
} as const

/** The history's command for a change. */
function commandOf(change: Arrangement): LayoutCommand {
  return { kind: commandKinds[change.type], id: change.id }
}

/**
 * The commands of edit mode. Each is an entry of the history and is announced. The functions are stable, so
 * that they make no widget render.
 */
export function useArrange({ arranged: draft, dispatch, state }: Editor) {
  const { history } = state
  const { announcement, announce } = useAnnouncement()
  // Two commands may come before React has rendered the first one.
  const now = useRef({ draft, history })
  useEffect(() => {
    now.current = { draft, history }
  }, [draft, history])

  const show = useCallback(
    (next: typeof now.current) => {
      now.current = next
      dispatch({ type: 'arranged', ...next })
    },
    [dispatch],
  )
  /** Shows another layout or order, as one command. @returns false when both are on the screen already. */
  const place = useCallback(
    (changed: Partial<Draft>, command: LayoutCommand) => {
      const { draft: before, history } = now.current
      const after = { ...before, ...changed }
      if (after.items === before.items && after.order === before.order) return false
      show({ draft: after, history: record(history, { command, before, after }) })
      return true
    },
    [show],
  )
  const change = useCallback(
    (change: Arrangement, order: Partial<Draft> = {}) => {
      // Each of these commands comes from what edit mode draws, so it is loaded.
      const arrange = editModeModule.get()?.arrange
      if (!arrange) return false
      return place({ ...order, items: arrange(now.current.draft.items, change) }, commandOf(change))
    },
    [place],
  )
  const step = useCallback(
    (type: 'move' | 'resize', id: WidgetId, direction: Parameters<typeof stepText>[2]) => {
      const moved = change({ type, id, direction })
      announce(stepText(now.current.draft.items, id, direction, moved))
    },
    [change, announce],
  )
  /** Ends a drag or a resize by a pointer: one command, however far it went. */
  const drop = useCallback(
    (items: Items, command: WidgetCommand) => {
      if (place({ items }, command)) announce(dropText(items, command))
    },
    [place, announce],
  )
  const travel = useCallback(
    (way: typeof undo) => {
      const t = editorTexts.get()
      const found = way(now.current.history)
      if (!found) return announce(way === undo ? t.nothingToUndo : t.nothingToRedo)
      const { entry, history } = found
      const after = way === undo ? entry.before : entry.after
      show({ draft: after, history })
      const text = way === undo ? t.undone : t.redone
      announce(text({ what: commandText(entry.command) }))
      const id = 'id' in entry.command ? entry.command.id : undefined
      const there = after.items.some((item) => item.id === id)
      if (id !== undefined && there) revealWidget(id)
      // A widget that the command removed took the focus with it.
      focusWidgetTools(there ? id : undefined, { fallback: `#${PANEL_TITLE_ID}`, onlyIfLost: true })
    },
    [show, announce],
  )
  const remove = useCallback(
    (id: WidgetId) => {
      const inOrder = inReadingOrder(now.current.draft.items)
      const at = inOrder.findIndex((item) => item.id === id)
      if (!change({ type: 'remove', id })) return
      focusWidgetTools((inOrder[at + 1] ?? inOrder[at - 1])?.id, { fallback: `#${PANEL_TITLE_ID}` })
      announce(editorTexts.get().removed({ name: widgetName(id) }))
    },
    [change, announce],
  )
  const add = useCallback(
    (id: WidgetId, order?: Partial<Draft>) => {
      const { added, alreadyThere } = editorTexts.get()
      const text = change({ type: 'add', id }, order) ? added : alreadyThere
      announce(text({ name: widgetName(id) }))
      revealWidget(id)
    },
    [change, announce],
  )
  const reset = useCallback(() => {
    if (place({ items: defaultLayout }, { kind: 'reset' })) announce(editorTexts.get().wasReset)
  }, [place, announce])
  /** Changes the order of the cards on small screens, for the sake of one of them, or of none. It is announced by the grid. */
  const sort = useCallback(
    (order: CardOrder, id: WidgetId | null) => {
      place({ order }, id === null ? { kind: 'order reset' } : { kind: 'moved', id })
    },
    [place],
  )
  const undoLast = useCallback(() => travel(undo), [travel])
  const redoLast = useCallback(() => travel(redo), [travel])

  return { announcement, drop, step, sort, remove, add, reset, undo: undoLast, redo: redoLast }
}
