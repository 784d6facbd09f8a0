import { useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import { Button, IconButton } from '@cadence/shared/ui'
import { ChevronDown, LayoutGrid, Save, X } from 'lucide-react'
import { type RefObject, useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import type { DropTarget } from '../../../grid/EditableGrid.tsx'
import type { Items } from '../../../grid/grid-layout.ts'
import { editorTexts } from '../../../texts/dashboard.ts'
import { panelTexts } from '../../../texts/editor-panel.ts'
import { useHistoryKeys } from '../editor/use-history-keys.ts'
import { PanelToolList } from './PanelToolList.tsx'
import { PANEL_TITLE_ID } from './panel-place.ts'
import { PanelActions, PanelBox, PanelHead, PanelList } from './panel-styles.ts'
import { UndoButtons, type UndoButtonsProps } from './UndoButtons.tsx'
import { useToolDrag } from './use-tool-drag.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface EditPanelProps {
  items: Items
  /** Whether the layout or the order of the cards differs from what is saved. */
  changed: boolean
  onSave: () => void
  onExit: () => void
  history: UndoButtonsProps
  onPick: (id: WidgetId) => void
  /** The grid, where there is one onto which a tool can be dragged. */
  dropTarget: RefObject<DropTarget | null>
}

/** Panel of edit mode (specification, section 2, Dashboard editor): at the right, or a sheet on small screens. */
export function EditPanel(props: EditPanelProps) {
  const { items, changed, onSave, onExit, onPick, history, dropTarget } = props
  const t = useTexts(editorTexts)
  const panel = useTexts(panelTexts)
  const title = useRef<HTMLHeadingElement>(null)
  const box = useRef<HTMLElement>(null)
  const listId = useId()
  const stateId = useId()
  const [open, setOpen] = useState(false)
  // Once it is there, Redo stays in the bar of a phone: the button would take the focus with it.
  const [hasRedo, setHasRedo] = useState(false)
  if (history.canRedo && !hasRedo) setHasRedo(true)
  useEffect(() => {
    // The button that started edit mode is gone, and the focus with it.
    title.current?.focus({ preventScroll: true })
    return () => {
      setOpen(false)
      setHasRedo(false)
    }
  }, [])
  useToolDrag(box, dropTarget)
  useHistoryKeys(history.undo, history.redo)
  const pick = useCallback(
    (id: WidgetId) => {
      // The sheet would lie over the widget that is then shown.
      setOpen(false)
      onPick(id)
    },
    [onPick],
  )
  // The board is painted first: the list draws a miniature for each widget that is removed.
  const listed = useDeferredValue(items)
  return (
    <PanelBox
      ref={box}
      data-open={open}
      data-redo={hasRedo || undefined}
      aria-labelledby={PANEL_TITLE_ID}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <PanelHead>
        <h2 ref={title} id={PANEL_TITLE_ID} tabIndex={-1}>
          {t.title}
        </h2>
        <IconButton data-exit="" label={t.leave} onClick={onExit}>
          <X {...icon} />
          <span>{panel.leaveShort}</span>
        </IconButton>
      </PanelHead>
      <PanelActions>
        {/* Without a change it saves the name alone, so it stays a button, and steps back. */}
        <Button
          data-save=""
          data-idle={!changed || undefined}
          variant={changed ? 'primary' : 'secondary'}
          block
          icon={<Save {...icon} />}
          aria-describedby={stateId}
          onClick={onSave}
        >
          {t.save}
        </Button>
        <p id={stateId} data-changed={changed}>
          {changed ? panel.changed : panel.unchanged}
        </p>
        <UndoButtons {...history} />
        <Button
          data-toggle=""
          size="sm"
          icon={open ? <ChevronDown {...icon} /> : <LayoutGrid {...icon} />}
          aria-label={panel.toolsToggle}
          title={panel.toolsToggle}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          {panel.toolsShort}
        </Button>
      </PanelActions>
      <PanelList id={listId}>
        <PanelToolList items={listed} onPick={pick} />
      </PanelList>
    </PanelBox>
  )
}
