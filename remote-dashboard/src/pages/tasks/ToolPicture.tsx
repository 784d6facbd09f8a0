import type { WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { type ComponentType, lazy, Suspense } from 'react'
import { PHONE } from './tool-card-styles.ts'

/**
 * A widget without its name, which the card says. It fills the picture at a size at which its words can be read; what does not
 * fit fades out.
 */
const Stage = styled.div`
  container-type: size;
  display: grid;
  place-content: start center;
  aspect-ratio: 2;
  border-radius: var(--radius-control);
  background: var(--page);
  overflow: hidden;
  color: var(--faint);
  mask-image: linear-gradient(#000 70%, rgb(0 0 0 / 0.2));
  [data-widget-miniature] section { border: 0; }
  [data-widget-miniature] section > header { display: none; }
  [data-widget-miniature] { width: max(100cqw, 100cqh * var(--width) / var(--height)); }
  /* Of columns that are drawn whole no word could be read. The first of a week are past days. */
  &[data-shows='board'], &[data-shows='week'] { [data-widget-miniature] { width: 34rem; } }
  &[data-shows='board'] { place-content: start; }
  &[data-shows='week'] { place-content: start end; }
  @media ${PHONE} {
    grid-area: picture;
    aspect-ratio: auto;
    min-height: 7.5rem;
    &[data-shows] {
      place-content: start;
      mask-image: linear-gradient(#000 70%, rgb(0 0 0 / 0.2)), linear-gradient(to right, #000 60%, transparent);
      mask-composite: intersect;
    }
    &[data-shows='lines'] [data-widget-miniature] { width: 15rem; }
    &[data-shows='board'], &[data-shows='week'] { [data-widget-miniature] { width: 24rem; } }
    &[data-shows='week'] { place-content: start end; }
  }
`

/** Without a network there is no picture: it must not take the page with it. */
const WidgetMiniature = lazy(() =>
  import('../../widgets/miniature/WidgetMiniature.tsx').then(
    (all): { default: ComponentType<{ id: WidgetId }> } => ({ default: all.WidgetMiniature }),
    () => ({ default: () => null }),
  ),
)

/** What a widget shows: lines and columns, which are cut at their end. Of the others the middle is shown. */
const shows: Partial<Record<WidgetId, 'lines' | 'board' | 'week'>> = {
  '2': 'week',
  '5': 'lines',
  '6': 'lines',
  '9': 'lines',
  '10': 'lines',
  '11': 'board',
}

/** What a tool looks like on the dashboard, with the member's own content. Its code is loaded after the page. */
export function ToolPicture({ widget }: { widget: WidgetId }) {
  return (
    <Stage aria-hidden="true" data-shows={shows[widget]}>
      <Suspense>
        <div>
          <WidgetMiniature id={widget} />
        </div>
      </Suspense>
    </Stage>
  )
}
