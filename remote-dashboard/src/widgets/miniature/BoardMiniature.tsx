import styled from '@emotion/styled'
import { type CSSProperties, memo, useRef } from 'react'
import { bottom } from 'react-grid-layout/core'
import { type Items, toGridLayout } from '../../grid/grid-layout.ts'
import { boxOf, rowsHigh, TYPICAL_WIDTH } from '../../grid/grid-metrics.ts'
import { displaySize } from '../display-size.ts'
import { LiveWidget } from './LiveWidget.tsx'
import { naturalSize, Shrunk } from './Shrunk.ts'
import { useNearWindow } from './use-near-window.ts'

const Board = styled.div`
  & > * { position: absolute; }
`

/** A whole board with its widgets as they are now, drawn small: a picture, as {@link WidgetMiniature} is one. */
export const BoardMiniature = memo(function BoardMiniature({ items }: { items: Items }) {
  const frame = useRef<HTMLDivElement>(null)
  const near = useNearWindow(frame)
  const height = rowsHigh(Math.max(bottom(toGridLayout(items)), 1))
  return (
    <Shrunk
      ref={frame}
      style={naturalSize({ width: TYPICAL_WIDTH, height })}
      data-board-miniature=""
      inert
      aria-hidden="true"
    >
      {near && (
        <Board>
          {items.map((item) => (
            <div key={item.id} style={boxOf(item, TYPICAL_WIDTH) as CSSProperties}>
              <LiveWidget id={item.id} size={displaySize(item)} />
            </div>
          ))}
        </Board>
      )}
    </Shrunk>
  )
})
