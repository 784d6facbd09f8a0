import type { Placement, WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { type EventCallback, GridLayout } from 'react-grid-layout'
import { displaySize } from '../widgets/display-size.ts'
import { Widget } from '../widgets/Widget.tsx'
import { Cell } from './Cell.tsx'
import type { Gesture } from './follow-pointer.ts'
import { createGestures, sizeRange } from './gesture.ts'
import { fromGridLayout, type Items, normalise, sameLayout, toGridLayout } from './layout.ts'
import { dragByLongPress } from './long-press.ts'
import { grid } from './metrics.ts'
import { keepOwnSelection } from './own-selection.ts'

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
  /* Each widget is a layer: those that make room are moved, not painted again. */
  .react-grid-item { cursor: grab; touch-action: manipulation; user-select: none; -webkit-touch-callout: none; will-change: transform; }
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
    @media (pointer: coarse) { width: 2.75rem; height: 2.75rem; }
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
  .react-grid-item > section { transition: transform var(--fast) var(--ease), box-shadow var(--fast) var(--ease); }
  .react-grid-item[data-lifted] { z-index: 3; }
  .react-grid-item[data-lifted] > section { transform: scale(1.02); box-shadow: var(--shadow); }
  .react-grid-item[data-lifted]::after { opacity: 1; }
  .react-resizable-hide > .react-resizable-handle { display: none; }
`

interface EditableGridProps {
  items: Items
  /** Width of the grid in pixels. */
  width: number
  /** Called when a drag or a resize ended with another layout: once for each, with what was done. */
  onDrop: (items: Items, deed: { kind: 'moved' | 'resized'; id: WidgetId }) => void
  tools: (item: Placement) => ReactNode
}

/** The dashboard in edit mode: react-grid-layout with the stated measures. Dragging renders no widget again. */
export default function EditableGrid({ items, width, onDrop, tools }: EditableGridProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.setAttribute('data-settled', ''))
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(keepOwnSelection, [])
  useEffect(() => (box.current ? dragByLongPress(box.current) : undefined), [])
  const gestures = useMemo(createGestures, [])
  useEffect(() => gestures.stop, [gestures])
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
  const begun =
    (gesture: Gesture): EventCallback =>
    (_layout, item, _moved, _placeholder, _event, node) => {
      const placement = items.find(({ id }) => id === item?.i)
      if (placement) gestures.start(node, gesture, sizeRange(placement, width), width)
    }
  const moved: EventCallback = useCallback(
    (_layout, _item, _moved, _placeholder, event) => gestures.move(event),
    [gestures],
  )
  const dropped =
    (kind: 'moved' | 'resized'): EventCallback =>
    (next, _before, item) => {
      gestures.stop()
      const after = normalise(fromGridLayout(items, next))
      const id = items.find((other) => other.id === item?.i)?.id
      if (id && !sameLayout(after, items)) onDrop(after, { kind, id })
    }
  return (
    <Box ref={box} onPointerDownCapture={gestures.press}>
      <GridLayout
        width={width}
        layout={layout}
        gridConfig={gridConfig}
        dragConfig={dragConfig}
        resizeConfig={resizeConfig}
        onDragStart={begun('drag')}
        onResizeStart={begun('resize')}
        onDrag={moved}
        onResize={moved}
        onDragStop={dropped('moved')}
        onResizeStop={dropped('resized')}
      >
        {children}
      </GridLayout>
    </Box>
  )
}
