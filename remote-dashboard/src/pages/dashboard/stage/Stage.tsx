import { useTexts } from '@cadence/shared/i18n'
import type { Placement, WidgetId } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useCallback, useDeferredValue, useEffect, useRef } from 'react'
import type { Items } from '../../../grid/layout.ts'
import { ONE_COLUMN_BELOW } from '../../../grid/metrics.ts'
import { StaticGrid } from '../../../grid/StaticGrid.tsx'
import type { Direction } from '../../../grid/steps.ts'
import { loadEditableGrid, useEditableGrid } from '../../../grid/use-editable-grid.ts'
import { useWidth } from '../../../grid/use-width.ts'
import { editorTexts } from '../../../texts/editor.ts'
import type { WidgetDeed } from '../editor/history.ts'
import type { Editor } from '../editor/use-editor.ts'
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

const IDLE_MS = 2000

interface StageProps {
  editor: Editor
  onDrop: (items: Items, deed: WidgetDeed) => void
  onStep: (type: 'move' | 'resize', id: WidgetId, direction: Direction) => void
  onRemove: (id: WidgetId) => void
}

/** Where the widgets stand: still, or on the editable grid when there is room for one. */
export function Stage({ editor, onDrop, onStep, onRemove }: StageProps) {
  const { state, dispatch, items } = editor
  const { editing } = state
  const t = useTexts(editorTexts)
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, editing)
  const wide = width !== null && width >= ONE_COLUMN_BELOW
  const onFailure = useCallback(() => {
    dispatch({ type: 'edit left' })
    toast({ kind: 'error', text: editorTexts.get().notLoaded })
  }, [dispatch])
  // The panel is painted first: the grid that can be moved takes long to make, and looks the same.
  const EditableGrid = useEditableGrid(useDeferredValue(editing && wide), onFailure)
  useEffect(() => {
    // Once the page stands, so that the first press on the button waits for nothing.
    const timer = setTimeout(() => void loadEditableGrid().catch(() => undefined), IDLE_MS)
    return () => clearTimeout(timer)
  }, [])
  const tools = useCallback(
    (item: Placement) => <WidgetTools id={item.id} movable={wide} onStep={onStep} onRemove={onRemove} />,
    [wide, onStep, onRemove],
  )
  return (
    <Box ref={box}>
      {editing && width !== null && !wide && <Note>{t.smallScreen}</Note>}
      {EditableGrid && width !== null ? (
        <EditableGrid items={items} width={width} onDrop={onDrop} tools={tools} />
      ) : editing && width !== null && !wide ? (
        <StaticGrid items={items} tools={tools} />
      ) : (
        <StaticGrid items={items} />
      )}
    </Box>
  )
}
