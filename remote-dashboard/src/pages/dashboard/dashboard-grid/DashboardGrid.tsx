import { useTexts } from '@cadence/shared/i18n'
import type { Placement, WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Direction } from '../../../drag/arrow-keys.ts'
import type { DropTarget } from '../../../grid/EditableGrid.tsx'
import type { Items } from '../../../grid/grid-layout.ts'
import { ONE_COLUMN_BELOW, TWO_COLUMNS_BELOW } from '../../../grid/grid-metrics.ts'
import type { CardOrder } from '../../../grid/own-order/own-order.ts'
import { focusWidgetTools } from '../../../grid/reveal-widget.ts'
import { StaticGrid } from '../../../grid/StaticGrid.tsx'
import { lazyModule, useLazyModule } from '../../../lazy-module.ts'
import { editorTexts } from '../../../texts/dashboard.ts'
import { mainDashboardTexts } from '../../../texts/main-dashboard.ts'
import { isInCatalogue } from '../../../widgets/catalogue.ts'
import { type EditModeModule, editModeModule } from '../editor/edit-mode-module.ts'
import type { Draft, WidgetCommand } from '../editor/undo-history.ts'
import type { Editor } from '../editor/use-editor.ts'
import { NOTE_IN_HEADER, PANEL_SHEET, PANEL_TITLE_ID, SHEET_BAR } from '../panel/panel-place.ts'
import { isSecondPress, type RemovePress } from './second-press.ts'

const Box = styled.div`
  position: relative;
  container-type: inline-size;
  min-width: 0;
  /* The last widget can be scrolled out from behind the closed sheet of edit mode. */
  @media ${PANEL_SHEET} {
    html[data-editing] & { padding-bottom: ${SHEET_BAR}; }
    html[data-editing] & button { scroll-margin-bottom: calc(${SHEET_BAR} + 1rem); }
  }
`

/** A line of text, with a ground of its own where the scene of a theme is behind it. */
const Note = styled.p`
  width: fit-content;
  margin-bottom: 0.75rem;
  padding-inline: calc(var(--place-room) * 0.75rem);
  border-radius: var(--radius-pill);
  background: color-mix(in srgb, var(--surface-1) calc(var(--place-room) * 88%), transparent);
  color: var(--muted);
  font-size: var(--text-sm);
  @media ${NOTE_IN_HEADER} { display: none; }
`

/** A quiet card in the place of what this release cannot show. */
const Later = styled.p`
  margin-top: 0.75rem;
  padding: 0.75rem 1rem;
  border: 1px dashed var(--outline);
  border-radius: var(--radius-control);
  color: var(--muted);
  font-size: var(--text-sm);
`

/** Most boards have widgets and never load it. */
const emptyAtRestModule = lazyModule(() => import('./EmptyAtRest.tsx'))

interface DashboardGridProps {
  editor: Editor
  /** What edit mode draws; null outside it. */
  EditMode: EditModeModule | null
  /** Edit mode is on, and its panel has been painted. */
  settled: boolean
  /** Whether the member is in a class or another event. */
  isEventOn: boolean
  onDrop: (items: Items, command: WidgetCommand) => void
  onStep: (type: 'move' | 'resize', id: WidgetId, direction: Direction) => void
  /** Changes the order of the cards on small screens. */
  onSort: (order: CardOrder, id: WidgetId | null) => void
  onRemove: (id: WidgetId) => void
  onAdd: (id: WidgetId, order?: Partial<Draft>) => void
  /** Is given the grid while it can be edited. */
  dropTarget: RefObject<DropTarget | null>
}

/** Where the widgets are. Edit mode has the columns that the board has without it, on each width. */
export function DashboardGrid(props: DashboardGridProps) {
  const { editor, EditMode, settled, isEventOn, onDrop, onStep, onSort, onRemove, onAdd, dropTarget } = props
  const { saved, arranged } = editor
  const { items, order } = arranged
  const later = saved?.items.filter((item) => !isInCatalogue(item)).length ?? 0
  const editing = EditMode !== null
  const hasDraftOrder = editing || order !== undefined
  const draft = useMemo(() => (hasDraftOrder ? { order, onSort } : undefined), [hasDraftOrder, order, onSort])
  const startEdit = () => editor.dispatch({ type: 'edit started' })
  const { loading } = useTexts(mainDashboardTexts)
  const isEmptyAtRest = !editing && items.length === 0 && later === 0 && !editor.waiting
  // Without it, the header still starts edit mode.
  const EmptyAtRest = useLazyModule(emptyAtRestModule, isEmptyAtRest, () => undefined)?.default
  const t = useTexts(editorTexts)
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, editing, settled)
  const isPhone = width !== null && width < ONE_COLUMN_BELOW
  const isFree = width !== null && width >= TWO_COLUMNS_BELOW
  // The panel is painted first, because the editable grid takes longer to draw.
  const grid = width !== null && !isPhone && settled ? (isFree ? 'free' : 'two columns') : null
  const keepFocus = useToolbarFocus(grid)
  const { openId, onOpen } = useOpenStepPad(editing, items)
  const onPressRemove = useRemovePress(onRemove)
  const tools = useCallback(
    ({ id }: Placement, movers: ReactNode = null) =>
      EditMode && (
        <EditMode.WidgetTools
          {...{ id, movers, movable: isFree, open: isFree && openId === id, onOpen, onStep }}
          onRemove={onPressRemove}
        />
      ),
    [EditMode, isFree, openId, onOpen, onStep, onPressRemove],
  )
  return (
    <Box ref={box} {...keepFocus}>
      {editing && width !== null && !isFree && items.length > 1 && <Note>{t.smallScreen}</Note>}
      {EditMode && items.length === 0 && <EditMode.EmptyBoard>{t.emptyBoard}</EditMode.EmptyBoard>}
      {EditMode && width !== null && grid === 'free' ? (
        <EditMode.EditableGrid {...{ items, rules: EditMode.freeGrid, width, onDrop, dropTarget, tools }} />
      ) : EditMode && width !== null && grid === 'two columns' ? (
        <EditMode.TwoColumnGrid {...{ items, width, onAdd, dropTarget, tools }} draft={{ order, onSort }} />
      ) : editing && isPhone ? (
        <StaticGrid {...{ items, isEventOn, draft, tools }} />
      ) : isEmptyAtRest ? (
        EmptyAtRest && (
          <EmptyAtRest
            loading={editor.state.editing}
            onEdit={startEdit}
            onPick={(id) => {
              const { isStillOpen, state } = editor
              startEdit()
              editModeModule.load().then(
                // Another board may be open by then.
                () => isStillOpen(state.opening) && onAdd(id),
                // Where edit mode cannot be loaded, the page says so.
                () => undefined,
              )
            }}
          />
        )
      ) : (
        <StaticGrid {...{ items, isEventOn, draft }} waiting={editor.waiting ? loading : undefined} />
      )}
      {later > 0 && <Later>{t.laterWidgets({ count: later })}</Later>}
    </Box>
  )
}

/**
 * Width of an element in pixels while `wanted`, known before the first paint; null before that.
 * @param layout what the width depends on. When it changes, the new width is known before the paint, too.
 */
function useWidth(ref: RefObject<HTMLElement | null>, wanted: boolean, layout: unknown): number | null {
  const [width, setWidth] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `layout` changes the width
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !wanted) return
    const measure = () => setWidth(element.getBoundingClientRect().width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, wanted, layout])
  return wanted ? width : null
}

/**
 * The widget whose step pad is open; one at a time. It closes when its widget is removed or edit mode ends. It stays
 * open when one grid replaces the other.
 */
function useOpenStepPad(editing: boolean, items: Items) {
  const [openId, setOpenId] = useState<WidgetId | null>(null)
  if (openId !== null && !(editing && items.some(({ id }) => id === openId))) setOpenId(null)
  const onOpen = useCallback(
    (id: WidgetId, open: boolean) => setOpenId((before) => (open ? id : before === id ? null : before)),
    [],
  )
  return { openId, onOpen }
}

/** The command of the remove buttons. It leaves a second press at the same place alone. */
function useRemovePress(onRemove: (id: WidgetId) => void) {
  const removal = useRef<RemovePress | null>(null)
  return useCallback(
    (id: WidgetId, { clientX: x, clientY: y, timeStamp: at, detail }: MouseEvent) => {
      const press = { id, x, y, at, byKey: detail === 0 }
      if (isSecondPress(press, removal.current)) return
      removal.current = press
      onRemove(id)
    },
    [onRemove],
  )
}

/**
 * Keeps the focus on the toolbar of a widget when one grid replaces the other.
 * @param grid the grid that can be edited; null for the one that cannot.
 * @returns props of the element around the grids.
 */
function useToolbarFocus(grid: 'free' | 'two columns' | null) {
  const widget = useRef<string | undefined>(undefined)
  const before = useRef(grid)
  useEffect(() => {
    if (before.current === grid) return
    before.current = grid
    if (widget.current === undefined) return
    focusWidgetTools(widget.current, { fallback: `#${PANEL_TITLE_ID}`, onlyIfLost: true })
  }, [grid])
  return {
    onFocus({ target }: FocusEvent) {
      const tools = target.closest('[data-tools]')
      widget.current = tools?.closest('[data-widget]')?.getAttribute('data-widget') ?? undefined
    },
    // An element that is removed loses the focus to nothing.
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget) widget.current = undefined
    },
  }
}
