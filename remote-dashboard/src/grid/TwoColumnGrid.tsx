import { useTexts } from '@cadence/shared/i18n'
import type { Placement, WidgetId } from '@cadence/shared/schemas'
import { type ReactNode, type Ref, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { Announcer } from '../feedback/Announcer.tsx'
import { ownOrderTexts } from '../texts/own-order.ts'
import { type DropTarget, EditableGrid } from './EditableGrid.tsx'
import type { Items } from './grid-layout.ts'
import { CardGrip } from './own-order/CardGrip.tsx'
import type { Step } from './own-order/CardSteps.tsx'
import type { CardOrder } from './own-order/own-order.ts'
import { ResetOrder } from './own-order/ResetOrder.tsx'
import { placedInTwoColumns, twoColumnRules } from './own-order/two-column-rules.ts'
import { useArrangeCards } from './own-order/use-arrange-cards.ts'
import { type DraftOrder, useOwnOrder } from './own-order/use-own-order.ts'
import { focusWidgetTools } from './reveal-widget.ts'
import { inTwoColumns } from './two-columns.ts'

interface TwoColumnGridProps {
  items: Items
  /** Width of the grid in pixels. */
  width: number
  draft: DraftOrder
  /** Adds a widget to the layout, with the order that gives it its place here. */
  onAdd: (id: WidgetId, order: { order: CardOrder }) => void
  dropTarget: Ref<DropTarget>
  tools: (item: Placement, grip: ReactNode) => ReactNode
}

/**
 * The dashboard in edit mode where its cards are in two columns: each is where it is outside edit mode, too. A drag changes
 * their order alone, as on a phone. A widget that is added or removed changes the layout.
 */
export function TwoColumnGrid({ items, width, draft, onAdd, dropTarget, tools }: TwoColumnGridProps) {
  const t = useTexts(ownOrderTexts)
  const order = useOwnOrder(items, false, draft)
  const { cards, placed } = useMemo(() => {
    const cards = inTwoColumns(order.cards).map(({ item }) => item)
    return { cards, placed: placedInTwoColumns(cards) }
  }, [order.cards])
  const rules = useMemo(() => twoColumnRules(cards), [cards])
  const shownAs = (ids: WidgetId[]) => {
    const sorted = ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
    return inTwoColumns(sorted).map(({ item }) => item.id)
  }
  const sorting = useArrangeCards({ cards: cards.map(({ id }) => id), order, shownAs })
  const moveBy = useRef<Step>(() => undefined)
  useLayoutEffect(() => {
    moveBy.current = sorting.moveBy
  })
  const withGrip = useCallback(
    (item: Placement) => tools(item, <CardGrip id={item.id} onStep={(id, by) => moveBy.current(id, by)} />),
    [tools],
  )
  const followBoard = () => {
    order.restore(null)
    sorting.announce(t.followsBoard)
    // The pressed button goes, and the focus with it.
    focusWidgetTools(cards[0]?.id, { fallback: 'main', onlyIfLost: true })
  }
  return (
    <>
      <EditableGrid
        items={placed}
        rules={rules}
        width={width}
        dropTarget={dropTarget}
        tools={withGrip}
        onDrop={(after, { kind, id }) => {
          const sorted = after.map((item) => item.id)
          if (kind !== 'added') return sorting.dropFor(id, sorted)
          // What is added is announced by the editor.
          onAdd(id, { order: order.after(sorted) })
        }}
      />
      {order.own && cards.length > 1 && <ResetOrder label={t.boardOrder} onReset={followBoard} />}
      <Announcer announcement={sorting.announcement} />
    </>
  )
}
