import { useTexts } from '@cadence/shared/i18n'
import { GRID_COLUMNS, type Placement } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { showcaseTexts } from '../../../texts/community-hub.ts'
import { glyphs } from './widget-glyphs.tsx'

/** The size of a grid cell, in units of the picture. Its proportions are those of a cell on a desktop. */
const CELL = { w: 14, h: 11 }
const GAP = 1.6
const HEAD = 8
const INSET = 4
/** Height of every picture. Nearly that of the lowest dashboard: each one fills its frame, and its lower rows are cut off. */
const FRAME = 64
/** Between the last whole row and the edge of the frame that cuts a widget. */
const FRAME_INSET = 3

const Picture = styled.svg`
  width: 100%;
  height: auto;
  padding: 1rem 1rem 0;
  border-bottom: 1px solid var(--hairline);
  background: var(--page);
  text { font: 700 5px var(--font-display); font-variant-numeric: tabular-nums; text-anchor: middle; }
  .name { fill: var(--muted); font: 600 3.6px var(--font-text); text-anchor: start; }
  .tile { fill: var(--surface-1); stroke: var(--hairline); stroke-width: 0.5; }
  [data-ink] { fill: color-mix(in srgb, var(--muted) 45%, transparent); }
  [data-ink='strong'] { fill: var(--text); }
  [data-ink='accent'] { fill: var(--accent); }
  [data-ink='today'] { fill: var(--accent-deep); }
  [data-ink='on-today'] { fill: var(--on-accent); }
  [data-ink='now'] { fill: var(--coral); }
  [data-tone] { --tone: var(--accent); fill: var(--tone); }
  [data-tone='mint'] { --tone: var(--mint); }
  [data-tone='warm'] { --tone: var(--warm); }
  [data-tone] > :first-of-type { fill: color-mix(in srgb, var(--tone) 22%, var(--surface-1)); }
  [data-ink='mint'] { fill: color-mix(in srgb, var(--mint) 60%, var(--surface-1)); }
  [data-ink='warm'] { fill: color-mix(in srgb, var(--warm) 70%, var(--surface-1)); }
  [data-line] { fill: none; stroke: var(--muted); stroke-width: 0.8; stroke-linecap: round; }
  [data-line='hair'] { stroke: var(--hairline); stroke-width: 0.5; }
  [data-line='accent'] { stroke: color-mix(in srgb, var(--accent) 55%, var(--surface-3)); stroke-width: 1.2; }
  [data-line='warm'] { stroke: var(--warm); }
`

/** A small picture of the top of a dashboard, drawn to scale from its placements: decoration beside its name. */
export function Miniature({ items }: { items: readonly Placement[] }) {
  const t = useTexts(showcaseTexts)
  return (
    <Picture viewBox={`0 0 ${GRID_COLUMNS * CELL.w} ${FRAME}`} aria-hidden="true" data-miniature="">
      {items.map(({ id, x, y, w, h }) => {
        const tile = {
          x: x * CELL.w + GAP / 2,
          y: y * CELL.h + GAP / 2,
          width: w * CELL.w - GAP,
          height: h * CELL.h - GAP,
        }
        const room = {
          x: tile.x + INSET,
          y: tile.y + HEAD,
          w: tile.width - 2 * INSET,
          // What the frame cuts off is no room: rows end above it.
          h: Math.max(0, Math.min(tile.y + tile.height - INSET, FRAME - FRAME_INSET) - tile.y - HEAD),
        }
        return (
          <g key={id} data-kind={id}>
            <rect className="tile" {...tile} rx="2.4" />
            <text className="name" x={tile.x + INSET} y={tile.y + 5.6}>
              {t[`name${id}`]}
            </text>
            {glyphs[id]?.(room)}
          </g>
        )
      })}
    </Picture>
  )
}
