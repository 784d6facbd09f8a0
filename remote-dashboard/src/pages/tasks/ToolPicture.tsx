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
  background: var(--surface-1);
  overflow: hidden;
  color: var(--faint);
  mask-image: linear-gradient(#000 70%, rgb(0 0 0 / 0.2));
  [data-widget-miniature] section { border: 0; }
  /* The columns of a board keep their names. */
  [data-widget-miniature] section:not([data-lane]) > header { display: none; }
  [data-widget-miniature] { width: max(100cqw, 100cqh * var(--width) / var(--height)); }
  &[data-shows='board'], &[data-shows='week'] { place-content: start; }
  /* Controls that the edge would cut, or that nobody can read at this size: the bar of a week, the fields and buttons of a board. */
  &[data-shows='week'] section > div > :first-of-type,
  &[data-shows='board'] [data-lane] :is(header > button, div) { display: none; }
  &[data-shows='faces'] form > div { visibility: hidden; }
  @media (min-width: 640px) {
    /* Of seven days no word could be read. The last three fill the picture: the edge would cut through the words of another. */
    &[data-shows='week'] {
      mask-image: linear-gradient(#000 65%, transparent 95%);
      [data-widget-miniature] { width: calc(100cqw * var(--width) / 362); }
      [data-view='week'] { --widths: repeat(4, 0) repeat(3, 6.375rem) !important; }
      ol > li:nth-of-type(-n + 4) { display: none; }
    }
    /* Two columns of the board, or all three where they can be read. */
    &[data-shows='board'] {
      [data-add] { display: none; }
      [data-widget-miniature] { width: calc(100cqw * var(--width) / 500); }
      @container (min-width: 30rem) { [data-widget-miniature] { width: 100cqw; } }
    }
    /* The whole ring has room, so that nothing fades. */
    &[data-shows='dial'] { mask-image: none; [data-widget-miniature] { width: 82cqw; } section > div > div > :last-child { visibility: hidden; } }
  }
  @media ${PHONE} {
    grid-area: picture;
    aspect-ratio: auto;
    min-height: 7.5rem;
    &:is([data-shows='lines'], [data-shows='board'], [data-shows='week']) {
      place-content: start;
      mask-image: linear-gradient(#000 70%, rgb(0 0 0 / 0.2)), linear-gradient(to right, #000 60%, transparent);
      mask-composite: intersect;
    }
    &[data-shows='lines'] [data-widget-miniature] { width: 15rem; }
    &[data-shows='board'], &[data-shows='week'] { [data-widget-miniature] { width: 24rem; } }
    /* Two whole days in the middle of the week, where the events are. There is no room for the hours beside them. */
    &[data-shows='week'] {
      [data-view='week'] { --gutter: 0rem; --widths: repeat(3, 0) repeat(2, 5.75rem) repeat(2, 0) !important; }
      mask-image: linear-gradient(#000 70%, rgb(0 0 0 / 0.2)), linear-gradient(to right, #000 85%, transparent);
      ol > li:not(:nth-of-type(4), :nth-of-type(5)), ol ~ .band, .corner, .hours { display: none; }
    }
    /* The mark of the card covers the lower edge of a board and of a scene: no words are under it. */
    &[data-shows='board'] { mask-image: linear-gradient(#000 45%, transparent 80%), linear-gradient(to right, #000 60%, transparent); }
    &[data-shows='scene'] section > div > :is(span, p), &[data-shows='scene'] section > div > div > :last-child { visibility: hidden; }
    /* The whole arc with its light: the edge would cut both. */
    [data-widget-miniature='4'] { width: 116cqw; }
    /* All five faces, in two rows. Their names, the question and the week could not be read. */
    &[data-shows='faces'] {
      place-content: center;
      mask-image: none;
      /* Above the mark of the card. */
      [data-widget-miniature] { width: 110cqw; translate: 0 -0.75rem; }
      legend, form > div, form ~ * { display: none; }
      fieldset { grid-template-columns: repeat(6, minmax(0, 1fr)); row-gap: 1rem; }
      label { grid-column: span 2; font-size: 0; svg { width: 5.75rem; } }
      label:nth-of-type(4) { grid-column: 2 / span 2; }
    }
  }
`

/** Without a network there is no picture: it must not take the page with it. */
const WidgetMiniature = lazy(() =>
  import('../../widgets/miniature/WidgetMiniature.tsx').then(
    (all): { default: ComponentType<{ id: WidgetId }> } => ({ default: all.WidgetMiniature }),
    () => ({ default: () => null }),
  ),
)

/**
 * What a widget shows. Lines, a board and a week are cut at their end; faces are one row, a dial is whole, and a scene is without words.
 * Of the others the middle is shown.
 */
const shows: Partial<Record<WidgetId, 'lines' | 'board' | 'week' | 'faces' | 'dial' | 'scene'>> = {
  '2': 'week',
  '3': 'scene',
  '4': 'scene',
  '5': 'faces',
  '6': 'lines',
  '8': 'dial',
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
