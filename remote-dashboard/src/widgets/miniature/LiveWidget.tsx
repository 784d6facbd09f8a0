import type { WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { lazy, memo, Suspense } from 'react'
import type { DisplaySize } from '../display-size.ts'

const Widget = lazy(() => import('../Widget.tsx').then(({ Widget }) => ({ default: Widget })))

/** As in a cell of the grid, what a widget shows follows its own width. */
const Cell = styled.div`
  container-type: inline-size;
  width: 100%;
  height: 100%;
`

/** The surface of a widget before its code is there. */
const Blank = styled.div`
  height: 100%;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  background: var(--surface-1);
`

/** A widget that is drawn for a picture of it. Its code is loaded with the first one. */
export const LiveWidget = memo(function LiveWidget(props: { id: WidgetId; size: DisplaySize }) {
  return (
    <Cell>
      <Suspense fallback={<Blank />}>
        <Widget {...props} />
      </Suspense>
    </Cell>
  )
})
