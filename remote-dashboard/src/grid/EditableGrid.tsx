import type { Placement, WidgetId } from '@cadence/shared/schemas'
import {
  type CSSProperties,
  memo,
  type ReactNode,
  type Ref,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { bottom } from 'react-grid-layout/core'
import { type Drag, useDraggable } from '../drag/drag.ts'
import { pageScroll } from '../drag/edge-scroll.ts'
import { Widget } from '../widgets/Widget.tsx'
import { EMPTY_ROWS, GridBox, ResizeHandle } from './editable-grid-styles.ts'
import { GridCell } from './GridCell.tsx'
import { startAdd } from './grid-add.ts'
import { type GridDragStart, startMove, startResize } from './grid-drag.ts'
import { fromGridLayout, type Items, sameLayout, toGridLayout } from './grid-layout.ts'
import { boxOf, grid, rowsHigh } from './grid-metrics.ts'
import type { GridRules } from './grid-rules.ts'
import { canMove } from './move-and-resize.ts'
import { highlightWidget } from './reveal-widget.ts'

/** How long the pointer stays in a cell before the other widgets make room, in milliseconds. They do not jump on its way. */
const PAUSE_MS = 90

/** Id of the pattern of cells. There is one editable grid in a page. */
const CELL = 'grid-cell'

type DropKind = 'moved' | 'resized' | 'added'

/** The grid as the place where a widget from elsewhere is dropped. */
export interface DropTarget {
  /** Begins the drag of a widget that is not on the grid. */
  drag: (id: WidgetId) => Drag
}

interface EditableGridProps {
  items: Items
  rules: GridRules
  /** Width of the grid in pixels. */
  width: number
  /** Called once when a drag or a resize has ended with another layout. */
  onDrop: (items: Items, command: { kind: DropKind; id: WidgetId }) => void
  dropTarget?: Ref<DropTarget>
  tools: (item: Placement) => ReactNode
}

function styleOf(item: Placement, gridWidth: number): CSSProperties {
  const { left, top, width, height } = boxOf(item, gridWidth)
  return { transform: `translate(${left}px,${top}px)`, width: `${width}px`, height: `${height}px` }
}

/** The cells, each as large as a card of one cell would be. */
const Cells = memo(function Cells({ width, columns }: { width: number; columns: number }) {
  const column = (width + grid.gap) / columns
  return (
    <svg aria-hidden="true">
      <pattern id={CELL} width={column} height={grid.rowHeight + grid.gap} patternUnits="userSpaceOnUse">
        <rect x={0.5} y={0.5} width={column - grid.gap - 1} height={grid.rowHeight - 1} rx={12} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${CELL})`} stroke="none" />
    </svg>
  )
})

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
 * The dashboard in edit mode: other widgets make room for a dragged one, and all move up. While a
 * widget is dragged, React renders only when it reaches another cell, and then moves cells without rendering widgets.
 */
export function EditableGrid({ items, rules, width, onDrop, dropTarget, tools }: EditableGridProps) {
  const box = useRef<HTMLDivElement>(null)
  /** The layout that a drag would make, while there is one, and the one in which the other widgets are drawn. */
  const [preview, setPreview] = useState<{ id: WidgetId; items: Items; others: Items } | null>(null)
  const drop = useEffectEvent((after: Items, kind: DropKind, id: WidgetId) => {
    // Another tab may have changed the dashboard during the drag.
    const isNew = !items.some((item) => item.id === id)
    if (isNew !== (kind === 'added')) return
    const before = isNew ? [...items, rules.newCard(id)] : items
    const dropped = rules.settle(fromGridLayout(before, toGridLayout(after)))
    if (sameLayout(dropped, items)) return
    onDrop(dropped, { kind, id })
    highlightWidget(id)
  })
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = (after: Items | null, kind: DropKind, id: WidgetId) => {
    clearTimeout(pause.current)
    const makeRoom = () => setPreview(after && { id, items: after, others: after })
    if (!after || kind === 'resized') return makeRoom()
    setPreview((shown) => ({ id, items: after, others: shown?.others ?? items }))
    pause.current = setTimeout(makeRoom, PAUSE_MS)
  }
  const stopShowing = () => {
    clearTimeout(pause.current)
    setPreview(null)
  }
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
    show(after, kind, item.id)
    return {
      move(point) {
        const next = move(point)
        if (next === after) return
        after = next
        show(after, kind, item.id)
      },
      end(dropped) {
        delete cell.dataset[mark]
        reset(drawnSize(item))
        stopShowing()
        if (dropped) drop(after, kind, item.id)
      },
    }
  }
  const dragNew = (id: WidgetId): Drag => {
    const move = box.current && startAdd({ box: box.current, id, items, rules, width })
    let after: Items | null = null
    return {
      move(point) {
        const next = move?.(point) ?? null
        if (next === after) return
        after = next
        show(after, 'added', id)
      },
      end(dropped) {
        stopShowing()
        if (dropped && after) drop(after, 'added', id)
      },
    }
  }
  useImperativeHandle(dropTarget, () => ({ drag: dragNew }))
  useDraggable(box, (target, { pointerType }) => {
    const cell = target.closest<HTMLElement>('[data-widget]')
    const item = items.find(({ id }) => id === cell?.dataset.widget)
    const byGrip = target.closest('[data-grip]') !== null
    if (!cell || !item || (target.closest('[data-tools]') && !byGrip)) return null
    const byCorner = target.closest('[data-resize-handle]') !== null
    if (!byCorner && !canMove(item)) return null
    const kind = byCorner ? 'resized' : 'moved'
    const start = { cell, item, items, rules, width }
    return {
      element: cell,
      byHandle: byGrip || byCorner,
      scroll: pageScroll,
      begin: () => begin(start, kind, pointerType),
    }
  })

  const contents = useMemo(() => {
    const content = (item: Placement) => (
      <>
        <Widget id={item.id} size={rules.sizeOf(item)} inert />
        {tools(item)}
        {rules.canResize(item) && <ResizeHandle data-resize-handle="" />}
      </>
    )
    return new Map(items.map((item) => [item.id, content(item)]))
  }, [items, rules, tools])
  const shown = new Map(preview?.others.map((item) => [item.id, item]))
  const target = preview?.items.find(({ id }) => id === preview.id)
  const rows = bottom(toGridLayout(preview?.items ?? items))
  return (
    <GridBox
      ref={box}
      data-editable-grid=""
      data-arranging={preview ? (preview.items === items ? 'home' : 'away') : undefined}
      style={{ height: rowsHigh(Math.max(rows + rules.freeRows, EMPTY_ROWS)) }}
    >
      <Cells width={width} columns={rules.columns} />
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
    </GridBox>
  )
}
