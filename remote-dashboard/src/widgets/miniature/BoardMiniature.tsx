import { GRID_COLUMNS, type WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { type CSSProperties, memo, useRef } from 'react'
import type { Items } from '../../grid/grid-layout.ts'
import { boxOf, rowsHigh, TYPICAL_WIDTH } from '../../grid/grid-metrics.ts'
import { inTwoColumns } from '../../grid/two-columns.ts'
import { displaySize } from '../display-size.ts'
import { LiveWidget } from './LiveWidget.tsx'
import { naturalSize, Shrunk } from './Shrunk.ts'
import { useNearWindow } from './use-near-window.ts'

const Board = styled.div`
  & > * { position: absolute; border-radius: var(--radius-control); }
  /* In pixels of the board, which is drawn at about a quarter. */
  & > [data-marked] { outline: 6px solid var(--accent); outline-offset: -3px; }
`

interface BoardMiniatureProps {
  items: Items
  /** Width of a board that has two columns, in pixels. Without it, the board has its twelve. */
  twoColumnsIn?: number
  /** The tools whose cards have a rim. */
  marked?: ReadonlySet<WidgetId>
}

/** The cards with their places, in columns of the twelve: each of two columns takes six. */
function placed(items: Items, hasTwoColumns: boolean) {
  if (!hasTwoColumns) return items.map((item) => ({ item, place: item }))
  const half = GRID_COLUMNS / 2
  return inTwoColumns(items).map(({ item, place }) => ({
    item,
    place: { ...place, x: place.x * half, w: place.w * half },
  }))
}

/** A whole board with its widgets as they are now, drawn small: a picture, as {@link WidgetMiniature} is one. */
export const BoardMiniature = memo(function BoardMiniature({
  items,
  twoColumnsIn,
  marked,
}: BoardMiniatureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const near = useNearWindow(frame)
  const width = twoColumnsIn ?? TYPICAL_WIDTH
  const cards = placed(items, twoColumnsIn !== undefined)
  const height = rowsHigh(Math.max(1, ...cards.map(({ place }) => place.y + place.h)))
  return (
    <Shrunk
      ref={frame}
      style={naturalSize({ width, height })}
      data-board-miniature=""
      inert
      aria-hidden="true"
    >
      {near && (
        <Board>
          {cards.map(({ item, place }) => (
            <div
              key={item.id}
              data-marked={marked?.has(item.id) || undefined}
              style={boxOf(place, width) as CSSProperties}
            >
              <LiveWidget id={item.id} size={displaySize(item)} />
            </div>
          ))}
        </Board>
      )}
    </Shrunk>
  )
})
