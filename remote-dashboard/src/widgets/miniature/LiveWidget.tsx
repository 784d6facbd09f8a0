import type { WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { type ComponentType, lazy, memo, Suspense } from 'react'
import type { DisplaySize } from '../display-size.ts'

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

interface LiveWidgetProps {
  id: WidgetId
  size: DisplaySize
}

/** The same as a picture. */
type PictureProps = LiveWidgetProps & { isPicture: true }

/** Without a network the picture stays blank: a picture must not take the page with it. */
const Widget = lazy(() =>
  import('../Widget.tsx').then(
    (all): { default: ComponentType<PictureProps> } => ({ default: all.Widget }),
    () => ({ default: () => <Blank /> }),
  ),
)

/** A widget that is drawn for a picture of it. Its code is loaded with the first one. */
export const LiveWidget = memo(function LiveWidget(props: LiveWidgetProps) {
  return (
    <Cell>
      <Suspense fallback={<Blank />}>
        <Widget {...props} isPicture />
      </Suspense>
    </Cell>
  )
})
