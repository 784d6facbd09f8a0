import type { Placement, WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { type CSSProperties, memo, type ReactNode, useEffectEvent, useMemo, useRef, useState } from 'react'
import { bottom } from 'react-grid-layout/core'
import { type Drag, useDraggable } from '../drag/drag.ts'
import { displaySize } from '../widgets/display-size.ts'
import { Widget } from '../widgets/Widget.tsx'
import { GridCell } from './GridCell.tsx'
import { type GridDragStart, startMove, startResize } from './grid-drag.ts'
import { fromGridLayout, type Items, normalise, sameLayout, toGridLayout } from './grid-layout.ts'
import { boxOf, rowsHigh } from './grid-metrics.ts'
import { canMove, canResize } from './move-and-resize.ts'

/** How the page scrolls while a widget is dragged near the edges of the window. The top bar lies over the upper one. */
const pageScroll = { element: null, top: 120, bottom: 80, fastest: 16 } as const

const Box = styled.div`
  position: relative;
  & > div { position: absolute; transition: transform var(--slow) var(--ease), translate var(--slow) var(--ease), width var(--slow) var(--ease), height var(--slow) var(--ease); }
  /* Each widget is a layer: the widgets that make room are moved, not painted again. */
  & > [data-widget] { cursor: grab; touch-action: manipulation; user-select: none; -webkit-touch-callout: none; will-change: transform, translate; }
  & > [data-widget]:hover::after, & > [data-widget]:focus-within::after { opacity: 0.55; }
  & > [data-widget][data-dragging] { transition: none; z-index: 3; cursor: grabbing; box-shadow: var(--shadow); }
  & > [data-widget][data-resizing] { transition: none; z-index: 2; cursor: se-resize; }
  & > [data-placeholder] { border: 2px dashed var(--accent); border-radius: var(--radius-control); opacity: 0.6; }
  & > div > section { transition: transform var(--fast) var(--ease), box-shadow var(--fast) var(--ease); }
  /* A finger hides what it drags: the widget is lifted out of the grid. */
  & > [data-dragging='touch'] > section { transform: scale(1.02); box-shadow: var(--shadow); }
  & > [data-dragging='touch']::after { opacity: 1; }
`

const ResizeHandle = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  z-index: 1;
  width: 2rem;
  height: 2rem;
  cursor: se-resize;
  touch-action: none;
  @media (pointer: coarse) { width: 2.75rem; height: 2.75rem; }
  &::after {
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
`

interface EditableGridProps {
  items: Items
  /** Width of the grid in pixels. */
  width: number
  /** Called once when a drag or a resize has ended with another layout. */
  onDrop: (items: Items, command: { kind: 'moved' | 'resized'; id: WidgetId }) => void
  tools: (item: Placement) => ReactNode
}

function styleOf(item: Placement, gridWidth: number): CSSProperties {
  const { left, top, width, height } = boxOf(item, gridWidth)
  return { transform: `translate(${left}px,${top}px)`, width: `${width}px`, height: `${height}px` }
}

/** A widget at its place. It renders only when that changes: a drag moves few of the widgets at a time. */
const PlacedCell = memo(function PlacedCell(props: {
  place: Placement
  gridWidth: number
  children: ReactNode
}) {
  const { place, gridWidth, children } = props
  return (
    <GridCell data-widget={place.id} style={styleOf(place, gridWidth)}>
      {children}
    </GridCell>
  )
})

/**
 * The dashboard in edit mode, with the rules of react-grid-layout: other widgets make room, and all move up. While a
 * widget is dragged, React renders only when it reaches another cell, and then moves cells without rendering widgets.
 */
export function EditableGrid({ items, width, onDrop, tools }: EditableGridProps) {
  const box = useRef<HTMLDivElement>(null)
  /** The layout that a drag would make, while there is one. */
  const [preview, setPreview] = useState<{ id: WidgetId; items: Items } | null>(null)

  const drop = useEffectEvent((after: Items, kind: 'moved' | 'resized', id: WidgetId) => {
    // Another tab may have changed the dashboard during the drag.
    const dropped = normalise(fromGridLayout(items, toGridLayout(after)))
    if (items.some((item) => item.id === id) && !sameLayout(dropped, items)) onDrop(dropped, { kind, id })
  })
  /** The size that React draws for a widget now. The grid may have another width than when the drag began. */
  const drawnSize = useEffectEvent((item: Placement) => {
    const { width: w, height: h } = styleOf(items.find(({ id }) => id === item.id) ?? item, width)
    return { width: String(w), height: String(h) }
  })
  const begin = (start: GridDragStart, kind: 'moved' | 'resized', pointerType: string): Drag => {
    const { cell, item } = start
    const { move, reset } = kind === 'moved' ? startMove(start) : startResize(start)
    const mark = kind === 'moved' ? 'dragging' : 'resizing'
    let after = start.items
    cell.dataset[mark] = pointerType
    setPreview({ id: item.id, items: after })
    return {
      move(point) {
        const next = move(point)
        if (next === after) return
        after = next
        setPreview({ id: item.id, items: after })
      },
      end(dropped) {
        delete cell.dataset[mark]
        reset(drawnSize(item))
        setPreview(null)
        if (dropped) drop(after, kind, item.id)
      },
    }
  }
  useDraggable(box, (target, { pointerType }) => {
    const cell = target.closest<HTMLElement>('[data-widget]')
    const item = items.find(({ id }) => id === cell?.dataset.widget)
    if (!cell || !item || target.closest('[data-tools]')) return null
    const byHandle = target.closest('[data-resize-handle]') !== null
    if (!byHandle && !canMove(item)) return null
    const kind = byHandle ? 'resized' : 'moved'
    const start = { cell, item, items, width }
    return { element: cell, byHandle, scroll: pageScroll, begin: () => begin(start, kind, pointerType) }
  })

  const contents = useMemo(() => {
    const content = (item: Placement) => (
      <>
        <Widget id={item.id} size={displaySize(item)} inert />
        {tools(item)}
        {canResize(item) && <ResizeHandle data-resize-handle="" />}
      </>
    )
    return new Map(items.map((item) => [item.id, content(item)]))
  }, [items, tools])
  const shown = new Map(preview?.items.map((item) => [item.id, item]))
  const target = preview && shown.get(preview.id)
  const rows = bottom(toGridLayout(preview?.items ?? items))
  return (
    <Box ref={box} data-editable-grid="" style={{ height: `${rowsHigh(rows)}px` }}>
      {items.map((item) => {
        // The dragged widget itself follows the pointer, from where it was.
        const place = item.id === preview?.id ? item : (shown.get(item.id) ?? item)
        return (
          <PlacedCell key={item.id} place={place} gridWidth={width}>
            {contents.get(item.id)}
          </PlacedCell>
        )
      })}
      {target && <div data-placeholder="" style={styleOf(target, width)} />}
    </Box>
  )
}
