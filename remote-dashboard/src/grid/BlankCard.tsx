import type { WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { breathingCss } from '../feedback/skeleton-styles.ts'

const Frame = styled.section`
  --line: color-mix(in srgb, var(--muted) 16%, var(--surface-1));
  display: flex;
  flex-direction: column;
  gap: 1.375rem;
  padding: 1.5rem 1.125rem 1.375rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  background: var(--surface-1);
  overflow: hidden;
  &::before { content: ''; flex: none; width: 7.5rem; height: 0.625rem; border-radius: var(--radius-pill); background: var(--line); ${breathingCss} }
  /* A stroke has round ends and the same width on each card, however its picture is stretched. */
  svg { flex: 1 0 9rem; min-height: 0; margin-inline: 0.3125rem; fill: var(--line); stroke: var(--line); stroke-width: 10px; stroke-linecap: round; stroke-linejoin: round; overflow: visible; ${breathingCss} }
  path { vector-effect: non-scaling-stroke; }
`

/** In hundredths of a card's width and height: lines of text, and what is larger than a line, in pixels. */
type Picture = readonly [lines: string, large?: string, width?: number]

const rows: Picture = ['M12 10h50M12 50h62M12 90h42', 'M2 10h.1M2 50h.1M2 90h.1']

const pictures: Partial<Record<WidgetId, Picture>> = {
  1: [
    'M0 18h12M27 18h12M54 18h12M81 18h12M0 88h8M27 88h8M54 88h8M81 88h8',
    'M1 52h5M28 52h5M55 52h12M82 52h5',
  ],
  2: [
    'M10 4h5M23 4h5M36 4h5M49 4h5M62 4h5M75 4h5M88 4h5M0 26h3M0 50h3M0 74h3M0 98h3',
    'M8 30h9v22h-9zM47 22h9v18h-9zM60 46h9v22h-9zM73 34h9v18h-9zM86 58h9v22h-9z',
    10,
  ],
  4: ['M14 58a36 36 0 0 1 72 0M26 76h48M38 96h24'],
  5: ['M0 4h52M0 96h100', 'M8 48h.1M29 48h.1M50 48h.1M71 48h.1M92 48h.1', 36],
  6: rows,
  7: ['M0 80h40', 'M2 20h84M2 46h60'],
  8: ['M50 2a36 36 0 1 1-.1 0zM38 96h24'],
  9: rows,
}

/** A card in the shape of its widget, until it is known what that holds. */
export function BlankCard({ id }: { id: WidgetId }) {
  const [lines, large, width = 22] = pictures[id] ?? ['M0 6h36M0 22h88M0 46h44M0 62h76M0 98h62']
  // A ring keeps its proportions, and nothing fills it.
  const isRing = id === '4' || id === '8'
  return (
    <Frame>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio={isRing ? undefined : 'none'}
        fillOpacity={isRing ? 0 : 1}
        aria-hidden="true"
      >
        <path d={lines} />
        <path d={large} strokeWidth={width} />
      </svg>
    </Frame>
  )
}
