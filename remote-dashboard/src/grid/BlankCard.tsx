import type { WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import { breathingCss, lateCss } from '../feedback/skeleton-styles.ts'

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
  ${lateCss}
  &::before { content: ''; flex: none; width: 7.5rem; height: 0.625rem; border-radius: var(--radius-pill); background: var(--line); ${breathingCss} }
  /* A stroke has round ends and the same width on each card, however its picture is stretched. */
  svg { flex: 1 0 9rem; min-height: 0; margin-inline: 0.3125rem; fill: var(--line); stroke: var(--line); stroke-linecap: round; stroke-linejoin: round; overflow: visible; ${breathingCss} }
  path { stroke-width: 0.625rem; vector-effect: non-scaling-stroke; }
  path + path { stroke-width: var(--large, 1.375rem); }
`

/** The pictures of cards, in hundredths of their width and height: lines of text, and with what width what is larger than one. */
const pictures: Partial<Record<WidgetId, readonly [lines: string, large?: string, width?: number]>> = {
  1: [
    'M0 18h12M27 18h15M54 18h12M81 18h12M0 88h8M27 88h10M54 88h9M81 88h9',
    'M1 52h5M28 52h5M55 52h13M82 52h4',
  ],
  2: [
    'M10 4h5M24 4h5M37 4h5M50 4h5M64 4h5M77 4h5M91 4h5M0 26h3M0 44h3M0 62h3M0 80h3M0 98h3',
    'M8 30h9v22h-9zM48 22h9v18h-9zM61 46h10v26h-10zM75 34h9v14h-9zM88 58h9v22h-9z',
    10,
  ],
  3: ['M0 80h62M0 98h44', 'M80 34h.1', 36],
  5: ['M0 4h52M0 96h100', 'M8 48h.1M29 48h.1M50 48h.1M71 48h.1M92 48h.1', 36],
  6: ['M12 14h50M12 50h62M12 86h42', 'M2 14h.1M2 50h.1M2 86h.1'],
  7: ['M0 80h40', 'M2 20h84M2 46h60'],
  9: ['M12 8h62M12 36h48M12 64h70M12 92h36', 'M2 8h.1M2 36h.1M2 64h.1M2 92h.1'],
  10: ['M0 6h36M0 22h88M0 46h44M0 62h76M0 98h100'],
}

/** The pictures of the countdowns, which keep their proportions. */
const rings: Partial<Record<WidgetId, string>> = {
  4: 'M14 58a36 36 0 0 1 72 0M26 76h48M38 96h24',
  8: 'M50 2a36 36 0 1 1-.1 0zM38 96h24',
}

/** A card in the shape of its widget, until it is known what that holds. */
export function BlankCard({ id }: { id: WidgetId }) {
  const ring = rings[id]
  const [lines, large, width] = pictures[id] ?? ['M0 8h62M0 30h44']
  return (
    <Frame>
      {ring ? (
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <path d={ring} fillOpacity="0" />
        </svg>
      ) : (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={lines} />
          {large && <path d={large} style={{ '--large': width && `${width}px` } as CSSProperties} />}
        </svg>
      )}
    </Frame>
  )
}
