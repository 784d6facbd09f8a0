import type { WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { type ComponentType, lazy, Suspense } from 'react'

/** A widget is as wide as its card, and what does not fit fades out below. */
const Stage = styled.div`
  aspect-ratio: 2;
  padding: 0.5rem 0.5rem 0;
  border-radius: var(--radius-control);
  background: var(--page);
  overflow: hidden;
  color: var(--faint);
  mask-image: linear-gradient(#000 70%, rgb(0 0 0 / 0.2));
`

/** Without a network there is no picture: it must not take the page with it. */
const WidgetMiniature = lazy(() =>
  import('../../widgets/miniature/WidgetMiniature.tsx').then(
    (all): { default: ComponentType<{ id: WidgetId }> } => ({ default: all.WidgetMiniature }),
    () => ({ default: () => null }),
  ),
)

/** What a tool looks like on the dashboard, with the member's own content. Its code is loaded after the page. */
export function ToolPicture({ widget }: { widget: WidgetId }) {
  return (
    <Stage aria-hidden="true">
      <Suspense>
        <div>
          <WidgetMiniature id={widget} />
        </div>
      </Suspense>
    </Stage>
  )
}
