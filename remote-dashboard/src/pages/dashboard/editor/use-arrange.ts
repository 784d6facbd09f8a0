import type { WidgetId } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Items, inReadingOrder } from '../../../grid/layout.ts'
import { focusTools, spotlight } from '../../../grid/spotlight.ts'
import { defaultLayout, widgetEntry } from '../../../widgets/catalogue.ts'
import { stepText } from './announcements.ts'
import { type Arrangement, arrange } from './state.ts'
import type { Editor } from './use-editor.ts'

/** Element that takes the keyboard when the last widget is gone. */
export const PANEL_TITLE_ID = 'edit-panel-title'

/** The ways to change the layout, each announced; stable functions, so that no widget renders because of them. */
export function useArrange({ items, dispatch }: Pick<Editor, 'items' | 'dispatch'>) {
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
  const remove = useCallback(
    (id: WidgetId) => {
      const before = inReadingOrder(current.current)
      const at = before.findIndex((item) => item.id === id)
      const item = before[at]
      if (!item) return
      change({ type: 'remove', id })
      focusTools((before[at + 1] ?? before[at - 1])?.id, `#${PANEL_TITLE_ID}`)
      const undo = () => {
        if (change({ type: 'restore', item })) spotlight(id)
      }
      toast({ kind: 'info', text: `${item.content} retiré`, action: { label: 'Annuler', run: undo } })
    },
    [change],
  )
  const add = useCallback(
    (id: WidgetId) => {
      const { label } = widgetEntry(id)
      announce(change({ type: 'add', id }) ? `${label} ajouté` : `${label} est déjà sur la grille`)
      spotlight(id)
    },
    [change],
  )
  const reset = useCallback(() => {
    const before = current.current
    place(defaultLayout)
    const action = { label: 'Annuler', run: () => place(before) }
    toast({ kind: 'info', text: 'Disposition par défaut rétablie', action })
  }, [place])

  return { announcement, place, step, remove, add, reset }
}
