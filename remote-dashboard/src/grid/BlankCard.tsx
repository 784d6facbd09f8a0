import type { WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { breathingCss } from '../feedback/skeleton-styles.ts'
import { heightInOneColumn } from './grid-metrics.ts'

const Frame = styled.section`
  --line: var(--skeleton);
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
  svg { flex: 1; min-height: 0; margin-inline: 0.3125rem; fill: var(--line); stroke: var(--line); stroke-width: 10px; stroke-linecap: round; stroke-linejoin: round; overflow: visible; ${breathingCss} }
  path { vector-effect: non-scaling-stroke; }
`

/**
 * `lines`: a path of the card's lines of text. `large`: a path of what is larger than a line, and `width` is the width of its stroke in
 * pixels. Paths are in hundredths of the picture's width and height; a ring keeps its proportions, so its path is in hundredths of the height.
 */
type Picture = readonly [lines: string, large?: string, width?: number]

/** A mark for each of seven days, or of five faces. */
const week = 'h3m11.7 0'.repeat(7)
const faces = 'h.1m20.9 0'.repeat(5)

const pictures: Partial<Record<WidgetId, Picture>> = {
  1: [
    `M0 14h11M16 14h14M36 14h12M59 14h6M0 84h8M16 84h9M36 84h9M59 84h8M75 24v16M79 24v16M82 90h11M74 64${'h.1m4 0'.repeat(7)}`,
    'M1 48h4M17 48h4M37 48h10M60 48h3',
  ],
  2: [
    `M10 4${'h5m8 0'.repeat(7)}M0 26h3M0 50h3M0 74h3M0 98h3`,
    'M8 30h9v22h-9zM47 22h9v18h-9zM60 46h9v22h-9zM73 34h9v18h-9zM86 58h9v22h-9z',
    10,
  ],
  3: ['M0 54h26M0 78h80M0 98h56', 'M82 14h.1', 36],
  4: ['M9 52a41 41 0 0 1 82 0M24 66h52M30 75h40', 'M38 92h24', 34],
  5: [`M0 4h56M0 58h100M4 84${week}M4 98${week}`, `M8 29${faces}`, 36],
  6: [
    'M0 3h23M31 3h23M62 3h20M94 3h6M0 28h2M13 28h52M0 62h2M13 62h60M0 96h2M13 96h40',
    'M97 28h.1M97 62h.1M97 96h.1',
  ],
  7: ['M0 10v44M11 62h58M62 97h20M99 97h.1', 'M12 14h76M12 38h52', 20],
  8: ['M50 0a32 32 0 1 1-.1 0zM34 75h32', 'M38 92h24', 34],
  9: [
    'M2 3h12M28 3h16M58 3h14M12 22h50M12 41h62M12 60h42M12 79h56M2 98h.1M12 98h44',
    'M2 22h.1M2 41h.1M2 60h.1M2 79h.1',
    20,
  ],
}

/** Other pictures where there is one column. */
const columnPictures: typeof pictures = {
  1: [
    `M0 0h30M54 0h34M54 18h24M0 30h26M54 30h14M0 48h24M54 48h24M5 64v10M19 64v10M4 84${week}M0 97h26`,
    'M1 9h3M55 9h3M1 39h26M55 39h4',
    18,
  ],
  2: [
    `M0 5h38M50 5${'h.1m11.9 0'.repeat(5)}M4 17${week}M4 24${week}M0 45h7M0 57h7M0 69h7M0 81h7M0 93h7`,
    'M16 59h82v20h-82z',
    10,
  ],
  4: ['M1 70a39 39 0 0 1 78 0M101 5h98M106 19h88M101 33h98M125 88h.1M168 88h.1', 'M126 59h51', 40],
  8: ['M40 5a44 44 0 1 1-.1 0zM104 19h92M125 76h.1M168 76h.1', 'M126 46h51', 40],
  9: [
    `M2 3h14M28 3h18M58 3h14M2 98h.1M12 98h44M12 14${'h50m-50 6h34m-34 11'.repeat(5)}`,
    'M2 14h.1M2 31h.1M2 48h.1M2 65h.1M2 82h.1',
    20,
  ],
}

/** In one column a card is as high as its content. These are the usual heights, in pixels. */
const columnHeights: Partial<Record<WidgetId, number>> = {
  1: 324,
  3: 176,
  5: 296,
  6: 228,
  7: 216,
  9: 440,
  10: 288,
}

/** A card in the shape of its widget, until it is known what that holds. */
export function BlankCard({ id, inColumn }: { id: WidgetId; inColumn: boolean }) {
  const [lines, large, width = 22] = (inColumn && columnPictures[id]) ||
    pictures[id] || ['M0 6h36M0 22h88M0 46h44M0 62h76M0 98h100']
  // A ring keeps its proportions, and nothing fills it.
  const isRing = id === '4' || id === '8'
  const height = heightInOneColumn.get(id) ?? columnHeights[id] ?? 224
  return (
    <Frame style={inColumn ? { height: `${height / 16}rem`, maxHeight: 'none' } : undefined}>
      <svg
        viewBox={isRing && inColumn ? '0 0 200 100' : '0 0 100 100'}
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
