import type { Placement } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { GridLayout, type Layout } from 'react-grid-layout'
import { displaySize } from '../widgets/size.ts'
import { Widget } from '../widgets/Widget.tsx'
import { Cell } from './Cell.tsx'
import { fromGridLayout, type Items, toGridLayout } from './layout.ts'
import { grid } from './metrics.ts'

const gridConfig = {
  cols: grid.columns,
  rowHeight: grid.rowHeight,
  margin: [grid.margin, grid.margin],
  containerPadding: [0, 0],
} as const
// The whole widget is the handle, except for its toolbar.
const dragConfig = { enabled: true, cancel: '[data-tools]', threshold: 3 }
const resizeConfig = { enabled: true, handles: ['se'] } as const

/** The rules of react-grid-layout's own style sheet that this grid needs, with our tokens. */
const Box = styled.div`
  .react-grid-layout { position: relative; }
  .react-grid-item { cursor: grab; touch-action: none; user-select: none; }
  /* Not before the first frame: the switch from percentages to transforms would be seen as a flight. */
  &[data-settled] .react-grid-item { transition: transform var(--slow) var(--ease), width var(--slow) var(--ease), height var(--slow) var(--ease); }
  && .react-grid-item.resizing { transition: none; z-index: 2; }
  && .react-grid-item.react-draggable-dragging { transition: none; z-index: 3; cursor: grabbing; box-shadow: var(--shadow); }
  && .react-grid-placeholder { border: 2px dashed var(--accent); border-radius: var(--radius-card); opacity: 0.6; cursor: default; }
  .react-grid-placeholder::after { display: none; }
  .react-grid-item:hover::after, .react-grid-item:focus-within::after { opacity: 0.55; }
  .react-resizable-handle {
    position: absolute;
    right: 0;
    bottom: 0;
    z-index: 1;
    width: 2rem;
    height: 2rem;
    cursor: se-resize;
    touch-action: none;
  }
  .react-resizable-handle::after {
    content: '';
    position: absolute;
    right: 0.5rem;
    bottom: 0.5rem;
    width: 0.625rem;
    height: 0.625rem;
    border: solid var(--muted);
    border-width: 0 2px 2px 0;
    border-bottom-right-radius: 6px;
  }
  .react-resizable-hide > .react-resizable-handle { display: none; }
`

interface EditableGridProps {
  items: Items
  /** Width of the grid in pixels. */
  width: number
  /** Called when a drag or a resize ended with another layout. */
  onChange: (items: Items) => void
  tools: (item: Placement) => ReactNode
}

/** The dashboard in edit mode: react-grid-layout with the stated measures. Dragging renders no widget again. */
export default function EditableGrid({ items, width, onChange, tools }: EditableGridProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.setAttribute('data-settled', ''))
    return () => cancelAnimationFrame(frame)
  }, [])
  const layout = useMemo(() => toGridLayout(items), [items])
  const children = useMemo(
    () =>
      items.map((item) => (
        <Cell key={item.id} data-widget={item.id}>
          <Widget id={item.id} size={displaySize(item)} inert />
          {tools(item)}
        </Cell>
      )),
    [items, tools],
  )
  const changed = useCallback(
    (next: Layout) => {
      const moved = fromGridLayout(items, next)
      if (moved !== items) onChange(moved)
    },
    [items, onChange],
  )
  return (
    <Box ref={box}>
      <GridLayout
        width={width}
        layout={layout}
        gridConfig={gridConfig}
        dragConfig={dragConfig}
        resizeConfig={resizeConfig}
        onLayoutChange={changed}
      >
        {children}
      </GridLayout>
    </Box>
  )
}
