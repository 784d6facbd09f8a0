import type { Placement } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { type CSSProperties, memo } from 'react'
import { inReadingOrder, normalise } from '../../grid/grid-layout.ts'
import { miniatureWidgets } from './miniature-widget-styles.ts'

/**
 * The grid of the miniature has the proportions of the real one on a desktop: 12 columns, and rows a tenth higher than a
 * column is wide. `--rows` is its height in rows. A very high dashboard keeps a readable width and fades out below.
 */
const Frame = styled.div`
  height: 13.5rem;
  padding-top: 0.875rem;
  border-bottom: 1px solid var(--hairline);
  background: var(--page);
  overflow: hidden;
  mask-image: linear-gradient(#000 82%, rgb(0 0 0 / 0.3));
  & > div {
    container-type: inline-size;
    width: clamp(54%, calc(12.125rem * 12 / 1.09 / var(--rows)), 100% - 1.75rem);
    aspect-ratio: 12 / calc(var(--rows) * 1.09);
    margin-inline: auto;
  }
  & > div > div {
    display: grid;
    grid-template: repeat(var(--rows), minmax(0, 1fr)) / repeat(12, minmax(0, 1fr));
    gap: 1.5px;
    height: 100%;
    color: var(--text);
  }
  /* A dashboard without a widget: an empty place. */
  & > div:empty { height: calc(100% - 1rem); border: 1px dashed var(--outline); border-radius: var(--radius-control); opacity: 0.6; }
  ${miniatureWidgets}
`

/** Most widgets that a preview shows (specification, section 9). */
const SHOWN = 8

/** Below this height in rows, a widget is drawn without its foot. */
const LOW = 3

/** A dashboard drawn small from its placements: one element per widget, to scale. */
export const DashboardMiniature = memo(function DashboardMiniature({
  items,
}: {
  items: readonly Placement[]
}) {
  const shown = inReadingOrder(normalise(items)).slice(0, SHOWN)
  const rows = Math.max(...shown.map(({ y, h }) => y + h), 1)
  return (
    <Frame aria-hidden="true" data-miniature="">
      <div style={{ '--rows': rows } as CSSProperties}>
        {shown.length > 0 && (
          <div>
            {shown.map(({ id, x, y, w, h }) => (
              <i
                key={id}
                data-kind={id}
                data-low={h < LOW || undefined}
                style={{ gridArea: `${y + 1} / ${x + 1} / span ${h} / span ${w}` }}
              />
            ))}
          </div>
        )}
      </div>
    </Frame>
  )
})
