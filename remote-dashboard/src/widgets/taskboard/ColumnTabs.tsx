import { useTexts } from '@cadence/shared/i18n'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { tabAfterKey } from '../../drag/arrow-keys.ts'
import { useDraggable } from '../../drag/drag.ts'
import { boardTexts } from '../../texts/board.ts'
import { columnName } from './board-commands.ts'
import { CardCount } from './CardCount.tsx'
import { draggableTab, type OnColumnDrop } from './column-drag.ts'
import type { Lane } from './rules/lanes.ts'

interface ColumnTabsProps {
  lanes: readonly Lane[]
  /** Id of the column that is shown. */
  shown: string
  tabId: (column: string) => string
  panelId: string
  onShow: (column: string) => void
  onMove: OnColumnDrop
}

/** The columns as tabs, where only one has room. The Tab key reaches the shown one, the arrow keys the others. A drag sorts them. */
export function ColumnTabs({ lanes, shown, tabId, panelId, onShow, onMove }: ColumnTabsProps) {
  const t = useTexts(boardTexts)
  const strip = useRef<HTMLDivElement>(null)
  useDraggable(strip, (target) => (strip.current ? draggableTab(target, strip.current, onMove) : null))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shown column's tab is scrolled to when it changes
  useLayoutEffect(() => {
    const box = strip.current
    const tab = box?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (box && tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2
  }, [shown])
  const onKeyDown = (event: KeyboardEvent) => {
    const at = lanes.findIndex(({ column }) => column.id === shown)
    const next = tabAfterKey(lanes, at, event.key)?.column.id
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    onShow(next)
    strip.current?.querySelector<HTMLElement>(`[data-column="${next}"]`)?.focus()
  }
  return (
    <div ref={strip} role="tablist" aria-label={t.columns} onKeyDown={onKeyDown}>
      {lanes.map(({ column, cards }) => (
        <button
          key={column.id}
          type="button"
          role="tab"
          id={tabId(column.id)}
          data-column={column.id}
          aria-selected={column.id === shown}
          aria-controls={panelId}
          tabIndex={column.id === shown ? 0 : -1}
          onClick={() => onShow(column.id)}
        >
          <span>{columnName(column, t)}</span> <CardCount count={cards.length} />
        </button>
      ))}
    </div>
  )
}
