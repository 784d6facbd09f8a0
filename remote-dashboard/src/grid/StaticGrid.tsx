import type { Placement } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react'
import { displaySize } from '../widgets/display-size.ts'
import { Widget } from '../widgets/Widget.tsx'
import { GridCell } from './GridCell.tsx'
import { type Items, inReadingOrder } from './grid-layout.ts'
import { grid, ONE_COLUMN_BELOW } from './grid-metrics.ts'

const Box = styled.div`
  display: grid;
  grid-template-columns: repeat(${grid.columns}, minmax(0, 1fr));
  grid-auto-rows: ${grid.rowHeight}px;
  gap: ${grid.gap}px;
  & > div { grid-area: var(--y) / var(--x) / span var(--h) / span var(--w); }
  @container (max-width: ${ONE_COLUMN_BELOW - 0.02}px) {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: auto;
    gap: 0.5rem;
    /* A grid of one, so that the widget is as high as its place. */
    & > div { display: grid; grid-template-columns: minmax(0, 1fr); grid-area: auto; min-height: calc(var(--h) * ${grid.rowHeight}px); }
  }
`

const place = ({ x, y, w, h }: Placement) =>
  ({ '--x': x + 1, '--y': y + 1, '--w': w, '--h': h }) as CSSProperties

interface StaticGridProps {
  items: Items
  /** What the editor adds to a widget on a phone, where it cannot be moved. */
  tools?: (item: Placement) => ReactNode
}

/**
 * The dashboard outside edit mode, with every widget on the same pixel as in the editor. It is plain CSS: nothing is
 * measured, so it is there with the first paint. On a phone it is one column in reading order; the layout itself stays.
 */
export const StaticGrid = memo(function StaticGrid({ items, tools }: StaticGridProps) {
  const ordered = useMemo(() => inReadingOrder(items), [items])
  return (
    <Box>
      {ordered.map((item) => (
        <GridCell key={item.id} data-widget={item.id} style={place(item)}>
          <Widget id={item.id} size={displaySize(item)} inert={tools !== undefined} />
          {tools?.(item)}
        </GridCell>
      ))}
    </Box>
  )
})
