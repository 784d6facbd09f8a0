import { useTexts } from '@cadence/shared/i18n'
import { IconButton } from '@cadence/shared/ui'
import { Plus } from 'lucide-react'
import { type RefObject, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDraggable } from '../../drag/drag.ts'
import { Announcer, useAnnouncement } from '../../feedback/Announcer.tsx'
import { excerpt } from '../../string-helpers.ts'
import { boardTexts } from '../../texts/board.ts'
import { toDoListTexts } from '../../texts/widgets.ts'
import { deleteTask } from '../to-do-list/task-commands.ts'
import { addColumn, columnName, moveCards, moveColumnBefore } from './board-commands.ts'
import type { CardActions } from './Card.tsx'
import { CardCount } from './CardCount.tsx'
import { CardMenu } from './CardMenu.tsx'
import { Column, ColumnOptions } from './Column.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import { ColumnTabs } from './ColumnTabs.tsx'
import { draggableCard } from './card-drag.ts'
import { draggableColumn } from './column-drag.ts'
import { COLUMNS_MAX, DONE, type Lane } from './rules/lanes.ts'
import { type Place, placeOf, targetAt, withCardAt } from './rules/places.ts'
import { useLift } from './use-lift.ts'
import { useSwipe } from './use-swipe.ts'

/** Below this width of the board, in pixels, one column is shown at a time. */
const ONE_COLUMN_BELOW = 520

/** The options that are open, and the element beside which they are. */
type Menu = { id: string; field: HTMLElement } & ({ of: 'card' } | { of: 'column'; isNew: boolean })

interface ColumnsProps {
  lanes: readonly Lane[]
  onOpen: (id: string) => void
}

/** The columns side by side; where there is no room for that, one of them under tabs. */
export function Columns({ lanes, onOpen }: ColumnsProps) {
  const t = useTexts(boardTexts)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const oneColumn = useOneColumn(box)
  const [chosen, setChosen] = useState<string | null>(null)
  const [menu, setMenu] = useState<Menu | null>(null)
  const { announcement, announce } = useAnnouncement()
  const newest = useRef(lanes)
  useLayoutEffect(() => {
    newest.current = lanes
  }, [lanes])

  const move = useCallback(
    (card: string, place: Place) => {
      const before = newest.current
      const from = placeOf(before, card)
      if (!from) return
      if (from.column !== place.column || from.index !== place.index) {
        moveCards([card], targetAt(before, card, place))
      }
      setChosen(place.column)
      announce(droppedText(before, card, place))
    },
    [announce],
  )
  const lift = useLift({ lanes, box, announce, onDrop: move })
  const moveColumn = (column: string, before: string | null) => {
    moveColumnBefore(column, before)
    announce(columnText(lanes, column, before))
  }
  useDraggable(box, (target, press) => {
    const board = box.current
    if (!board) return null
    return draggableCard(target, press, board, move) ?? draggableColumn(target, board, moveColumn)
  })

  const { begin } = lift
  // Stable, so that a card renders only when its own task changed.
  const on = useMemo<CardActions>(
    () => ({
      open: onOpen,
      lift: begin,
      options: (card, field) => setMenu({ of: 'card', id: card, field }),
      remove: (entry, card) => {
        focusBeside(card)
        deleteTask(entry)
      },
    }),
    [onOpen, begin],
  )
  const shown = lift.place?.column ?? chosen ?? ''
  const current = lift.shown.find(({ column }) => column.id === shown) ?? lift.shown[0]
  const swipe = useSwipe((by) => {
    const at = lanes.findIndex(({ column }) => column.id === current?.column.id)
    const next = lanes[at + by]
    if (oneColumn && next) setChosen(next.column.id)
  })
  const add = (after: string) => {
    const column = addColumn(after)
    setChosen(column)
    // React has drawn the column by the next frame.
    requestAnimationFrame(() => {
      const board = box.current?.closest('[data-taskboard]')
      const field = board?.querySelector<HTMLElement>(
        `[data-lane="${column}"] [data-column-options], [data-tabs] [data-column-options]`,
      )
      if (!field) return
      field.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      setMenu({ of: 'column', isNew: true, id: column, field })
    })
  }
  const options = (lane: Lane) => (
    <ColumnOptions
      name={columnName(lane.column, t)}
      onOpen={(field) => setMenu({ of: 'column', isNew: false, id: lane.column.id, field })}
    />
  )
  const keysId = `${id}-keys`
  const tabId = (column: string) => `${id}-tab-${column}`
  const headId = (column: string) => `${id}-head-${column}`
  const common = {
    lifted: lift.lifted,
    anyCard: lanes.some(({ cards }) => cards.length > 0),
    keysId,
    on,
    announceAdded: (ids: readonly string[]) => announce(toDoListTexts.get().added({ count: ids.length })),
  }
  const lane = menu?.of === 'column' && lanes.find(({ column }) => column.id === menu.id)
  const close = () => setMenu(null)
  return (
    <>
      {oneColumn && current && (
        <div data-tabs="">
          <ColumnTabs
            lanes={lift.shown}
            shown={current.column.id}
            tabId={tabId}
            panelId={`${id}-panel`}
            onShow={setChosen}
            onMove={moveColumn}
          />
          {options(current)}
        </div>
      )}
      <div ref={box} data-columns="" data-one={oneColumn || undefined} {...swipe}>
        <div>
          {oneColumn && current && (
            <Column
              key={current.column.id}
              {...common}
              lane={current}
              head={null}
              role="tabpanel"
              id={`${id}-panel`}
              labelledBy={tabId(current.column.id)}
            />
          )}
          {!oneColumn &&
            lift.shown.map((each) => (
              <Column
                key={each.column.id}
                {...common}
                lane={each}
                id={`${id}-${each.column.id}`}
                labelledBy={headId(each.column.id)}
                head={
                  <header>
                    <h3 id={headId(each.column.id)}>
                      <span>{columnName(each.column, t)}</span> <CardCount count={each.cards.length} />
                    </h3>
                    {options(each)}
                  </header>
                }
              />
            ))}
          {!oneColumn && lanes.length < COLUMNS_MAX && (
            <IconButton data-add="" label={t.addColumn} onClick={() => add(lanes.at(-1)?.column.id ?? DONE)}>
              <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
      <p id={keysId} hidden>
        {t.keys}
      </p>
      {menu?.of === 'card' && (
        <CardMenu
          id={menu.id}
          field={menu.field}
          lanes={lanes}
          onMove={(place) => {
            move(menu.id, place)
            // In another column the card is another element.
            requestAnimationFrame(() =>
              box.current?.querySelector<HTMLElement>(`[data-card="${menu.id}"] [data-grip]`)?.focus(),
            )
          }}
          onOpen={() => onOpen(menu.id)}
          onRemove={() => {
            const entry = lanes.flatMap(({ cards }) => cards).find((card) => card.id === menu.id)
            const card = menu.field.closest('[data-card]')
            if (entry && card) on.remove(entry, card)
          }}
          onClose={close}
        />
      )}
      {menu?.of === 'column' && lane && (
        <ColumnMenu
          key={menu.id}
          lane={lane}
          lanes={lanes}
          field={menu.field}
          isNew={menu.isNew}
          announce={announce}
          onAdd={() => add(menu.id)}
          onClose={close}
        />
      )}
      <Announcer announcement={announcement} />
    </>
  )
}

/** What is announced when a card was dropped. */
function droppedText(lanes: readonly Lane[], id: string, place: Place): string {
  const t = boardTexts.get()
  const lane = withCardAt(lanes, id, place).find(({ column }) => column.id === place.column)
  const at = lane?.cards.findIndex((card) => card.id === id) ?? -1
  const card = lane?.cards[at]
  if (!lane || !card) return ''
  const names = { task: excerpt(card.data.text), column: columnName(lane.column, t) }
  if (lane.column.id === DONE) return t.droppedDone(names)
  return t.dropped({ ...names, place: at + 1, total: lane.cards.length })
}

/** The announcement of a dropped column. @param before the column that follows, or null at the end */
function columnText(lanes: readonly Lane[], id: string, before: string | null): string {
  const t = boardTexts.get()
  const lane = lanes.find(({ column }) => column.id === id)
  const others = lanes.filter((each) => each !== lane)
  const at = others.findIndex(({ column }) => column.id === before)
  const place = at < 0 ? lanes.length : at + 1
  return lane ? t.columnAt({ column: columnName(lane.column, t), place, total: lanes.length }) : ''
}

/** Focuses the next card, the one before, or the column's field. Call it before a card with the focus is removed. */
function focusBeside(card: Element): void {
  const beside = card.nextElementSibling ?? card.previousElementSibling
  const field = card.closest('[data-lane]')?.querySelector<HTMLElement>('[data-new]')
  ;(beside?.querySelector<HTMLElement>('[data-open]') ?? field)?.focus()
}

/** Whether the board has room for one column only. It is measured before it is painted. */
function useOneColumn(box: RefObject<HTMLElement | null>): boolean {
  const [oneColumn, setOneColumn] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // The layout width: a picture of the board is drawn small by a transform.
    const measure = () => setOneColumn(element.clientWidth > 0 && element.clientWidth < ONE_COLUMN_BELOW)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return oneColumn
}
