import { useLanguageTag } from '@cadence/shared/i18n'
import { GRID_COLUMNS, type Placement } from '@cadence/shared/schemas'
import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLazyModule } from '../lazy-module.ts'
import { useTimeOfDay } from '../time/part-of-day.ts'
import { displaySize } from '../widgets/display-size.ts'
import { Widget } from '../widgets/Widget.tsx'
import { BlankCard } from './BlankCard.tsx'
import { KeptScroll, useDocumentOrder } from './card-order.ts'
import { GridCell } from './GridCell.tsx'
import { type Items, inReadingOrder } from './grid-layout.ts'
import { ONE_COLUMN_BELOW, TWO_COLUMNS_BELOW } from './grid-metrics.ts'
import { arrangeModule } from './own-order/arrange-module.ts'
import type { Step } from './own-order/CardSteps.tsx'
import { type DraftOrder, useOwnOrder } from './own-order/use-own-order.ts'
import { StaticBox } from './static-grid-styles.ts'
import { inTwoColumns, type Place } from './two-columns.ts'
import { useWeights } from './widget-weight.ts'

/** Space beside the grid on a small screen, in pixels. Used only until the grid is measured. */
const PAGE_PADDING = 32

const styleOf = ({ x, y, w, h }: Place) =>
  ({ '--x': x + 1, '--y': y + 1, '--w': w, '--h': h }) as CSSProperties

interface StaticGridProps {
  items: Items
  /** Whether the member is in a class or another event. */
  isEventOn: boolean
  /** In edit mode, and after it while the dashboard is not saved. */
  draft?: DraftOrder | undefined
  /** Says that the board is awaited: its cards are blank. */
  waiting?: string | undefined
  /** What the editor adds to a widget on a phone, with what moves its card. */
  tools?: (item: Placement, movers: ReactNode) => ReactNode
}

/**
 * The dashboard outside edit mode. It is plain CSS, so it is there with the first paint. With room for twelve columns every
 * widget is on the same pixel as in the editor. On a small screen there are two columns, in the order of the layout or in the
 * member's own. On a phone there is one, in the order of the day or in the member's own; in edit mode its cards are folded to
 * their headers. The layout itself stays.
 */
export const StaticGrid = memo(function StaticGrid({
  items,
  isEventOn,
  draft,
  waiting,
  tools,
}: StaticGridProps) {
  const box = useRef<HTMLDivElement>(null)
  const columns = useColumns(box)
  const oneColumn = columns === 1
  const time = useTimeOfDay()
  const order = useOwnOrder(items, oneColumn, draft)
  const two = useMemo(() => (columns === 2 ? inTwoColumns(order.cards) : []), [columns, order.cards])
  const ordered = useMemo(
    () => (columns === 1 ? order.cards : columns === 2 ? two.map(({ item }) => item) : inReadingOrder(items)),
    [columns, order.cards, two, items],
  )
  const ids = useMemo(() => ordered.map(({ id }) => id), [ordered])
  const shades = useWeights(ids, { isEventOn, isColumn: oneColumn })
  const { cards, orderOf } = useDocumentOrder(box, ordered)
  const editing = tools !== undefined
  const lang = useLanguageTag('fr')
  // Without it, the cards are there and only their order cannot be changed.
  const Arrange = useLazyModule(arrangeModule, oneColumn && !waiting, () => undefined)
  const step = useRef<Step>(() => undefined)
  const onStep: Step = (id, by) => step.current(id, by)
  return (
    <>
      <KeptScroll box={box} cards={cards} />
      <StaticBox
        ref={box}
        data-time={time}
        data-sortable={Arrange ? '' : undefined}
        data-folded={editing ? '' : undefined}
        data-editing={editing ? '' : undefined}
        {...(waiting ? { role: 'status', 'aria-label': waiting, lang } : {})}
      >
        {cards.map((item) => (
          <GridCell
            key={item.id}
            {...{ [waiting ? 'data-blank' : 'data-widget']: item.id }}
            data-weight={editing || waiting ? undefined : shades.get(item.id)}
            tabIndex={editing && oneColumn ? -1 : undefined}
            onClick={editing && oneColumn ? choose : undefined}
            style={{
              ...styleOf(two.find((shown) => shown.item.id === item.id)?.place ?? item),
              order: orderOf(item.id),
            }}
          >
            {waiting ? (
              <BlankCard id={item.id} inColumn={oneColumn} />
            ) : (
              <Widget id={item.id} size={displaySize(item)} inert={editing} />
            )}
            {tools?.(
              item,
              Arrange && items.length > 1 && (
                <>
                  <Arrange.CardGrip id={item.id} onStep={onStep} />
                  <Arrange.CardSteps
                    id={item.id}
                    isFirst={item.id === ids[0]}
                    isLast={item.id === ids.at(-1)}
                    onStep={onStep}
                  />
                </>
              ),
            )}
          </GridCell>
        ))}
      </StaticBox>
      {Arrange && items.length > 1 && <Arrange.default {...{ column: box, cards: ids, order, step }} />}
    </>
  )
})

/** Gives the focus to a card that was tapped beside its buttons, which show with it. */
function choose({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && !target.closest('button')) currentTarget.focus({ preventScroll: true })
}

const columnsOf = (width: number) =>
  width < ONE_COLUMN_BELOW ? 1 : width < TWO_COLUMNS_BELOW ? 2 : GRID_COLUMNS

/** How many columns the grid has. It is guessed for the first render, and measured before it is painted. */
function useColumns(box: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(() => columnsOf(window.innerWidth - PAGE_PADDING))
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setColumns(columnsOf(element.getBoundingClientRect().width))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return columns
}
