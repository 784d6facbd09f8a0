import type { WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { type ComponentType, lazy, Suspense } from 'react'
import { PHONE } from './tool-card-styles.ts'

/** A widget is as wide as its card, and what does not fit fades out below. */
const Stage = styled.div`
  aspect-ratio: 2;
  padding: 0.5rem 0.5rem 0;
  border-radius: var(--radius-control);
  background: var(--page);
  overflow: hidden;
  color: var(--faint);
  mask-image: linear-gradient(#000 70%, rgb(0 0 0 / 0.2));
  /* On a phone the widget fills its picture, without its name, which is beside it. */
  @media ${PHONE} {
    container-type: size;
    grid-area: picture;
    display: grid;
    place-content: start center;
    aspect-ratio: auto;
    min-height: 7.5rem;
    padding: 0;
    &[data-lines] {
      place-content: start;
      mask-image: linear-gradient(#000 70%, rgb(0 0 0 / 0.2)), linear-gradient(to right, #000 70%, transparent);
      mask-composite: intersect;
    }
    [data-widget-miniature] { width: max(100cqw, 100cqh * var(--width) / var(--height)); }
    section { border: 0; }
    section > header { display: none; }
  }
`

/** Without a network there is no picture: it must not take the page with it. */
const WidgetMiniature = lazy(() =>
  import('../../widgets/miniature/WidgetMiniature.tsx').then(
    (all): { default: ComponentType<{ id: WidgetId }> } => ({ default: all.WidgetMiniature }),
    () => ({ default: () => null }),
  ),
)

/** Mood Check and the lists are lines of text, which are cut at their end. Of the other widgets the middle is shown. */
const lines: ReadonlySet<WidgetId> = new Set(['5', '6', '9', '10', '11'])

/** What a tool looks like on the dashboard, with the member's own content. Its code is loaded after the page. */
export function ToolPicture({ widget }: { widget: WidgetId }) {
  return (
    <Stage aria-hidden="true" data-lines={lines.has(widget) || undefined}>
      <Suspense>
        <div>
          <WidgetMiniature id={widget} />
        </div>
      </Suspense>
    </Stage>
  )
}
