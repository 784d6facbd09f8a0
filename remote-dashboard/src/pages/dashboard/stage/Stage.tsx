import { useTexts } from '@cadence/shared/i18n'
import type { Placement, WidgetId } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useCallback, useRef } from 'react'
import type { Items } from '../../../grid/layout.ts'
import { ONE_COLUMN_BELOW } from '../../../grid/metrics.ts'
import { StaticGrid } from '../../../grid/StaticGrid.tsx'
import type { Direction } from '../../../grid/steps.ts'
import { useEditableGrid } from '../../../grid/use-editable-grid.ts'
import { useWidth } from '../../../grid/use-width.ts'
import { editorTexts } from '../../../texts/dashboard.ts'
import type { WidgetDeed } from '../editor/history.ts'
import type { Editor } from '../editor/use-editor.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePad } from './use-pad.ts'
import { WidgetTools } from './WidgetTools.tsx'

const Box = styled.div`
  container-type: inline-size;
  min-width: 0;
`

const Note = styled.p`
  margin-bottom: 0.75rem;
  color: var(--muted);
  font-size: var(--text-sm);
`

interface StageProps {
  editor: Editor
  /** Edit mode is on, and its panel has been painted. */
  settled: boolean
  onDrop: (items: Items, deed: WidgetDeed) => void
  onStep: (type: 'move' | 'resize', id: WidgetId, direction: Direction) => void
  onRemove: (id: WidgetId) => void
}

const tellNotLoaded = () => toast({ kind: 'info', text: editorTexts.get().notLoaded })

/** Where the widgets stand: still, or on the editable grid when there is room for one. */
export function Stage({ editor, settled, onDrop, onStep, onRemove }: StageProps) {
  const { state, items } = editor
  const { editing } = state
  const t = useTexts(editorTexts)
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, editing, settled)
  const wide = width !== null && width >= ONE_COLUMN_BELOW
  // The panel is painted first: the grid that can be moved takes long to make, and looks the same.
  const EditableGrid = useEditableGrid(editing && wide, tellNotLoaded)
  const movable = EditableGrid !== null && settled
  const keepFocus = useKeptFocus(movable)
  const { pad, onOpen } = usePad(editing, items)
  const tools = useCallback(
    ({ id }: Placement) => (
      <WidgetTools {...{ id, movable: wide, open: wide && pad === id, onOpen, onStep, onRemove }} />
    ),
    [wide, pad, onOpen, onStep, onRemove],
  )
  // Without a grid that can be moved, on a phone or while its code is not here, everything is done by buttons.
  const byButtons = editing && width !== null && EditableGrid === null
  return (
    <Box ref={box} {...keepFocus}>
      {editing && width !== null && !wide && <Note>{t.smallScreen}</Note>}
      {movable && width !== null ? (
        <EditableGrid items={items} width={width} onDrop={onDrop} tools={tools} />
      ) : byButtons ? (
        <StaticGrid items={items} tools={tools} />
      ) : (
        <StaticGrid items={items} />
      )}
    </Box>
  )
}
