import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Box = styled.div`
  grid-area: dial;
  position: relative;
  display: grid;
  justify-items: center;
  width: var(--lamp);
  & > * { grid-area: 1 / 1; align-self: end; }
  & > svg:first-of-type { width: 100%; height: auto; overflow: visible; fill: none; stroke-linecap: round; }
  [data-echo] { stroke: var(--place-ring-end, var(--warm)); stroke-opacity: 0.22; }
  [data-window] { overflow: hidden; }
  [data-closing] { transform-origin: 120px 120px; animation: cadence-close 900ms var(--ease); }
  [data-closing] path { stroke: var(--place-ring, var(--warm)); stroke-width: 2.25; }
  [data-closing] circle, [data-flame] { fill: var(--place-ring, var(--warm)); }
  /* The strokes stand under the arc, as the digits did. */
  & > [role='img'] { height: calc(var(--lamp) * 0.2); max-width: calc(var(--lamp) * 0.56); margin-bottom: calc(var(--lamp) * 0.11); color: var(--warm); }
  @keyframes cadence-close { from { transform: rotate(-180deg); } }
  @keyframes cadence-echo { from { transform: scale(0.86); opacity: 0; } }
  [data-echo] { transform-origin: 120px 120px; animation: cadence-echo 700ms var(--ease) 700ms backwards; }
  @media (prefers-reduced-motion: reduce) { [data-closing], [data-echo] { animation: none; } }
`

/** The lamp at the end of a session: its arc closes from the left to the right, and light goes out from it in rings. */
export function ClosedArc({ children }: { children: ReactNode }) {
  return (
    <Box>
      <svg viewBox="0 0 240 132" aria-hidden="true">
        <path data-echo="" d="M2 120a118 118 0 0 1 236 0M-18 120a138 138 0 0 1 276 0" />
        {/* The arc turns up from below its baseline. The window hides the part below the baseline. */}
        <svg data-window="" width="240" height="124" aria-hidden="true">
          <g data-closing="">
            <path d="M20 120a100 100 0 0 1 200 0" />
            <circle cx="220" cy="120" r="3.5" />
          </g>
        </svg>
        <circle data-flame="" cx="120" cy="120" r="2" />
      </svg>
      {children}
    </Box>
  )
}
